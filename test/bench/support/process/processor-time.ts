import { spawnSync } from 'node:child_process';

/** Seconds of processor that a process has used since it began, all its threads together; whole seconds only. */
export function processorSeconds(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'cputimes=', '-p', String(pid)], {
    encoding: 'utf8',
    timeout: 5000,
  });
  const text = stdout.trim();
  if (!/^\d+$/.test(text)) throw new Error(`process ${pid} is gone`);
  return Number(text);
}
