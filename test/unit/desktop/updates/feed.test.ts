import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, it, onTestFinished } from 'vitest';
import { makeFeed } from '../../../../scripts/package/make-feed.mjs';
import { isGenuine } from '../../../../src-main/desktop/updates/genuine.ts';
import { openOfflineFeed } from '../../../../src-main/desktop/updates/offline-feed.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const another = generateKeyPairSync('ed25519')
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

/** As electron-builder leaves what it packed. */
function packaged(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'mostrador_0.2.0_amd64.deb'), 'a package');
  writeFileSync(
    join(folder, 'latest-linux.yml'),
    'version: 0.2.0\nfiles:\n  - url: mostrador_0.2.0_amd64.deb\n    sha512: c2hh\n    size: 9\npath: mostrador_0.2.0_amd64.deb\nsha512: c2hh\n',
  );
  return folder;
}

function listIn(folder: string) {
  // biome-ignore lint/suspicious/noExplicitAny: what a server gives is judged by the code under test
  return load(readFileSync(join(folder, 'latest-linux.yml'), 'utf8')) as any;
}

it('is genuine as its maker signed it, and no more once a digest, a name, a size or the version is another', async () => {
  const folder = packaged();
  await makeFeed({ folder, privateKey: pem, notes: 'Lo nuevo', rollout: 10 });
  const list = listIn(folder);
  expect(list).toMatchObject({ version: '0.2.0', releaseNotes: 'Lo nuevo', stagingPercentage: 10 });
  expect(isGenuine(list, key)).toBe(true);
  expect(isGenuine(list, another)).toBe(false);
  const [file] = list.files;
  for (const changed of [
    { version: '0.3.0' },
    { files: [{ ...file, sha512: 'ZGlm' }] },
    { files: [{ ...file, url: 'other.deb' }] },
    { files: [{ ...file, size: 10 }] },
    { files: [...list.files, file] },
    { signature: undefined },
    { signature: 'bm8=' },
  ]) {
    expect(isGenuine({ ...list, ...changed }, key), JSON.stringify(changed)).toBe(false);
  }
});

it('goes to more shops, with other notes, without another signature', async () => {
  const folder = packaged();
  await makeFeed({ folder, privateKey: pem, notes: 'Lo nuevo', rollout: 10 });
  const { signature } = listIn(folder);
  await makeFeed({ folder, privateKey: pem, notes: 'Lo nuevo, para todos' });
  expect(listIn(folder)).toMatchObject({ signature, releaseNotes: 'Lo nuevo, para todos' });
  expect(listIn(folder)).not.toHaveProperty('stagingPercentage');
});

it('goes by a file too, which is served to this computer alone, name by name', async () => {
  const folder = packaged();
  const file = await makeFeed({ folder, privateKey: pem, notes: 'Lo nuevo' });
  const feed = await openOfflineFeed(file, temporaryFolder());
  onTestFinished(() => feed.close());
  expect([...feed.names].sort()).toEqual(['latest-linux.yml', 'mostrador_0.2.0_amd64.deb']);
  const text = async (name: string) => (await fetch(`${feed.url}/${name}`)).text();
  expect(await text('mostrador_0.2.0_amd64.deb?noCache=1')).toBe('a package');
  expect(await text('latest-linux.yml')).toContain('signature:');
  expect((await fetch(`${feed.url}/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
});

it('is made of no file that an address, or another disk, would name otherwise', async () => {
  const folder = packaged();
  const list = join(folder, 'latest.yml');
  writeFileSync(list, 'version: 0.2.0\nfiles:\n  - url: Mostrador Setup 0.2.0.exe\n    sha512: c2hh\n');
  await expect(makeFeed({ folder, privateKey: pem, notes: 'Lo nuevo' })).rejects.toThrow(
    'Mostrador Setup 0.2.0.exe',
  );
});

it('refuses a file that is something else', async () => {
  const file = join(temporaryFolder(), 'foto.mostrador');
  writeFileSync(file, Buffer.alloc(2000, 'x'));
  await expect(openOfflineFeed(file, temporaryFolder())).rejects.toThrow();
});
