import { resolve } from 'node:path';
import type { Command } from 'commander';
import { translate } from '../process/language.ts';
import { programFile as fileBeside } from '../process/program-file.ts';
import { exitCodes } from '../startup/exit-codes.ts';
import { unexpectedFailure } from '../startup/unexpected-failure.ts';
import { type Client, connect, NotDoneError, RefusedError } from './client.ts';
import { problemLines } from './output/problem-lines.ts';
import type { Terminal } from './terminal.ts';

/** What the commands need of the command line they belong to. */
export type CommandTools = ReturnType<typeof makeCommandTools>;

/** The tools of a command line with the options `--data` and `--json`. */
export function makeCommandTools(
  program: Command,
  {
    terminal,
    workFactor,
    programFile = fileBeside,
  }: {
    readonly terminal: Terminal;
    readonly workFactor: number | undefined;
    readonly programFile: ((name: string) => string) | undefined;
  },
) {
  const options = () => program.opts<{ data: string; json?: true }>();
  const asJson = () => options().json === true;
  const dataDir = () => resolve(options().data);
  const writeError = (line: string): void => {
    terminal.stderr.write(`${line}\n`);
  };

  async function guarded(job: () => Promise<void>, written?: string): Promise<void> {
    try {
      await job();
    } catch (reason) {
      if (reason instanceof RefusedError) {
        const { problem } = reason;
        writeError(asJson() ? JSON.stringify(problem) : problemLines(problem));
        terminal.exitCode = exitCodes.failed;
        return;
      }
      if (reason instanceof NotDoneError) return fail(reason.message, exitCodes.failed);
      const work = { dataDir: dataDir(), ...(written !== undefined && { written }) };
      // Loaded only after a failure: it imports every part that can fail.
      const { explainFailure } = await import('../startup/explain-failure.ts');
      const failure = explainFailure(reason, work);
      if (!failure) throw reason;
      fail(translate(failure.message), failure.code);
    }
  }

  function fail(message: string, code: number): void {
    writeError(asJson() ? JSON.stringify({ detail: message, exit_code: code }) : message);
    terminal.exitCode = code;
  }

  return {
    dataDir,
    asJson,
    terminal,
    /** With which backups are sealed, where that is not age's own. */
    workFactor,
    programFile,
    /** A line on standard error. */
    writeError,
    /** A fault of the program itself: one sentence, and where the developers find the rest. */
    failUnexpectedly(reason: unknown): void {
      fail(unexpectedFailure(reason), exitCodes.failed);
    },
    /**
     * Every failure ends in one clear message on standard error and its exit code. `written` is what the job writes,
     * where that is not the data folder.
     */
    guarded,
    /** Runs a job with the API at hand; every failure ends in one clear message and an exit code. */
    withClient: (
      job: (client: Client) => Promise<void>,
      data?: { readonly makesData: boolean },
    ): Promise<void> =>
      guarded(async () => {
        const client = await connect(dataDir(), { terminal, programFile }, data);
        try {
          await job(client);
        } finally {
          await client.close();
        }
      }),
    /** One or the other, as `--json` says. */
    print: (json: unknown, text: string): void => {
      terminal.stdout.write(`${asJson() ? JSON.stringify(json) : text}\n`);
    },
  };
}
