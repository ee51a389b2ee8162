import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

/** What it has seen so far; times in milliseconds since the epoch. */
const authorityReport = z.object({
  receptions: z.int(),
  /** Documents handed over more than once. */
  repeated: z.int(),
  questions: z.int(),
  authorized: z.int(),
  firstRequestAt: z.number().nullable(),
  lastAuthorizedAt: z.number().nullable(),
  /** Most requests waiting for their answer at once. */
  mostAtOnce: z.int(),
});
export type AuthorityReport = z.output<typeof authorityReport>;

export interface LightAuthority {
  report(): Promise<AuthorityReport>;
  end(): void;
}

/** Starts the authority that believes everything in a process of its own. */
export async function startLightAuthority(port: number, latencyMs: number): Promise<LightAuthority> {
  const child = fork(join(import.meta.dirname, 'light-authority.ts'), [String(port), String(latencyMs)]);
  await nextMessage(child);
  return {
    async report() {
      const answer = nextMessage(child);
      child.send('report');
      return authorityReport.parse(await answer);
    },
    end: () => child.disconnect(),
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message', { signal: AbortSignal.timeout(10_000) });
  return message;
}
