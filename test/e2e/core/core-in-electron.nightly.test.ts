import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { crashFolderIn } from '../../../src-main/process/data-folder.ts';
import { updatingText } from '../../../src-main/startup/updating.ts';
import { migrations } from '../../../src-main/store/migrations/migrations.ts';
import { readCrashReports } from '../../../src-main/support/crashes/read-crash-reports.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { olderElectron } from '../../support/electron/older-electron.mjs';
import { stageTrial } from '../../support/electron/stage-trial.mjs';
import { eventually } from '../../support/eventually.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { startService } from '../../support/service/run-service.ts';
import { temporaryFolder } from '../../support/store/store.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { pagesOf } from '../support/browser/open-browsers.ts';
import { coffee, sellCoffee } from '../support/counter.ts';
import { beginProgram, type ProgramStart, startProgram } from '../support/desktop/program.ts';
import { openDisplay } from '../support/desktop/virtual-display.ts';

const electron = olderElectron();
const canRun = electron !== undefined && requireTool('cc') && requireTool('Xvfb');
const title = `the core in the main process of Electron (cc, Xvfb)${electron === undefined ? ' [skipped: no get-electron.sh]' : ''}`;

/** A session of a user whose keyring is unlocked. */
const unlocked = [
  'dbus-run-session',
  '--',
  'bash',
  '-c',
  'echo -n clave | gnome-keyring-daemon --unlock --components=secrets >/dev/null; exec "$@"',
  'sh',
];

