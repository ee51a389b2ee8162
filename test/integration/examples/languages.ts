import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Csharp, copyCsharpExamples, dotnet, mono } from './csharp.ts';

const folder = fileURLToPath(new URL('../../../docs/examples', import.meta.url));

/** A language of docs/examples, and how its examples are run. */
export interface Language {
  readonly name: string;
  /** The programs it cannot do without. */
  readonly needs: readonly string[];
  /** Makes the examples ready, in a new folder if that takes one; tells the command of each, as of `issue-invoice`. */
  prepare(folder: string): (example: string) => readonly string[];
}

export const languages: readonly Language[] = [
  {
    name: 'curl',
    needs: ['curl', 'jq'],
    prepare: () => (example) => ['sh', `${folder}/curl/${example}.sh`],
  },
  {
    name: 'JavaScript',
    needs: [],
    prepare: () => (example) => [process.execPath, `${folder}/javascript/${example}.mjs`],
  },
  {
    name: 'Python',
    needs: ['python3'],
    prepare: () => (example) => ['python3', `${folder}/python/${example.replaceAll('-', '_')}.py`],
  },
  { name: 'PHP', needs: ['php'], prepare: () => (example) => ['php', `${folder}/php/${example}.php`] },
  csharp('C#', mono),
  // Debian has none: where there is one, the same files run in it too.
  ...(isInstalled('dotnet') ? [csharp('C# of dotnet', dotnet)] : []),
];

function csharp(name: string, { program, compile }: Csharp): Language {
  return {
    name,
    needs: [program],
    prepare(sources) {
      copyCsharpExamples(sources);
      const command = compile(sources);
      return (example) => [...command, example];
    },
  };
}

/** What of a language's programs this machine lacks; says aloud what is not tested. */
export function lackOf({ name, needs }: Language): string | undefined {
  const missing = needs.find((program) => !isInstalled(program));
  if (missing === undefined) return undefined;
  console.warn(`SKIPPED: ${missing} is not installed; the examples in ${name} do not run.`);
  return missing;
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 120_000 }).error === undefined;
}

/** What an example gets from its surroundings. */
export interface Surroundings {
  /** The folder it writes its files into. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs an example to its end; any other end than a good one fails with what it printed. */
export function runExample(
  command: readonly string[],
  surroundings: Surroundings,
): Promise<readonly string[]> {
  const child = startExample(command, surroundings, 120_000);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output.trim().split('\n'));
      else reject(new Error(`${command.join(' ')} ended with ${code}:\n${output}${errors}`));
    });
  });
}

export function startExample(command: readonly string[], { cwd, env }: Surroundings, longestMs: number) {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMs,
  });
}
