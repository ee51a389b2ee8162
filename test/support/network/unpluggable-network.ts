import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In the name of every test that skips where `canUnplug` says no. */
export const unpluggingSkip = '[skipped: needs root to unplug a network]';

/** Whether this user may make networks: root on Linux, with the tools for it. Says aloud when not. */
export function canUnplug(): boolean {
  const can =
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    spawnSync('unshare', ['--net', 'ip', 'link', 'add', 'trial', 'type', 'bridge']).status === 0;
  if (!can) console.warn(`SKIPPED: tests of a network interface that goes ${unpluggingSkip}`);
  return can;
}

/**
 * A network of its own for the programs started `through` it: its loopback, and one interface behind which a server of
 * this machine answers. The machine's own network knows nothing of it.
 */
export interface UnpluggableNetwork {
  readonly through: readonly string[];
  /** Where the server answers while the interface is there. */
  readonly url: string;
  unplug(): void;
  plug(): void;
  close(): Promise<void>;
}

/** An address that documentation may use, and no machine has (RFC 5737). */
const ADDRESS = '198.51.100.1';
const PORT = 8080;

/** Makes a network in which `serverUrl`, on this machine's loopback, answers at an address that can be unplugged. */
export async function openUnpluggableNetwork(serverUrl: string): Promise<UnpluggableNetwork> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-network-'));
  const socket = join(folder, 'server');
  const outside = await bridge({ from: { path: socket }, to: { port: Number(new URL(serverUrl).port) } });
  // A process in the network of its own, which keeps it there and hands connections out through a file.
  const inside = spawn('unshare', [
    '--net',
    process.execPath,
    join(import.meta.dirname, 'bridge-program.ts'),
    String(PORT),
    socket,
  ]);
  await listening(inside);
  const through = ['nsenter', `--net=/proc/${inside.pid}/ns/net`];
  const ip = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync(through[0] ?? '', [...through.slice(1), 'ip', ...args], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
  };
  const plug = () => {
    ip('link', 'add', 'line', 'type', 'bridge');
    ip('address', 'add', `${ADDRESS}/24`, 'dev', 'line');
    ip('link', 'set', 'line', 'up');
  };
  ip('link', 'set', 'lo', 'up');
  plug();
  return {
    through,
    url: `http://${ADDRESS}:${PORT}`,
    unplug: () => ip('link', 'delete', 'line'),
    plug,
    async close() {
      inside.kill('SIGKILL');
      await new Promise((resolve) => outside.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

interface Bridge {
  readonly from: { readonly port: number } | { readonly path: string };
  readonly to: { readonly port: number } | { readonly path: string };
}

/** Carries every connection from one address to another, as it comes. */
export async function bridge({ from, to }: Bridge): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(to);
    near.pipe(far).pipe(near);
    // Either end that breaks ends both.
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(from, resolve);
  });
  server.unref();
  return server;
}

function listening({ stdout, stderr }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout?.once('data', () => resolve());
    stderr?.once('data', (text) => reject(new Error(String(text))));
  });
}