describe.skipIf(!canRun)(title, () => {
  let program: string;
  beforeAll(async () => {
    program = mkdtempSync(join(tmpdir(), 'mostrador-core-'));
    await stageTrial(program);
  });
  afterAll(() => rmSync(program, { recursive: true }));

  it('sells through the window, lives on without it, comes back with a second start, and stops when it quits', async () => {
    const data = temporaryFolder();
    const running = await start({ data });
    await running.owner.call('PATCH', '/v1/local/setup', { body: { choice: 'practice' } });
    await running.owner.call('POST', '/v1/local/products', { body: coffee });
    const window = await running.window();
    await window.reload();
    await sellCoffee(window);
    await window
      .getByRole('region', { name: es.ticket.title })
      .getByText(es.status.simulated, { exact: true })
      .waitFor();

    await window.close();
    await eventually(
      () => pagesOf(running.browser).length,
      (count) => count === 0,
    );
    expect((await running.owner.call('GET', '/v1/local/workspace')).status).toBe(200);

    expect(await secondStart(data)).toBe(0);
    const again = await running.window();
    await again.getByText('Listo para vender').waitFor();

    // Never answered: the page is gone.
    const debugging = await again.context().newCDPSession(again);
    void debugging.send('Page.crash').catch(() => undefined);
    const [crash] = await eventually(
      () => readCrashReports(crashFolderIn(data)),
      (reports) => reports.length > 0,
    );
    expect(crash).toMatchObject({ kind: 'window: crashed' });

    expect(await running.quit()).toBe(0);
    expect(readdirSync(data)).not.toContain('service.json');
    expect(existsSync(join(data, 'mostrador.sqlite-wal'))).toBe(false);

    // The data are those of every other start: under the project's own Node they are read as they were written.
    const service = await startService({ data });
    onTestFinished(async () => void (await service.stop()));
    const { text } = await (await keyHolderOf(service)).call('GET', '/v1/ec/invoices');
    expect(text).toContain(coffee.name);
  });

  it('keeps its window on its own page: no other one in it, no window beside it, no frame inside it', async () => {
    const running = await start({ data: temporaryFolder() });
    const window = await running.window();
    const ours = window.url();
    const foreign = `${running.url}/v1/docs`;
    const opened = await window.evaluate((address) => globalThis.open(address) === null, foreign);
    expect(opened).toBe(true);
    await window.evaluate((address) => globalThis.location.assign(address), foreign);
    const framed = await window.evaluate(
      (address) =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const frame = document.createElement('iframe');
          frame.src = address;
          document.body.append(frame);
        }),
      foreign,
    );
    expect(framed).toBe('frame-src');
    expect(pagesOf(running.browser).map((page) => page.url())).toEqual([ours]);
    expect(await running.quit()).toBe(0);
  });

  it('has after a crash what it answered, and goes on with the next number', async () => {
    const data = temporaryFolder();
    const first = await start({ data });
    const issued = await (await keyHolderOf({ url: first.url, dataDir: data })).issue(anInvoiceBody());
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const second = await start({ data });
    const client = await keyHolderOf({ url: second.url, dataDir: data });
    expect((await client.invoice(issued.id)).access_key).toBe(issued.access_key);
    expect(sequentialOf(await client.issue(anInvoiceBody()))).toBe(sequentialOf(issued) + 1);
    await (await second.window()).getByRole('main').waitFor();
    expect(await second.quit()).toBe(0);
  });

  it('shows what it does while it brings the data of an earlier version up to date', async () => {
    const data = temporaryFolder();
    const before = await start({ data });
    await before.quit();
    const next = temporaryFolder();
    await stageTrial(next);
    addSlowMigration(next);
    const updating = await begin({ data, program: next });
    const page = await eventually(
      () => pagesOf(updating.browser)[0],
      (current) => current !== undefined,
    );
    await page?.getByRole('heading', { name: updatingText.title }).waitFor();
    await page?.getByText(updatingText.step({ step: 1, steps: 1 })).waitFor();
    await (await updating.window()).getByRole('main').waitFor();
    expect(pagesOf(updating.browser)).toHaveLength(1);
    expect(await updating.quit()).toBe(0);
  });

  it.skipIf(!requireTool('gnome-keyring-daemon') || !requireTool('dbus-run-session'))(
    'has its key kept by the keyring (gnome-keyring-daemon, dbus-run-session) of who runs it, and opens it again',
    async () => {
      const data = temporaryFolder();
      const home = temporaryFolder();
      const env = { XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home };
      for (const _ of ['first', 'second']) {
        const running = await start({
          data,
          env,
          before: unlocked,
          switches: ['--password-store=gnome-libsecret'],
        });
        const { secret_key } = workspaceResource.parse(
          (await running.owner.call('GET', '/v1/local/workspace')).json(),
        );
        expect(secret_key).toEqual({ kept_by: 'system', is_unprotected: false });
        await running.quit();
      }
    },
  );

  interface Start {
    readonly data: string;
    readonly program?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly before?: readonly string[];
    readonly switches?: readonly string[];
  }

  function commandOf({
    data,
    env = {},
    before = [],
    switches = [],
    program: other = program,
  }: Start): ProgramStart {
    return {
      command: [...before, electron ?? '', other, ...switches],
      data,
      env: { MOSTRADOR_PORT: '0', ...env },
    };
  }

  async function start(options: Start) {
    const running = await startProgram(commandOf(options));
    onTestFinished(() => running.close());
    return running;
  }

  async function begin(options: Start) {
    const running = await beginProgram(commandOf(options));
    onTestFinished(() => running.close());
    return running;
  }

  async function secondStart(data: string): Promise<number> {
    const display = await openDisplay();
    const child = spawn(electron ?? '', [program, '--no-sandbox', '--disable-gpu'], {
      env: { ...process.env, ...display.env, MOSTRADOR_DATA: data },
      stdio: 'ignore',
    });
    const [code] = await once(child, 'exit');
    await display.close();
    return code;
  }
});

function sequentialOf({ number }: { readonly number: string }): number {
  return Number(number.split('-').at(-1));
}

/** The program of a next version, whose data differ: as many rows counted as take some seconds. */
function addSlowMigration(program: string): void {
  const count =
    'WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n WHERE i<20000000) SELECT count(*) FROM n';
  // Which file has the list, and so that one's name, is up to the bundler; it has as many names and follows the last SQL.
  const list = new RegExp(`(?<=\`;var \\w+=\\[\\w+(?:,\\w+){${migrations.length - 1}})(?=\\])`);
  const out = join(program, 'out', 'main');
  const found = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => join(out, name))
    .filter((file) => list.test(readFileSync(file, 'utf8')));
  const [file] = found;
  if (file === undefined || found.length > 1)
    throw new Error(`the list of migrations looks otherwise now: ${found}`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(list, `,${JSON.stringify(count)}`));
}
