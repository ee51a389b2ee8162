import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../docs/examples', import.meta.url));

/** A language of docs/examples, and how one of its examples is run. */
export interface Language {
  readonly name: string;
  /** The programs it cannot do without. */
  readonly needs: readonly string[];
  /** The command of an example, such as `issue-invoice`. */
  command(example: string): readonly string[];
}

export const languages: readonly Language[] = [
  { name: 'curl', needs: ['curl', 'jq'], command: (example) => ['sh', `${folder}/curl/${example}.sh`] },
  {
    name: 'JavaScript',
    needs: [],
    command: (example) => [process.execPath, `${folder}/javascript/${example}.mjs`],
  },
  {
    name: 'Python',
    needs: ['python3'],
    command: (example) => ['python3', `${folder}/python/${example.replaceAll('-', '_')}.py`],
  },
  { name: 'PHP', needs: ['php'], command: (example) => ['php', `${folder}/php/${example}.php`] },
  {
    name: 'C#',
    needs: ['dotnet'],
    command: (example) => ['dotnet', 'run', '--project', `${folder}/csharp`, '--', example],
  },
];

/** What of a language's programs this machine lacks; says aloud what is not tested. */
export function lackOf({ name, needs }: Language): string | undefined {
  const missing = needs.find((program) => spawnSync(program, ['--version'], { timeout: 120_000 }).error);
  if (missing === undefined) return undefined;
  console.warn(`SKIPPED: ${missing} is not installed; the examples in ${name} do not run.`);
  return missing;
}

/** What an example is told by its surroundings. */
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
