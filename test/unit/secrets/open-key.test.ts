import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFilesIn } from '../../../src-main/process/data-folder.ts';
import type { KeyProtector } from '../../../src-main/secrets/key-protector.ts';
import { type KeyKeeper, openKey, setKeyAside } from '../../../src-main/secrets/open-key.ts';
import { keyFileProtector } from '../../support/secrets/key-file-protector.ts';
import { temporaryFolder } from '../../support/store/store.ts';

describe('the key of a service without a desktop', () => {
  it('is made at the first start, in a file, and stays the same', async () => {
    const { open, files } = aDataFolder();
    const first = await open();
    expect(first).toMatchObject({ keptBy: 'file', isUnprotected: false });
    expect(readFileSync(files.plain)).toEqual(first.key);
    expect((await open()).key).toEqual(first.key);
  });

  it.skipIf(process.platform === 'win32')(
    'is readable by its owner alone [Windows has no file modes]',
    async () => {
      const { open, files } = aDataFolder();
      await open();
      expect(statSync(files.plain).mode & 0o777).toBe(0o600);
    },
  );

  it('is whole from the moment it has its name, and nothing else is left beside it', async () => {
    const { open, files, names } = aDataFolder();
    // What a crash in the middle of the first start leaves.
    writeFileSync(`${files.plain}.new`, 'half');
    expect((await open()).key).toHaveLength(32);
    expect(names()).toEqual(['secret.key']);
  });

  it('is never replaced when it is damaged: what it sealed would be lost', async () => {
    const { open, files, names } = aDataFolder();
    writeFileSync(files.plain, 'short');
    await expect(open()).rejects.toThrow(/not a key/);
    expect(readFileSync(files.plain, 'utf8')).toBe('short');
    expect(names()).toEqual(['secret.key']);
  });
});

describe('the key on a desktop', () => {
  it('moves to the system at its first start there, and is the same from then on', async () => {
    const { open, system, files, names } = aDataFolder();
    const { key } = await open();
    expect(await open({ protector: system })).toEqual({ key, keptBy: 'system', isUnprotected: false });
    expect(names()).toEqual(['secret.key.sealed']);
    expect(readFileSync(files.sealed).includes(Buffer.from(key))).toBe(false);
    expect(await open({ protector: system })).toEqual({ key, keptBy: 'system', isUnprotected: false });
  });

  it('of a new data folder is never written as it is', async () => {
    const { open, system, files, names } = aDataFolder();
    const { key } = await open({ protector: system });
    expect(names()).toEqual(['secret.key.sealed']);
    expect(readFileSync(files.sealed).includes(Buffer.from(key))).toBe(false);
  });

  it.each([
    ['before it is sealed', 'secret.key.sealed.new'],
    ['before the plain one is gone', 'secret.key.sealed'],
  ])('outlives a power cut %s', async (_, leftover) => {
    const { open, system, folder, names } = aDataFolder();
    const { key } = await open();
    writeFileSync(join(folder, leftover), leftover.endsWith('.new') ? 'half' : await system.protect(key));
    expect((await open()).key).toEqual(key);
    expect(await open({ protector: system })).toMatchObject({ key, keptBy: 'system' });
    expect(names()).toEqual(['secret.key.sealed']);
    expect((await open({ protector: system })).key).toEqual(key);
  });

  it('that a restore brought goes before the sealed one it replaces, and is sealed here', async () => {
    const { open, system, files, names } = aDataFolder();
    await open({ protector: system });
    const restored = Buffer.alloc(32, 7);
    writeFileSync(files.plain, restored);
    expect((await open({ protector: system })).key).toEqual(restored);
    expect(names()).toEqual(['secret.key.sealed']);
    expect((await open({ protector: system })).key).toEqual(restored);
  });

  it.each<[string, Partial<KeyProtector>]>([
    ['has no keyring', { availability: async () => 'unavailable' }],
    ['refuses', { protect: () => Promise.reject(new Error('denied')) }],
    ['gives something else back', { unprotect: async () => Buffer.alloc(32) }],
  ])('stays in its file where the system %s, and says so', async (_, fault) => {
    const { open, system, names } = aDataFolder();
    const { key } = await open();
    const outcome = await open({ protector: { ...system, ...fault } });
    expect(outcome).toEqual({ key, keptBy: 'file', isUnprotected: true });
    expect(names()).toEqual(['secret.key']);
  });

  it('waits for the next start where a power cut could still take what protects it, without alarm', async () => {
    const { open, system, names } = aDataFolder();
    const early: KeyProtector = { ...system, availability: async () => 'after_restart' };
    expect(await open({ protector: early })).toMatchObject({ keptBy: 'file', isUnprotected: false });
    expect(names()).toEqual(['secret.key']);
  });

  it('goes back to a file when that is chosen, for a service without a desktop', async () => {
    const { open, system, names } = aDataFolder();
    const { key } = await open({ protector: system });
    const outcome = await open({ protector: system, keeper: 'file' });
    expect(outcome).toEqual({ key, keptBy: 'file', isUnprotected: false });
    expect(names()).toEqual(['secret.key']);
    expect((await open()).key).toEqual(key);
  });
});

describe('a key out of reach is left as it is', () => {
  it('without a desktop', async () => {
    const { open, system, files } = aDataFolder();
    await open({ protector: system });
    const before = readFileSync(files.sealed);
    await expect(open()).rejects.toMatchObject({ obstacle: 'no_desktop' });
    expect(existsSync(files.plain)).toBe(false);
    expect(readFileSync(files.sealed)).toEqual(before);
  });

  it('while the keyring is away', async () => {
    const { open, system, names } = aDataFolder();
    const { key } = await open({ protector: system });
    const away: KeyProtector = { ...system, availability: async () => 'unavailable' };
    await expect(open({ protector: away })).rejects.toMatchObject({ obstacle: 'keyring_away' });
    expect(names()).toEqual(['secret.key.sealed']);
    expect((await open({ protector: system })).key).toEqual(key);
  });

  it('on another computer, until a person puts it aside and begins with another', async () => {
    const { open, system, files, names } = aDataFolder();
    const { key } = await open({ protector: system });
    const other = keyFileProtector(join(temporaryFolder(), 'other.key'));
    await expect(open({ protector: other })).rejects.toMatchObject({
      obstacle: 'refused',
      file: files.sealed,
    });
    expect((await open({ protector: system })).key).toEqual(key);
    setKeyAside(files.sealed);
    expect((await open({ protector: other })).key).not.toEqual(key);
    expect(names()).toEqual(['secret.key.sealed', expect.stringMatching(/^secret\.key\.sealed\.unopened-/)]);
  });
});

function aDataFolder() {
  const folder = temporaryFolder();
  const files = keyFilesIn(folder);
  const open = (choice: { protector?: KeyProtector; keeper?: KeyKeeper } = {}) =>
    openKey(files, { keeper: 'system', failed: () => {}, ...choice });
  return {
    folder,
    files,
    open,
    system: keyFileProtector(join(temporaryFolder(), 'system.key')),
    names: () => readdirSync(folder).toSorted(),
  };
}
