import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../docs/examples/csharp', import.meta.url));

/** A compiler of C#, and what runs what it made. */
export interface Csharp {
  readonly program: string;
  /** Compiles the files of a folder; gives the command that runs them. */
  compile(sources: string): readonly string[];
}

/** What runs programs for .NET Framework outside of Windows, set to take no newer C# than that has. */
export const mono: Csharp = {
  program: 'mcs',
  compile(sources) {
    const files = readdirSync(sources).filter((name) => name.endsWith('.cs'));
    const assemblies = ['-r:System.Net.Http.dll', '-r:System.Runtime.Serialization.dll'];
    run(['mcs', '-langversion:7', '-warnaserror', ...assemblies, '-out:Examples.exe', ...files], sources);
    return ['mono', join(sources, 'Examples.exe')];
  },
};

export const dotnet: Csharp = {
  program: 'dotnet',
  compile(sources) {
    run(['dotnet', 'build', '--output', 'built'], sources);
    return ['dotnet', join(sources, 'built', 'Examples.dll')];
  },
};

/** Copies the examples into a folder, where a compiler may leave what it makes. */
export function copyCsharpExamples(to: string): void {
  for (const name of readdirSync(folder)) {
    if (/\.cs(proj)?$/.test(name)) copyFileSync(join(folder, name), join(to, name));
  }
}

function run([program = '', ...args]: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout}${stderr}`, { cause: error });
}
