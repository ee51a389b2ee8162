import { readFileSync } from 'node:fs';
import { eventually } from '../../support/eventually.ts';

/** Looks in a row at which a process that rests has used no more of the processor than at the one before. */
const LOOKS = 10;

/**
 * Resolves once a process of Linux does nothing for a while. One that tries something over and over never comes to that,
 * and one that rests does on any machine, however slow or busy.
 */
export async function untilAtRest(pid: number): Promise<void> {
  let used = processorTicks(pid);
  let looks = 0;
  await eventually(
    () => {
      const now = processorTicks(pid);
      looks = now === used ? looks + 1 : 0;
      used = now;
      return looks;
    },
    (alike) => alike >= LOOKS,
  );
}

/** What a process has used of the processor since it began. */
function processorTicks(pid: number): number {
  // The name before may hold spaces; user and system time are the twelfth and thirteenth field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
