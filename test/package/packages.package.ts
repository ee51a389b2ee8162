import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeFeed } from '../../scripts/package/make-feed.mjs';
import type { UpdateState } from '../../src-main/contract/desktop/updates.ts';
import { findService } from '../../src-main/process/find-service.ts';
import type { ServiceFile } from '../../src-main/process/service-file.ts';
import { es } from '../../src-renderer/text/es.ts';
import { coffee } from '../e2e/support/counter.ts';
import { findElectron } from '../e2e/support/electron.ts';
import { type RunningProgram, startProgram } from '../e2e/support/program.ts';
import { keepScreenshot } from '../e2e/support/screenshot.ts';
import { anInvoiceBody } from '../support/builders/invoice-body.ts';
import { makeTrialPackages } from '../support/electron/trial-packages.mjs';
import { eventually } from '../support/eventually.ts';
import { keyHolderOf } from '../support/service/api-client.ts';
import { temporaryFolder } from '../support/store/store.ts';
import { startLocalFeed } from './local-feed.ts';
import { sellIn } from './sell-in.ts';

const electron = findElectron();
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
const mostrador = {
  providerRuc: '',
  updateKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
};
const words = es.updates;

const title = `packages${electron.ok ? '' : ` [skipped: ${electron.reason}]`}`;
describe.skipIf(!electron.ok || process.platform !== 'linux')(`${title} of Linux`, () => {
  let feed: Awaited<ReturnType<typeof startLocalFeed>>;
  let made: string;
  /** The versions there are; each is packed once, when a test first needs it. */
  const versions = {
    '0.1.0': { kinds: ['deb', 'appimage'] },
    '0.2.0': { kinds: ['deb', 'appimage'] },
    // One whose native library this computer cannot load: it opens no data.
    '0.3.0': { kinds: ['appimage'], change: breakLibrary },
  } as const;
  const packing = new Map<keyof typeof versions, Promise<void>>();
  const packed = async (...wanted: readonly (keyof typeof versions)[]) => {
    for (const version of wanted) {
      const making = packing.get(version) ?? make(version);
      packing.set(version, making);
      await making;
    }
  };
  /** Folder of the packages of a version. */
  const versionFolder = (version: string) => join(made, version);
  const packageOf = (version: string, ending: string) => {
    const folder = versionFolder(version);
    return join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? '');
  };

  beforeAll(async () => {
    feed = await startLocalFeed();
    made = mkdtempSync(join(tmpdir(), 'mostrador-packages-'));
  });
  afterAll(() => {
    feed?.close();
    rmSync(made, { recursive: true });
  });

  it('.deb: installs, sells through its window, waits for the authority, is updated, and has what it sold', async () => {
    await packed('0.1.0', '0.2.0');
    const place = temporaryFolder();
    const data = temporaryFolder();
    execFileSync('dpkg', ['-x', packageOf('0.1.0', '.deb'), place]);
    const program = await start(join(place, 'opt', 'Mostrador', 'mostrador'), data, {
      PATH: installerFor(place),
    });
    const window = await sellIn(program);

    feed.publish(versionFolder('0.2.0'));
    await openUpdates(window);
    expect(await stateOf(window)).toMatchObject({ version: '0.1.0', canUpdate: true, hasFeed: true });
    await window.getByRole('button', { name: words.check }).click();
    await window.getByText(words.phase.ready.replace('{{version}}', '0.2.0')).waitFor();
    await window.getByText('Lo nuevo de 0.2.0').waitFor();
    await keepScreenshot(window, 'updates-ready');

    await program.owner.call('POST', '/v1/local/sync/pause');
    const client = await keyHolderOf({ url: program.url, dataDir: data });
    const waiting = await client.issue(anInvoiceBody());
    await window.getByRole('button', { name: words.install }).click();
    await window.getByText(words.waitingDocuments_one).waitFor();
    await program.owner.call('POST', '/v1/local/sync/resume');
    await client.invoice(waiting.id, 'wait=20');

    await window.getByRole('button', { name: words.install }).click();
    const updated = await serviceOf(data, '0.2.0');
    const { text } = await (await keyHolderOf({ url: updated.url, dataDir: data })).call(
      'GET',
      '/v1/ec/invoices',
    );
    expect(text).toContain(coffee.name);
    await eventually(
      () => readdirSync(join(data, 'updates')),
      (names) => !names.includes('trial.json') && !names.includes('program'),
    );
  });

  it('AppImage: refuses what is not signed or was changed, is replaced byte for byte, and a file does as the feed does', async () => {
    await packed('0.1.0', '0.2.0');
    const data = temporaryFolder();
    const image = installedImage();
    const program = await start(image, data);
    const window = await sellIn(program);
    await openUpdates(window);

    const forged = copyOf(versionFolder('0.2.0'));
    for (const name of readdirSync(forged).filter((one) => one.endsWith('.yml'))) {
      const list = join(forged, name);
      writeFileSync(list, readFileSync(list, 'utf8').replace('version: 0.2.0', 'version: 0.9.0'));
    }
    feed.publish(forged);
    await window.getByRole('button', { name: words.check }).click();
    await window.getByText(words.failure.not_genuine).waitFor();

    feed.publish(temporaryFolder());
    await window.getByRole('button', { name: words.check }).click();
    await window.getByText(words.failure.unreachable).waitFor();

    execFileSync(image, [packageOf('0.2.0', '.mostrador'), '--no-sandbox', '--disable-gpu'], {
      env: { ...process.env, ...environmentOf(data), ...program.display },
      stdio: 'ignore',
    });
    await window.getByText(words.phase.ready.replace('{{version}}', '0.2.0')).waitFor();
    await window.getByRole('button', { name: words.install }).click();
    await serviceOf(data, '0.2.0');
    expect(readFileSync(image).equals(readFileSync(packageOf('0.2.0', '.AppImage')))).toBe(true);
  });

  it('AppImage: goes back to the version before where the new one cannot open the data, and says so', async () => {
    await packed('0.1.0', '0.3.0');
    const data = temporaryFolder();
    const image = installedImage();
    const program = await start(image, data);
    const window = await sellIn(program);
    feed.publish(versionFolder('0.3.0'));
    await openUpdates(window);
    await window.getByRole('button', { name: words.check }).click();
    await window.getByRole('button', { name: words.install }).click();
    await eventually(
      () => existsSync(join(data, 'updates', 'refused.json')),
      (isThere) => isThere,
    );
    const back = await serviceOf(data, '0.1.0');
    expect(readFileSync(image).equals(readFileSync(packageOf('0.1.0', '.AppImage')))).toBe(true);
    const { text } = await (await keyHolderOf({ url: back.url, dataDir: data })).call(
      'GET',
      '/v1/ec/invoices',
    );
    expect(text).toContain(coffee.name);
    process.kill(back.pid, 'SIGTERM');
    await eventually(
      () => isAlive(back.pid),
      (alive) => !alive,
    );

    const again = await start(image, data);
    const page = await again.window();
    await openUpdates(page);
    await page.getByText(words.putBack).waitFor();
    await keepScreenshot(page, 'updates-put-back');
    await page.getByRole('button', { name: words.check }).click();
    await page.getByText(words.phase.up_to_date).waitFor();
  });

  async function make(version: keyof typeof versions) {
    const folder = versionFolder(version);
    await makeTrialPackages({
      ...versions[version],
      output: folder,
      version,
      updateUrl: feed.url,
      metadata: { mostrador },
    });
    rmSync(join(folder, 'linux-unpacked'), { recursive: true, force: true });
    await makeFeed({ folder, privateKey: pem, notes: `Lo nuevo de ${version}` });
  }

  async function start(executable: string, data: string, env = {}): Promise<RunningProgram> {
    const program = await startProgram({
      command: [executable],
      data,
      env: { ...environmentOf(data), ...env },
    });
    onTestFinished(async () => {
      // What an update started is nobody's child.
      const service = await findService(data);
      if (service) process.kill(service.pid, 'SIGKILL');
      await program.close();
    });
    return program;
  }

  /** In a folder of its own, under a name without a version, as people keep one. */
  function installedImage(): string {
    const image = join(temporaryFolder(), 'Mostrador.AppImage');
    copyFileSync(packageOf('0.1.0', '.AppImage'), image);
    return image;
  }
});

