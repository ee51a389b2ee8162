import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DebUpdater } from 'electron-updater';
import { create } from 'tar';
import { expect, it, onTestFinished } from 'vitest';
import { openUpdateFolder } from '../../../../src-main/desktop/updates/update-folder.ts';
import { makeUpdater } from '../../../../src-main/desktop/updates/updater.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

/** A list that has nothing newer, under each name that one is asked by. */
const list = 'version: 0.1.0\nfiles:\n  - url: mostrador.deb\n    sha512: c2hh\n    size: 9\n';
const names = ['latest.yml', 'latest-linux.yml', 'latest-mac.yml'];

/** An update feed, which may keep clients waiting. */
async function aFeed({ waits = Promise.resolve() }: { readonly waits?: Promise<void> } = {}) {
  const server = createServer((_request, response) => void waits.then(() => response.end(list)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the feed has no port');
  return `http://127.0.0.1:${address.port}`;
}

async function aFile(): Promise<string> {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), list);
  const file = join(folder, 'update.mostrador');
  await create({ file, cwd: folder }, names);
  return file;
}

/** Electron's own updater of a `.deb`, on a program that is none of Electron's. */
function updaterOfPackage(): DebUpdater {
  const place = temporaryFolder();
  mkdirSync(join(place, 'cache'));
  const updater = new DebUpdater(null, {
    version: '0.1.0',
    name: 'mostrador',
    isPackaged: true,
    appUpdateConfigPath: join(place, 'app-update.yml'),
    userDataPath: place,
    baseCachePath: join(place, 'cache'),
    whenReady: () => Promise.resolve(),
    relaunch() {},
    quit() {},
    onQuit() {},
  });
  Reflect.set(updater, 'httpExecutor', {
    request: async ({ hostname, port, path }: { hostname: string; port: string; path: string }) =>
      (await fetch(`http://${hostname}:${port}${path}`)).text(),
  });
  return updater;
}

function anUpdater(feed: string | undefined) {
  return makeUpdater({
    version: '0.1.0',
    folder: openUpdateFolder(temporaryFolder()),
    publicKey: undefined,
    feed,
    load: async () => updaterOfPackage(),
    log: undefined,
  });
}

it('asks the feed again after a file that brought nothing', async () => {
  const updater = anUpdater(await aFeed());
  await updater.checkFile(await aFile());
  expect(updater.state()).toMatchObject({ phase: 'idle', failure: 'unusable_file' });
  await updater.check();
  expect(updater.state()).toMatchObject({ phase: 'up_to_date' });
  expect(updater.state().failure).toBeUndefined();
});

it('judges a file that is opened while the feed is asked', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const updater = anUpdater(await aFeed({ waits }));
  const asked = updater.check();
  const judged = updater.checkFile(await aFile());
  answer();
  await Promise.all([asked, judged]);
  expect(updater.state()).toMatchObject({ phase: 'idle', failure: 'unusable_file' });
});
