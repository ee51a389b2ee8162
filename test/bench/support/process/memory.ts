import { spawnSync } from 'node:child_process';

/** What a process holds in memory while something goes on, in megabytes. */
export interface MemoryCourse {
  readonly least: number;
  readonly most: number;
  /** What it grew once it was warm: of the straight line through the samples after the first quarter, over their time. */
  readonly growth: number;
}

export interface MemoryWatch {
  end(): MemoryCourse;
}

const EVERY_MS = 1000;

/** Samples the resident memory of a process each second until it is ended. */
export function watchMemory(pid: number): MemoryWatch {
  const samples = [residentMegabytes(pid)];
  const timer = setInterval(() => samples.push(residentMegabytes(pid)), EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      samples.push(residentMegabytes(pid));
      const warm = samples.slice(Math.floor(samples.length / 4));
      return {
        least: Math.min(...samples),
        most: Math.max(...samples),
        growth: slopeOf(warm) * (warm.length - 1),
      };
    },
  };
}

/** What a process holds in memory now. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const kilobytes = Number(stdout.trim());
  if (!(kilobytes > 0)) throw new Error(`process ${pid} is gone`);
  return kilobytes / 1024;
}

/** Least squares: change from one sample to the next. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  let along = 0;
  let square = 0;
  for (const [index, value] of samples.entries()) {
    along += (index - middle) * (value - mean);
    square += (index - middle) ** 2;
  }
  return along / square;
}
