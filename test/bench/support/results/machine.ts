import { spawnSync } from 'node:child_process';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import Database from 'better-sqlite3';
import { z } from 'zod';

export const machine = z.strictObject({
  processor: z.string(),
  cores: z.int(),
  memory_gb: z.number(),
  system: z.string(),
  node: z.string(),
  sqlite: z.string(),
});

/** What figures depend on, besides the program. */
export type Machine = Readonly<z.output<typeof machine>>;

export function describeMachine(): Machine {
  const cores = cpus();
  return {
    processor: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memory_gb: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.versions.node,
    sqlite: sqliteVersion(),
  };
}

/** The commit of the working folder, with `+` where files differ from it; a source package has no history. */
export function describeCommit(): string {
  const commit = git(['rev-parse', '--short', 'HEAD']);
  if (commit === undefined) return 'unknown';
  return git(['status', '--porcelain', '--untracked-files=no']) === '' ? commit : `${commit}+`;
}

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 10_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

function sqliteVersion(): string {
  const database = new Database(':memory:');
  try {
    return z.string().parse(database.prepare('select sqlite_version()').pluck().get());
  } finally {
    database.close();
  }
}
