import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** A display that a desktop program draws on. */
export interface Display {
  /** What the program finds in its environment; nothing where the machine has a display of its own. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const startWithinMs = 120_000;

/** The machine's display, or on Linux without one an Xvfb that no other program knows. */
export async function openDisplay(): Promise<Display> {
  if (process.platform !== 'linux' || process.env.DISPLAY) return { env: {}, close: async () => {} };
  // Else it begins anew when its last program leaves, and throws out the one that is just arriving: what an update started.
  const options = ['-displayfd', '3', '-screen', '0', '1366x900x24', '-nolisten', 'tcp', '-noreset'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('Xvfb named no display in time')), startWithinMs).unref();
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    createInterface({ input: readable(server.stdio[3]) }).once('line', resolve);
  });
  return {
    env: { DISPLAY: `:${number}` },
    async close() {
      const closed = once(server, 'close');
      server.kill();
      await closed;
    },
  };
}

function readable(pipe: unknown): Readable {
  if (pipe instanceof Readable) return pipe;
  throw new Error('Xvfb has no pipe to tell its display on');
}
