import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findElectron } from '../e2e/support/desktop/electron.ts';
import { openDisplay } from '../e2e/support/desktop/virtual-display.ts';
import { anInvoiceBody } from '../support/builders/invoice-body.ts';
import { makeTrialPackages } from '../support/electron/trial-packages.mjs';
import { temporaryFolder } from '../support/store/store.ts';

const electron = findElectron();
const run = promisify(execFile);

/** Who has no privileges, on every Linux. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const users = isRoot
  ? [
      { name: 'root', uid: 0 },
      { name: 'nobody', uid: NOBODY },
    ]
  : [{ name: 'this user', uid: process.getuid?.() ?? 0 }];

const title = `an installed program without a display${electron.ok ? '' : ` [skipped: ${electron.reason}]`}`;
describe.skipIf(!electron.ok || process.platform !== 'linux')(title, () => {
  let program: string;
  const output = mkdtempSync(join(tmpdir(), 'mostrador-packages-'));
  afterAll(() => rmSync(output, { recursive: true }));
  beforeAll(async () => {
    // For the users that are tried, too.
    chmodSync(output, 0o755);
    const [unpacked = ''] = await makeTrialPackages({ kinds: ['dir'], output, debuggable: false });
    program = join(unpacked, 'mostrador');
  });

  it.each(users)('serves, issues and stops as a systemd unit starts it, as $name', async ({ uid }) => {
    const data = temporaryFolder();
    chownSync(data, uid, uid);
    // As systemd has it: next to nothing.
    const env = { PATH: '/usr/bin:/bin', HOME: data, MOSTRADOR_DATA: data };
    const owner = { env, uid, gid: uid };
    const command = async (...args: readonly string[]) => (await run(program, args, owner)).stdout;

    const unit = await command('service', 'install', '--print');
    const start = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    expect(start).toEqual([program, 'serve', '--data', data]);

    const service = spawn(program, [...start.slice(1), '--port', '0'], {
      ...owner,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void service.kill('SIGKILL'));
    let log = '';
    service.stderr.on('data', (text) => {
      log += text;
    });
    const [ready] = await once(createInterface({ input: service.stdout }), 'line');
    expect(JSON.parse(ready)).toMatchObject({ ready: true, data_dir: data });
    expect(await command('status')).toContain('NEGOCIO DE PRÁCTICA');
    const sale = join(data, 'sale.json');
    writeFileSync(sale, JSON.stringify(anInvoiceBody()));
    const issued = JSON.parse(await command('--json', 'documents', 'issue', 'invoice', sale));
    expect(issued).toMatchObject({ number: '001-001-000000001' });

    service.kill('SIGTERM');
    expect(await once(service, 'close')).toEqual([0, null]);
    expect(log.includes('runs as root')).toBe(uid === 0);
  });

  it('does not open with a debugger, by which others would act in its window', async () => {
    const display = await openDisplay();
    onTestFinished(() => display.close());
    const env = {
      PATH: '/usr/bin:/bin',
      HOME: temporaryFolder(),
      MOSTRADOR_DATA: temporaryFolder(),
      ...display.env,
    };
    const started = await run(program, ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'], {
      env,
    }).then(
      () => undefined,
      (failure: { code: number; stderr: string }) => failure,
    );
    expect(started?.code).toBe(2);
    expect(started?.stderr).toContain('--remote-debugging-port');
    expect(started?.stderr).not.toContain('DevTools listening');
  });
});
