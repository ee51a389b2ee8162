import { readdirSync, readFileSync } from 'node:fs';

/** The command lines of the processes of this computer that name a folder in their arguments; Linux alone says. */
export function processesOn(folder: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(commandLine)
    .filter((line) => line.includes(folder));
}

/** Empty where it has ended. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
