import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportsFileVariable } from '../report.ts';
import { type BenchmarkRun, readReports } from './results.ts';

/** Twice what the longest takes where it makes a million documents first. */
const LONGEST_MS = 60 * 60_000;

/** Runs a benchmark in a process of its own, with this one's terminal; rejects when it is asked to stop meanwhile. */
export async function runBenchmark(
  program: string,
  args: readonly string[],
  stopped: AbortSignal,
): Promise<BenchmarkRun> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-reports-'));
  const reportsFile = join(folder, 'reports.jsonl');
  const begin = loadOfTheMinute();
  const startedAt = new Date();
  try {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: 'inherit',
      env: { ...process.env, [reportsFileVariable]: reportsFile },
      timeout: LONGEST_MS,
      signal: stopped,
    });
    const [exitCode] = await once(child, 'close');
    return {
      started_at: startedAt.toISOString(),
      seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
      load: { begin, end: loadOfTheMinute() },
      // One that a signal ended has no exit code.
      exit_code: typeof exitCode === 'number' ? exitCode : 1,
      reports: [...readReports(reportsFile)],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function loadOfTheMinute(): number {
  return loadavg()[0] ?? 0;
}
