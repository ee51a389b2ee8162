import { readdirSync, readFileSync } from 'node:fs';

/** The processes that one (this one) started for tokens' drivers and that still live (Linux). */
export function driverProcesses(startedBy = process.pid): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => isDriverProcess(name, startedBy))
    .map(Number);
}

/** Whether a process has not ended (Linux); one that nobody has asked about since it ended is in the list still. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isDriverProcess(pid: string, startedBy: number): boolean {
  try {
    const parent = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    return (
      Number(parent) === startedBy && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('token-process')
    );
  } catch {
    // It ended while it was looked at.
    return false;
  }
}
