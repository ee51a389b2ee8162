import type { Permit } from './circuit-breaker.ts';
import type { Job, Slot } from './job.ts';
import type { Partition } from './partitions.ts';

/** Where a job is: of which key it has a slot, and what let it through. */
export interface Admission<Entry extends Job> {
  readonly partition: Partition<Entry>;
  readonly permit: Permit;
}

export interface SlotOptions<Entry extends Job> extends Admission<Entry> {
  readonly signal: AbortSignal;
  /** Asks for a slot of another key; undefined: none is to be had now. */
  readonly enter: (key: string) => Admission<Entry> | undefined;
  /** Told of the key that a job has left for another. */
  readonly left: (partition: Partition<Entry>) => void;
}

/** Takes a slot for a job; `leave` gives it back, whatever key it is of by then. */
export function takeSlot<Entry extends Job>(options: SlotOptions<Entry>): Slot & { leave(): void } {
  const { signal, enter, left } = options;
  let at: Admission<Entry> = options;

  function leave(): void {
    at.permit.release();
    at.partition.running -= 1;
  }

  at.partition.running += 1;
  return {
    signal,
    report: (answered) => at.permit.report(answered),
    moveTo(key) {
      const { partition } = at;
      const onward = enter(key);
      if (!onward) return false;
      leave();
      at = onward;
      at.partition.running += 1;
      left(partition);
      return true;
    },
    leave,
  };
}
