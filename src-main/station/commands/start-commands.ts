import { type CommandProblem, expiredCommand } from '../../contract/head/stations/commands.ts';
import { type Outcome, type Problem, problems } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import { timeOf } from '../../documents/values/uuid-time.ts';
import type { Job } from '../../queue/job.ts';
import { startQueue } from '../../queue/start-queue.ts';
import type { Command } from './command-store.ts';
import { type CommandDependencies, executeCommand } from './execute-command.ts';

export interface CommandOptions extends CommandDependencies {
  /** Whether what was thrown has nothing to do with the command, as a full disk: it is tried again. */
  readonly isPassing: (reason: unknown) => boolean;
  /** Emails may have been queued. */
  readonly emailed: () => void;
  readonly failed: (reason: unknown) => void;
}

/** Pause after something that passes, milliseconds. */
const PAUSE_MS = 10_000;

/** They are done one after the other, in the order they were given. */
const ALL = 'all';

interface CommandJob extends Job {
  readonly command: Command;
}

/** Does what the head office asks for, beginning with what an earlier run left, until it is stopped. */
export function startCommands(options: CommandOptions) {
  const { commands, now, isPassing, emailed, failed } = options;

  async function outcomeOf(command: Command): Promise<Outcome<unknown>> {
    // Decided while this till could not learn that it was taken back.
    if (now().getTime() - timeOf(command.id) > DAY_MS) return refuse(expiredCommand);
    try {
      return await executeCommand(options, command);
    } catch (reason) {
      if (isPassing(reason)) throw reason;
      failed(reason);
      return refuse({ code: 'internal_error' });
    }
  }

  const queue = startQueue<CommandJob>({
    store: {
      keysDue: async () => [ALL],
      due: async (_all, { limit }) =>
        (await commands.waiting(limit)).map((command) => ({ id: command.id, key: ALL, command })),
      nextDueAfter: async () => undefined,
    },
    async handle({ command }) {
      const outcome = await outcomeOf(command);
      await commands.end(command.id, now(), outcome.ok ? undefined : commandProblemOf(outcome.problem));
      emailed();
      return undefined;
    },
    slots: () => 1,
    pause: { ms: PAUSE_MS, of: 'everything' },
    now,
    failed,
  });
  return {
    /** The head office may have asked for something. */
    wake: queue.wake,
    stop: queue.stop,
  };
}

function commandProblemOf({ code, detail, errors }: Problem): CommandProblem {
  return { code, detail: detail ?? problems[code].title, ...(errors && { errors: [...errors] }) };
}
