import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANGE_CHANNEL } from './note-change.ts';

/** Signals that something changed, whichever head office of the database changed it. */
export interface ChangeSignal {
  /** Resolves at the next change, or when the request is aborted. */
  next(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds until it listens again where the database went away; those who wait look by themselves meanwhile. */
const AGAIN_MS = 5000;

/** Listens on a connection of its own. */
export function startChangeSignal(url: string, failed: (reason: unknown) => void): ChangeSignal {
  const changes = new EventEmitter().setMaxListeners(0);
  const stopping = new AbortController();

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: url });
    // Emitted more than once where a server is killed: unheard, it would end the program. The end of the line follows.
    client.on('error', () => undefined);
    try {
      await client.connect();
      client.on('notification', () => changes.emit('changed'));
      const broken = once(client, 'end', { signal: stopping.signal });
      // The question below may fail first, and nobody waits for it then.
      broken.catch(() => undefined);
      await client.query(`LISTEN ${CHANGE_CHANNEL}`);
      // Nobody listened until now.
      changes.emit('changed');
      await broken;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listen();
      } catch (reason) {
        if (!stopping.signal.aborted) failed(reason);
      }
      await sleep(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    next: (signal) =>
      once(changes, 'changed', { signal }).then(
        () => undefined,
        () => undefined,
      ),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
