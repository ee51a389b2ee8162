import { runCommandLine } from '../../../src-main/cli/commands/command-line.ts';
import type { Output, Terminal } from '../../../src-main/cli/terminal.ts';
import { weakWorkFactor } from '../backup/quick-archives.ts';
import { threadFile } from '../service/door.ts';
import { type EndedProgram, plainEnvironment, runProgram } from '../service/run-program.ts';
import { stateFolderOf } from '../service/state-folder.ts';

/**
 * Gives a command to the command line on a data folder, in the process of the tests: the same words and answers as in one
 * of its own, half a second sooner.
 */
export async function runCli(data: string, args: readonly string[]): Promise<EndedProgram> {
  const [stdout, stderr] = [writtenText(), writtenText()];
  const terminal: Terminal = {
    env: { ...plainEnvironment(), MOSTRADOR_STATE: stateFolderOf(data) },
    stdout: stdout.output,
    stderr: stderr.output,
  };
  await runCommandLine(['--data', data, ...args], {
    terminal,
    workFactor: weakWorkFactor,
    programFile: threadFile,
  });
  return { exitCode: Number(terminal.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
}

/** The same in a process of its own, where that is the subject: its start, its language, its environment. */
export function runCliProcess(
  data: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<EndedProgram> {
  return runProgram('cli', { args: ['--data', data, ...args], env });
}

function writtenText() {
  const chunks: Buffer[] = [];
  const output: Output = {
    write(text, written) {
      chunks.push(Buffer.from(text));
      written?.();
      return true;
    },
  };
  return { output, text: () => Buffer.concat(chunks).toString() };
}
