import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type StartedProgram, startProgram } from '../support/service/run-program.ts';
import { readyLineOf } from '../support/service/run-service.ts';

/** The service as a process that is killed and comes back, on one data folder. */
export interface Victim {
  readonly dataDir: string;
  /** Where it answers now; undefined while it is down. */
  url(): string | undefined;
  /** Starts it and lets it live until its last moment; then it is killed, as by a power cut. */
  liveAndDie(lastMoment: () => Promise<void>): Promise<void>;
  /** Starts it and kills it so soon that it may still be opening its data. */
  dieYoung(milliseconds: number): Promise<void>;
  /** Kills it where it lives, and starts it to stay. */
  dieAndLive(): Promise<void>;
  /** Starts it to stay. */
  live(): Promise<void>;
  /** Ends it as a person does; not to end by itself in time is a fault of its own. */
  stop(): Promise<void>;
  /** Whatever still runs is killed. */
  abandon(): void;
  /** Faults of its own that it logged in any of its lives, in short. */
  errors(): readonly string[];
  /** All it logged. */
  log(): string;
}

export interface VictimOptions {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

const STOPPED_WITHIN_MS = 120_000;
/** Of pino: `error`. */
const ERROR_LEVEL = 50;

const logLine = z.looseObject({
  level: z.number(),
  msg: z.string().optional(),
  err: z.looseObject({ message: z.string() }).optional(),
});

export function makeVictim({ dataDir, env }: VictimOptions): Victim {
  const logs: string[] = [];
  const unclean: string[] = [];
  let program: StartedProgram | undefined;
  let url: string | undefined;

  function launch(): StartedProgram {
    const started = startProgram('service', { args: ['--data', dataDir, '--port', '0'], env });
    program = started;
    return started;
  }

  async function ready(started: StartedProgram): Promise<void> {
    url = (await readyLineOf(started)).url;
  }

  /** Its exit code; none when a signal ended it. */
  async function ended(started: StartedProgram, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    started.child.kill(signal);
    const { exitCode, stderr } = await started.ended;
    logs.push(stderr);
    url = undefined;
    program = undefined;
    return exitCode;
  }

  async function killed(started: StartedProgram): Promise<void> {
    const exitCode = await ended(started, 'SIGKILL');
    if (exitCode !== null) unclean.push(`it ended by itself, with exit code ${exitCode}`);
  }

  return {
    dataDir,
    url: () => url,
    async liveAndDie(lastMoment) {
      const started = launch();
      await ready(started);
      await lastMoment();
      await killed(started);
    },
    async dieYoung(milliseconds) {
      const started = launch();
      await sleep(milliseconds);
      await killed(started);
    },
    async dieAndLive() {
      if (program) await killed(program);
      await ready(launch());
    },
    live: async () => ready(launch()),
    async stop() {
      const started = program;
      if (!started) return;
      const timer = setTimeout(() => started.child.kill('SIGKILL'), STOPPED_WITHIN_MS);
      const exitCode = await ended(started, 'SIGTERM');
      clearTimeout(timer);
      if (exitCode !== 0)
        unclean.push(`asked to stop, it ended with exit code ${exitCode ?? 'none: it hung'}`);
    },
    abandon: () => program?.child.kill('SIGKILL'),
    errors: () => [...unclean, ...logs.flatMap((log) => log.split('\n')).flatMap(errorOf)],
    log: () => logs.join('\n'),
  };
}

/** A line of the log, if it tells of a fault; what is not a line of the log is one too. */
function errorOf(line: string): readonly string[] {
  if (line.trim() === '') return [];
  const read = logLine.safeParse(parsed(line));
  if (!read.success) return [line];
  const { level, msg, err } = read.data;
  return level >= ERROR_LEVEL ? [[msg, err?.message].filter(Boolean).join(': ')] : [];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The last line of one that was killed may be cut.
    return line.startsWith('{') ? { level: 0 } : undefined;
  }
}
