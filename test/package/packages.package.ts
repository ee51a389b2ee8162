import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { UpdateState } from '../../src-main/contract/desktop/updates.ts';
import { findService } from '../../src-main/process/find-service.ts';
import type { ServiceFile } from '../../src-main/process/service-file.ts';
import { es } from '../../src-renderer/text/es.ts';
import { keepScreenshot } from '../e2e/support/browser/screenshot.ts';
import { coffee } from '../e2e/support/counter.ts';
import { findElectron } from '../e2e/support/desktop/electron.ts';
import { type RunningProgram, startedAgain, startProgram } from '../e2e/support/desktop/program.ts';
import { restoreBackupOfNow } from '../e2e/support/restore.ts';
import { anInvoiceBody } from '../support/builders/invoice-body.ts';
import { eventually } from '../support/eventually.ts';
import { keyHolderOf, syncOf } from '../support/service/api-client.ts';
import { temporaryFolder } from '../support/store/store.ts';
import { chromiumLogIn, diagnosticsOf } from './diagnostics.ts';
import type { Installed } from './installers/installer.ts';
import { installersOf } from './installers/installers.ts';
import { sellIn } from './sell-in.ts';
import { setSessionEnvironment } from './session-environment.ts';
import { fileIn, makeVersions, type Versions } from './versions.ts';

const electron = findElectron();
const installers = installersOf[process.platform] ?? [];
const text = es.updates;

/**
 * An update copies 230 MB twice and starts a whole program: 15 to 51 seconds where some thirty processes want two cores, and
 * what comes before it has taken minutes there. Only what never comes meets this end.
 */
const UPDATED_WITHIN_MS = 600_000;

// Never waited for with this process at a stand: it reads what the program writes, and is the server of updates.
const run = promisify(exec);

interface Shop {
  readonly program: RunningProgram;
  readonly data: string;
}

const title = `packages${electron.ok ? '' : ` [skipped: ${electron.reason}]`}`;
describe.skipIf(!electron.ok)(title, () => {
  let versions: Versions;
  beforeAll(async () => {
    versions = await makeVersions(installers.map(({ kind }) => kind));
  });
  afterAll(() => versions?.close());

  describe.each(installers)('$name', ({ install, ending, canRefuse = false }) => {
    it('installs, brings its command, sells through its window, waits for the authority, is updated, and has what it sold', async () => {
      const shop = await aShop();
      const { program, installed, data, window } = shop;
      const output = await run(`${installed.command} status --json`, {
        env: { ...process.env, ...environmentOf(data), ...program.display },
      });
      expect(JSON.parse(output.stdout)).toMatchObject({ workspace: { version: '0.1.0' } });

      versions.publish(await versions.folderOf('0.2.0'));
      await openUpdates(window);
      expect(await stateOf(window)).toMatchObject({ version: '0.1.0', canUpdate: true, hasFeed: true });
      await window.getByRole('button', { name: text.check }).click();
      await window.getByText(text.phase.ready.replace('{{version}}', '0.2.0')).waitFor();
      await window.getByText('Lo nuevo de 0.2.0').waitFor();
      await keepScreenshot(window, 'updates-ready');

      await program.owner.call('POST', '/v1/local/sync/pause');
      const client = await keyHolderOf({ url: program.url, dataDir: data });
      await client.issue(anInvoiceBody());
      await window.getByRole('button', { name: text.install }).click();
      await window.getByText(text.waitingDocuments_one).waitFor();
      await program.owner.call('POST', '/v1/local/sync/resume');
      await eventually(
        () => syncOf(program.owner),
        (sync) => sync.waiting === 0,
      );

      await window.getByRole('button', { name: text.install }).click();
      await expectSales(data, await serviceOf(shop, '0.2.0'));
      await eventually(
        () => readdirSync(join(data, 'updates')),
        (names) => !names.includes('trial.json') && !names.includes('program'),
        UPDATED_WITHIN_MS,
      );
    });

    it('refuses what is not signed or was changed, and takes a file as it does what a server has', async () => {
      const shop = await aShop();
      const { program, installed, data, window } = shop;
      await openUpdates(window);

      const folder = await versions.folderOf('0.2.0');
      const forged = temporaryFolder();
      for (const name of readdirSync(folder).filter((one) => one.endsWith('.yml'))) {
        const list = readFileSync(join(folder, name), 'utf8');
        writeFileSync(join(forged, name), list.replace('version: 0.2.0', 'version: 0.9.0'));
      }
      versions.publish(forged);
      await window.getByRole('button', { name: text.check }).click();
      await window.getByText(text.failure.not_genuine).waitFor();

      versions.publish(temporaryFolder());
      await window.getByRole('button', { name: text.check }).click();
      await window.getByText(text.failure.unreachable).waitFor();

      await startBeside(program, installed, { data, args: [fileIn(folder, '.mostrador')] });
      await window.getByText(text.phase.ready.replace('{{version}}', '0.2.0')).waitFor();
      await window.getByRole('button', { name: text.install }).click();
      await serviceOf(shop, '0.2.0');
      if (installed.file !== undefined) expectSameFile(installed.file, fileIn(folder, ending));
    });

    it.runIf(canRefuse)(
      'goes on with the version before where the system does not install the new one, and says so',
      async () => {
        const shop = await aShop();
        const { program, installed, data, window } = shop;
        versions.publish(await versions.folderOf('0.2.0'));
        await openUpdates(window);
        await window.getByRole('button', { name: text.check }).click();
        installed.refuse?.();
        await window.getByRole('button', { name: text.install }).click();
        await once(program.process, 'exit');
        await expectSales(data, await serviceOf(shop, '0.1.0'));
        const { window: again } = await startedAgain(program, data);
        const page = await again();
        await openUpdates(page);
        await page.getByText(text.failure.not_installed).waitFor();
      },
    );

    it('starts again after a restore, with what it sold', async () => {
      const { program, data, window } = await aShop();
      await restoreBackupOfNow(program, window);
      const again = await startedAgain(program, data);
      onTestFinished(() => again.quit());
      const restored = await again.window();
      await restored.getByRole('button', { name: es.restore.seen }).click();
      const service = await findService(data);
      if (!service) throw new Error('no service answers');
      await expectSales(data, service);
    });

    it('goes back to the version before where the new one cannot open the data, and says so', async () => {
      const shop = await aShop();
      const { program, installed, data, window } = shop;
      versions.publish(await versions.folderOf('0.3.0'));
      await openUpdates(window);
      await window.getByRole('button', { name: text.check }).click();
      await window.getByRole('button', { name: text.install }).click();
      await eventually(
        () => existsSync(join(data, 'updates', 'refused.json')),
        (isThere) => isThere,
        UPDATED_WITHIN_MS,
      );
      const back = await serviceOf(shop, '0.1.0');
      await expectSales(data, back);
      await end(back);

      if (installed.file === undefined) {
        // What is installed is the new version still: it hands over at each start.
        await startBeside(program, installed, { data, args: [] });
        await expectSales(data, await serviceOf(shop, '0.1.0'));
        return;
      }
      expectSameFile(installed.file, fileIn(await versions.folderOf('0.1.0'), ending));
      const page = await (await start(installed, data)).window();
      await openUpdates(page);
      await page.getByText(text.putBack).waitFor();
      await keepScreenshot(page, 'updates-put-back');
      await page.getByRole('button', { name: text.check }).click();
      await page.getByText(text.phase.up_to_date).waitFor();
    });

    /** A shop that installed the first version and has sold with it. */
    async function aShop() {
      const data = temporaryFolder();
      const installed = install(fileIn(await versions.folderOf('0.1.0'), ending), temporaryFolder());
      onTestFinished(() => installed.uninstall?.());
      onTestFinished(setSessionEnvironment({ MOSTRADOR_DATA: data, MOSTRADOR_PORT: '0' }));
      const program = await start(installed, data);
      const window = await sellIn(program);
      window.setDefaultTimeout(UPDATED_WITHIN_MS);
      return { program, installed, data, window };
    }
  });
});

