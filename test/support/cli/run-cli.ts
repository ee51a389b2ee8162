import { type EndedProgram, runProgram } from '../service/run-program.ts';

/** Gives a command to the command line on a data folder. */
export function runCli(
  data: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<EndedProgram> {
  return runProgram('cli', { args: ['--data', data, ...args], ...(env && { env }) });
}
