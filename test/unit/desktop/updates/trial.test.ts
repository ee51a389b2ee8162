import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepData } from '../../../../src-main/desktop/updates/kept-data.ts';
import { installedProgram, keepProgram } from '../../../../src-main/desktop/updates/kept-program.ts';
import { beginStart, endTrial, goBack, isVersionsFault } from '../../../../src-main/desktop/updates/trial.ts';
import { openUpdateFolder } from '../../../../src-main/desktop/updates/update-folder.ts';
import { dataFileIn } from '../../../../src-main/process/data-folder.ts';
import { ownFolder } from '../../../../src-main/store/sqlite/own-folder.ts';
import { eventually } from '../../../support/eventually.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

/** A shop whose program says which version it is, into the file that it is started with. */
function aShop(executableAt = 'installed/mostrador') {
  const dataDir = temporaryFolder();
  const place = temporaryFolder();
  const started = join(place, 'started');
  const executable = join(place, executableAt);
  mkdirSync(dirname(executable), { recursive: true });
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

async function update(
  shop: ReturnType<typeof aShop>,
  { appImage, platform = 'linux' }: { appImage?: string; platform?: NodeJS.Platform } = {},
) {
  const env = appImage === undefined ? {} : { APPIMAGE: appImage };
  const program = installedProgram({ env, execPath: shop.executable, platform });
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
  await endTrial(trial);
  expect(existsSync(shop.folder.program)).toBe(false);
  expect(existsSync(shop.folder.data)).toBe(false);
  expect(beginStart(trial)).toBe('usual');
});

it('goes on where what was kept cannot be deleted now', async () => {
  const shop = aShop();
  const trial = await update(shop);
  const inUse = join(shop.executable, 'data');
  await endTrial({ ...trial, folder: { ...shop.folder, data: inUse } });
  expect(beginStart(trial)).toBe('usual');
  expect(existsSync(shop.folder.program)).toBe(false);
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

it('keeps all of a program of macOS, which is a folder with the executable three folders down', async () => {
  const shop = aShop('Mostrador.app/Contents/MacOS/Mostrador');
  writeFileSync(join(shop.place, 'Mostrador.app', 'Contents', 'Info.plist'), 'of 0.1.0');
  const trial = await update(shop, { platform: 'darwin' });
  const kept = join(shop.folder.program, 'Mostrador.app', 'Contents');
  expect(readFileSync(join(kept, 'Info.plist'), 'utf8')).toBe('of 0.1.0');
  await goBack(trial);
  expect(await eventually(shop.runs, (text) => text !== '')).toBe('0.1.0 --data D\n');
});

it('puts an AppImage back in its place', async () => {
  const shop = aShop();
  const appImage = join(shop.place, 'Mostrador.AppImage');
  shop.install('0.1.0', appImage);
  const trial = await update(shop, { appImage });
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

it('starts a version that was put back where the one before it is no more: a window that explains beats none', async () => {
  const shop = aShop();
  const trial = await update(shop);
  await goBack(trial);
  rmSync(shop.folder.program, { recursive: true });
  expect(beginStart(trial)).toBe('usual');
});

it('keeps the version before while it goes on in the place of the one that failed, and forgets both once a newer one runs', async () => {
  const shop = aShop();
  const trial = await update(shop);
  await goBack(trial);
  const kept = installedProgram({
    env: {},
    execPath: join(shop.folder.program, 'installed', 'mostrador'),
    platform: 'linux',
  });
  await endTrial({ ...trial, version: '0.1.0', program: kept });
  expect(existsSync(shop.folder.program)).toBe(true);
  expect(beginStart(trial)).toBe('hand_over');

  await endTrial({ ...trial, version: '0.3.0' });
  expect(existsSync(shop.folder.program)).toBe(false);
  expect(shop.folder.read('refused')).toBeUndefined();
});

it('still knows which version failed where an AppImage was put back', async () => {
  const shop = aShop();
  const appImage = join(shop.place, 'Mostrador.AppImage');
  shop.install('0.1.0', appImage);
  const trial = await update(shop, { appImage });
  await goBack(trial);
  await endTrial({ ...trial, version: '0.1.0' });
  expect(shop.folder.read('refused')).toEqual({ version: '0.2.0', by: '0.1.0' });
  expect(existsSync(shop.folder.program)).toBe(false);
});

it('does not blame the new version for data that another program has open', async () => {
  const folder = temporaryFolder();
  const owner = ownFolder(folder);
  onTestFinished(owner.release);
  expect(await isVersionsFault(thrownBy(() => ownFolder(folder)))).toBe(false);
  expect(await isVersionsFault(new Error('a migration failed'))).toBe(true);
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (reason) {
    return reason;
  }
  throw new Error('nothing was thrown');
}
