import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BackupError } from '../../../src-main/backup/backup-error.ts';
import { makeRestores } from '../../../src-main/backup/staged/restores.ts';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/store/store.ts';

/** One whose file came; `spoil` is done as it is opened, which it cannot be. */
async function aRestore(spoil: (folder: string) => void) {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'restore');
  const failures: unknown[] = [];
  const restores = makeRestores({
    dataDir,
    failed: (reason) => void failures.push(reason),
    async fetch(_, to) {
      writeFileSync(to, 'age-encryption.org/v1\n');
      return { ok: true, value: undefined };
    },
    async run() {
      spoil(folder);
      throw new BackupError('unreadable', { es: 'Está dañado.', en: 'It is damaged.' });
    },
    startAgain: undefined,
  });
  await restores.take({ place: 'folder', file: 'mostrador.age' });
  return { restores, folder, failures };
}

describe('a restore that was begun in the window', () => {
  it('says why a backup was not opened also where its folder is gone by then', async () => {
    const { restores, failures } = await aRestore((folder) => rmSync(folder, { recursive: true }));
    restores.open('caballo correcto batería');
    const read = await eventually(
      async () => restores.read(),
      ({ state }) => state !== 'opening',
    );
    expect(read).toMatchObject({ state: 'received', fault: 'unreadable' });
    expect(failures).toHaveLength(1);
  });

  it('leaves nothing of a backup that nobody confirmed once the program stops', async () => {
    const { restores, folder } = await aRestore(() => {});
    expect(existsSync(folder)).toBe(true);
    await restores.stop();
    expect(existsSync(folder)).toBe(false);
  });
});
