import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type EndedProgram, type StartedProgram, startProgram } from './run-program.ts';

/** The headless service, running as a process of its own. */
export interface RunningService {
  /** Where it answers, from its ready line. */
  readonly url: string;
  readonly dataDir: string;
  /** With `--greet`: opens the window in a browser, once. */
  readonly link: string | undefined;
  readonly pid: number;
  /** Everything it logged so far. */
  log(): string;
  /** Asks it to end, as a person or the system does, and waits until it has. */
  stop(): Promise<EndedProgram>;
  /** Ends it between two instructions, as a power cut does. */
  kill(): Promise<EndedProgram>;
}

export interface ServiceCall {
  readonly data: string;
  /** Besides `--data`; a free port when left out. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A command that runs the service in its own place and becomes it. */
  readonly through?: readonly string[];
}

/** The authority's double decides after 50 ms and the sandbox at once, so no test need wait as long as for the real one. */
export const promptAuthority = { MOSTRADOR_AUTHORITY_FIRST_QUESTION: '0.06' } as const;

const READY_WITHIN_MS = 50_000;
const STOPPED_WITHIN_MS = 50_000;

const readyLine = z.object({
  ready: z.literal(true),
  url: z.url(),
  data_dir: z.string(),
  link: z.url().optional(),
});

/** Starts the service and waits for its ready line. One that ends instead, or says nothing, is an error with its log. */
export async function startService({
  data,
  args = ['--port', '0'],
  env,
  through,
}: ServiceCall): Promise<RunningService> {
  const program = startProgram('service', {
    args: ['--data', data, ...args],
    ...(env && { env }),
    ...(through && { through }),
  });
  const { url, data_dir, link } = await readyLineOf(program);
  return {
    url,
    dataDir: data_dir,
    link,
    pid: program.child.pid ?? 0,
    log: program.stderr,
    async stop() {
      const timer = setTimeout(() => program.child.kill('SIGKILL'), STOPPED_WITHIN_MS);
      program.child.kill('SIGTERM');
      const ended = await program.ended;
      clearTimeout(timer);
      return ended;
    },
    async kill() {
      program.child.kill('SIGKILL');
      return program.ended;
    },
  };
}

/** The ready line of a service that was just started; an error with its log when it ends without one. */
export function readyLineOf({ child, stderr, ended }: StartedProgram): Promise<z.output<typeof readyLine>> {
  const failed = (what: string) => new Error(`the service ${what}:\n${stderr()}`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(failed(`was not ready within ${READY_WITHIN_MS} ms`));
    }, READY_WITHIN_MS);
    const settled = () => clearTimeout(timer);
    ended.then(({ exitCode }) => reject(failed(`ended with exit code ${exitCode}`)), reject).finally(settled);
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).once('line', (line) => {
      settled();
      const ready = readyLine.safeParse(parsed(line));
      if (ready.success) resolve(ready.data);
      else reject(failed(`began with something else than its ready line: ${line}`));
    });
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