function breakLibrary(program: string): void {
  const folder = join(program, 'node_modules', 'better-sqlite3', 'prebuilds');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'of another computer');
}

/** What it unpacks and downloads stays in the folder of its data; root has no sandbox. */
function environmentOf(data: string) {
  return {
    MOSTRADOR_DATA: data,
    MOSTRADOR_PORT: '0',
    TMPDIR: data,
    XDG_CACHE_HOME: join(data, 'cache'),
    ELECTRON_DISABLE_SANDBOX: '1',
  };
}

/** A `dpkg` that installs where the test did, before the system's own. */
function installerFor(place: string): string {
  const folder = temporaryFolder();
  const dpkg = join(folder, 'dpkg');
  writeFileSync(
    dpkg,
    `#!/bin/sh\n[ "$1" = -i ] && exec /usr/bin/dpkg -x "$2" ${place}\nexec /usr/bin/dpkg "$@"\n`,
  );
  chmodSync(dpkg, 0o755);
  return `${folder}:${process.env.PATH}`;
}

function copyOf(folder: string): string {
  const copy = temporaryFolder();
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.yml')))
    copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

async function openUpdates(window: Page): Promise<void> {
  await window.evaluate(() => {
    globalThis.location.hash = '#/ajustes/actualizaciones';
  });
  await window.getByRole('heading', { name: words.title }).waitFor();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function stateOf(window: Page): Promise<UpdateState> {
  return window.evaluate(() => Reflect.get(globalThis, 'desktop').updates());
}

async function serviceOf(data: string, version: string): Promise<ServiceFile> {
  const service = await eventually(
    () => findService(data),
    (found) => found?.version === version,
  );
  if (!service) throw new Error('unreachable');
  return service;
}
