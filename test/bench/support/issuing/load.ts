import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface LoadOrder {
  readonly port: number;
  readonly path: string;
  /** Bearer token. */
  readonly token: string;
  /** JSON. */
  readonly body: string;
  /** Connections at the same time, each with one request under way. */
  readonly clients: number;
  readonly requests: number;
}

const loadRun = z.object({
  seconds: z.number(),
  /** Milliseconds of each request. */
  durations: z.array(z.number()).readonly(),
  /** Of the load generator itself. */
  processorSeconds: z.number(),
});
export type LoadRun = z.output<typeof loadRun>;

export interface Load {
  /** Rejects when an answer is not 201. */
  run(order: LoadOrder): Promise<LoadRun>;
  end(): void;
}

/** Starts the load generator, in a process of its own. */
export function startLoad(): Load {
  const child: ChildProcess = fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)));
  const failed = once(child, 'exit').then(() => {
    throw new Error('the load generator failed');
  });
  // Its end when all is done is no failure of anybody's.
  failed.catch(() => {});
  return {
    async run(order) {
      child.send(order);
      const [message] = await Promise.race([once(child, 'message'), failed]);
      return loadRun.parse(message);
    },
    end: () => child.disconnect(),
  };
}
