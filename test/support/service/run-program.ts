import { type ChildProcess, spawn } from 'node:child_process';
import { type Door, doorFile } from './door.ts';
import { stateFolderOf } from './state-folder.ts';

/** How a door of the program is opened in a test. */
export interface ProgramCall {
  readonly args: readonly string[];
  /** Added to an environment without any `MOSTRADOR_*` of the machine's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** A command that runs the program in its own place, such as in a network of its own. */
  readonly through?: readonly string[];
  /** `pipe`: the test writes what it reads. Nothing by default. */
  readonly stdin?: 'ignore' | 'pipe';
}

/** A program that came to its end. */
export interface EndedProgram {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartedProgram {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves when it has ended and all it printed is here. */
  readonly ended: Promise<EndedProgram>;
}

/** Longer than any command takes; one that hangs is killed and fails its test by its exit code. */
const LONGEST_RUN_MS = 50_000;

/** Runs a door of the program to its end, as a shell does. */
export async function runProgram(door: Door, call: ProgramCall): Promise<EndedProgram> {
  const { child, ended } = startProgram(door, call);
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_RUN_MS);
  try {
    return await ended;
  } finally {
    clearTimeout(timer);
  }
}

/** Starts a door of the program under the Node that runs the tests, which is the project's own. */
export function startProgram(door: Door, call: ProgramCall): StartedProgram {
  return startFile(doorFile(door), call);
}

/** Starts any file the same way. */
export function startFile(file: string, call: ProgramCall): StartedProgram {
  const { args, env = {}, through = [], stdin = 'ignore' } = call;
  const [command = process.execPath, ...rest] = [...through, process.execPath, file, ...args];
  const child = spawn(command, rest, {
    env: { ...ownClock(env), ...stateOf(args), ...env },
    stdio: [stdin, 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<EndedProgram>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

/** The environment of a program; with a clock of its own it goes without that of the tests, which would go before it. */
function ownClock(env: Readonly<Record<string, string>>): Record<string, string> {
  const { FAKETIME, ...others } = plainEnvironment();
  return FAKETIME === undefined || 'FAKETIME_TIMESTAMP_FILE' in env ? others : { ...others, FAKETIME };
}

/** Of the computer that has the data folder. */
function stateOf(args: readonly string[]): Record<string, string> {
  const data = args[args.indexOf('--data') + 1];
  return args.includes('--data') && data !== undefined ? { MOSTRADOR_STATE: stateFolderOf(data) } : {};
}

/** This machine's, without any `MOSTRADOR_*` of its own. */
export function plainEnvironment(): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || name.startsWith('MOSTRADOR_') ? [] : [[name, value]],
  );
  return Object.fromEntries(own);
}
