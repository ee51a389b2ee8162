import { runCli } from './run-cli.ts';

/** The command line on one data folder, as a script uses it. */
export interface CliShell {
  /** Runs a command that must succeed without a word of complaint; what it prints. */
  text(...args: readonly string[]): Promise<string>;
  /** The same with `--json`, read. */
  json(...args: readonly string[]): Promise<Record<string, unknown>>;
  /** Runs a command that must fail and print nothing; its exit code and its complaint. */
  fails(...args: readonly string[]): Promise<{ readonly exitCode: number | null; readonly stderr: string }>;
}

/** Each command is a call in the process of the tests, unless `run` starts one of its own. */
export function cliShell(data: string, run: typeof runCli = runCli): CliShell {
  const text = async (...args: readonly string[]) => {
    const { exitCode, stdout, stderr } = await run(data, args);
    if (exitCode !== 0 || stderr !== '')
      throw new Error(`${args.join(' ')} ended with ${exitCode}: ${stderr}`);
    return stdout;
  };
  return {
    text,
    json: async (...args) => Object(JSON.parse(await text('--json', ...args))),
    async fails(...args) {
      const { exitCode, stdout, stderr } = await run(data, args);
      if (exitCode === 0 || stdout !== '') throw new Error(`${args.join(' ')} did not fail: ${stdout}`);
      return { exitCode, stderr };
    },
  };
}