async function start({ executable, environment }: Installed, data: string): Promise<RunningProgram> {
  const program = await startProgram({
    command: [executable],
    data,
    env: { ...environmentOf(data), ...chromiumLogIn(data), ...environment },
  });
  onTestFinished(async () => {
    // What an update started is nobody's child.
    const service = await findService(data);
    if (service) await end(service, 'SIGKILL');
    await program.close();
  });
  return program;
}

/** A start that ends by itself, as one that hands over does; what it leaves running is not waited for. */
async function startBeside(
  { display }: RunningProgram,
  { executable }: Installed,
  { data, args }: { readonly data: string; readonly args: readonly string[] },
): Promise<void> {
  const child = spawn(executable, [...args, '--no-sandbox', '--disable-gpu'], {
    env: { ...process.env, ...environmentOf(data), ...display },
    stdio: 'ignore',
  });
  await once(child, 'exit');
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

async function openUpdates(window: Page): Promise<void> {
  await window.evaluate(() => {
    globalThis.location.hash = '#/ajustes/actualizaciones';
  });
  await window.getByRole('heading', { name: text.title }).waitFor();
}

function stateOf(window: Page): Promise<UpdateState> {
  return window.evaluate(() => Reflect.get(globalThis, 'desktop').updates());
}

/** The service of a version, once it answers. */
async function serviceOf({ program, data }: Shop, version: string): Promise<ServiceFile> {
  const service = await eventually(
    () => findService(data),
    (current) => current?.version === version,
    UPDATED_WITHIN_MS,
  ).catch((reason: unknown) => {
    throw new Error(`${version} did not answer\n${diagnosticsOf(program, data)}`, { cause: reason });
  });
  if (!service) throw new Error('unreachable');
  return service;
}

async function expectSales(data: string, { url }: ServiceFile): Promise<void> {
  const { text } = await (await keyHolderOf({ url, dataDir: data })).call('GET', '/v1/ec/invoices');
  expect(text).toContain(coffee.name);
}

/** Byte for byte, without a page of differences. */
function expectSameFile(one: string, other: string): void {
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
}

async function end({ pid }: ServiceFile, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  process.kill(pid, signal);
  await eventually(
    () => isAlive(pid),
    (alive) => !alive,
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
