import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepData } from '../../../../src-main/desktop/updates/kept-data.ts';
import { keepProgram } from '../../../../src-main/desktop/updates/kept-program.ts';
import { beginStart, endTrial, goBack } from '../../../../src-main/desktop/updates/trial.ts';
import { openUpdateFolder } from '../../../../src-main/desktop/updates/update-folder.ts';
import { dataFileIn } from '../../../../src-main/process/data-folder.ts';
import { eventually } from '../../../support/eventually.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

/** A shop whose program says which version it is, into the file that it is started with. */
function aShop() {
  const dataDir = temporaryFolder();
  const place = temporaryFolder();
  const started = join(place, 'started');
  const executable = join(place, 'installed', 'mostrador');
  mkdirSync(join(place, 'installed'));
  const install = (version: string, file = executable) => {
    writeFileSync(file, `#!/bin/sh\necho ${version} "$@" >>${started}\n`);
    chmodSync(file, 0o755);
  };
  install('0.1.0');
  writeFileSync(dataFileIn(dataDir), 'data of 0.1.0');
  const folder = openUpdateFolder(dataDir);
  return {
    dataDir,
    place,
    folder,
    executable,
    install,
    runs: () => (existsSync(started) ? readFileSync(started, 'utf8') : ''),
  };
}

async function update(shop: ReturnType<typeof aShop>, appImage?: string) {
  const program = { executable: shop.executable, appImage };
  await keepProgram(program, shop.folder.program);
  await keepData(shop.dataDir, shop.folder.data);
  shop.folder.write('trial', { from: '0.1.0', to: '0.2.0', starts: 0 });
  shop.install('0.2.0', appImage);
  return { dataDir: shop.dataDir, version: '0.2.0', folder: shop.folder, program, args: ['--data', 'D'] };
}

it('leaves nothing behind once the new version has opened the data', async () => {
  const shop = aShop();
  const trial = await update(shop);
  expect(beginStart(trial)).toBe('trial');
  await endTrial(shop.folder);
  expect(existsSync(shop.folder.program)).toBe(false);
  expect(existsSync(shop.folder.data)).toBe(false);
  expect(beginStart(trial)).toBe('usual');
});

it('goes back to the program and the data of before, and goes on with them at each later start', async () => {
  const shop = aShop();
  const trial = await update(shop);
  expect(beginStart(trial)).toBe('trial');
  writeFileSync(dataFileIn(shop.dataDir), 'half of what 0.2.0 does');
  writeFileSync(`${dataFileIn(shop.dataDir)}-wal`, 'a log of 0.2.0');
  await goBack(trial);
  expect(await eventually(shop.runs, (text) => text !== '')).toBe('0.1.0 --data D\n');
  expect(readFileSync(dataFileIn(shop.dataDir), 'utf8')).toBe('data of 0.1.0');
  expect(existsSync(`${dataFileIn(shop.dataDir)}-wal`)).toBe(false);

  writeFileSync(dataFileIn(shop.dataDir), 'what was sold since');
  expect(beginStart(trial)).toBe('hand_over');
  await goBack(trial);
  expect(await eventually(shop.runs, (text) => text.split('\n').length > 2)).toBe(
    '0.1.0 --data D\n0.1.0 --data D\n',
  );
  expect(readFileSync(dataFileIn(shop.dataDir), 'utf8')).toBe('what was sold since');
  expect(beginStart({ ...trial, version: '0.3.0' })).toBe('usual');
});

it('puts an AppImage back in its place', async () => {
  const shop = aShop();
  const appImage = join(shop.place, 'Mostrador.AppImage');
  shop.install('0.1.0', appImage);
  const trial = await update(shop, appImage);
  await goBack(trial);
  expect(await eventually(shop.runs, (text) => text !== '')).toBe('0.1.0 --data D\n');
  expect(readFileSync(appImage, 'utf8')).toContain('0.1.0');
});

it('goes back from a version that ended twice without a word', async () => {
  const shop = aShop();
  const trial = await update(shop);
  expect([beginStart(trial), beginStart(trial), beginStart(trial)]).toEqual(['trial', 'trial', 'hand_over']);
});

it('judges no start of the version before, which an update never replaced', async () => {
  const shop = aShop();
  const trial = await update(shop);
  expect(beginStart({ ...trial, version: '0.1.0' })).toBe('usual');
});
