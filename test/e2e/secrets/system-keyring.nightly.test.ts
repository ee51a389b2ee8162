import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyFilesIn } from '../../../src-main/process/data-folder.ts';
import { temporaryFolder } from '../../support/store/store.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { findElectron } from '../support/desktop/electron.ts';
import { openDisplay } from '../support/desktop/virtual-display.ts';

const electron = findElectron();
const hasTools = requireTool('gnome-keyring-daemon') && requireTool('dbus-run-session');
const title = `the system's keyring (gnome-keyring-daemon, dbus-run-session), in Electron${
  electron.ok ? '' : ` [skipped: ${electron.reason}]`
}`;

/** A session of a user, who has one keyring and unlocked it by signing in. */
const session = ['dbus-run-session', '--', 'bash', '-c'];
const unlocked = 'echo -n clave | gnome-keyring-daemon --unlock --components=secrets >/dev/null; exec "$@"';

const output = z.union([
  z.strictObject({ keptBy: z.enum(['system', 'file']), isUnprotected: z.boolean(), key: z.string() }),
  z.strictObject({ obstacle: z.string() }),
]);

describe.skipIf(!electron.ok || !hasTools)(title, () => {
  let program: string;
  beforeAll(async () => {
    program = mkdtempSync(join(tmpdir(), 'mostrador-keyring-'));
    await buildApp(program);
  });
  afterAll(() => rmSync(program, { recursive: true }));

  it('takes the key of the secrets, gives it back to the same user, and to no copy of the folder elsewhere', async () => {
    const { data, plain, sealed, key } = aDataFolder();
    const user = temporaryFolder();
    expect(await open(data, { user })).toEqual({ keptBy: 'system', isUnprotected: false, key });
    expect(() => readFileSync(plain)).toThrow(/ENOENT/);
    expect(readFileSync(sealed).toString('latin1')).not.toContain(Buffer.from(key, 'hex').toString('latin1'));
    expect(await open(data, { user })).toEqual({ keptBy: 'system', isUnprotected: false, key });
    expect(await open(data, { user: temporaryFolder() })).toEqual({ obstacle: 'refused' });
    expect(await open(data, {})).toEqual({ obstacle: 'keyring_away' });
    const back = await open(data, { user, env: { KEEPER: 'file' } });
    expect(back).toEqual({ keptBy: 'file', isUnprotected: false, key });
    expect(readFileSync(plain).toString('hex')).toBe(key);
  });

  it.each([
    ['there is none', []],
    ['Chromium would only pretend', ['--password-store=basic']],
  ])('is not relied upon where %s: the key stays in its file, and that is reported', async (_, flags) => {
    const { data, plain, key } = aDataFolder();
    expect(await open(data, { flags })).toEqual({ keptBy: 'file', isUnprotected: true, key });
    expect(readFileSync(plain).toString('hex')).toBe(key);
  });

  interface Start {
    /** Home of a user whose keyring is unlocked; nobody's keyring runs when left out. */
    readonly user?: string;
    readonly flags?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
  }

  async function open(data: string, { user, flags = ['--password-store=gnome-libsecret'], env }: Start) {
    if (!electron.ok) throw new Error(electron.reason);
    const display = await openDisplay();
    const command = [electron.executable, '--no-sandbox', '--disable-gpu', ...flags, program];
    const [first = '', ...rest] = user === undefined ? command : [...session, unlocked, 'sh', ...command];
    const own = user === undefined ? { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere' } : {};
    const home = user ?? temporaryFolder();
    const child = spawn(first, rest, {
      env: {
        ...process.env,
        ...display.env,
        ...own,
        ...env,
        DATA: data,
        XDG_DATA_HOME: home,
        XDG_RUNTIME_DIR: home,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, log] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    await display.close();
    const line = out.split('\n').find((one) => one.startsWith('{'));
    if (line === undefined) throw new Error(`Electron printed nothing:\n${log}`);
    return output.parse(JSON.parse(line));
  }
});

function aDataFolder() {
  const data = temporaryFolder();
  const key = Buffer.alloc(32, 9).toString('hex');
  const files = keyFilesIn(data);
  writeFileSync(files.plain, Buffer.from(key, 'hex'));
  return { data, key, ...files };
}

/** Built as the desktop is, since Electron runs no TypeScript. */
async function buildApp(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('keyring-app.ts', import.meta.url)),
      target: 'node18',
      outDir: folder,
      rolldownOptions: { external: ['electron'], output: { format: 'cjs', entryFileNames: 'app.cjs' } },
    },
    ssr: { noExternal: ['zod'] },
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'keyring', main: 'app.cjs' }));
}
