import type { Permit } from './circuit-breaker.ts';
import type { Job, Slot } from './job.ts';
import type { Partition } from './partitions.ts';

/** What lets a job run: a slot of a key, and a permit of that key's circuit breaker. */
export interface Admission<Entry extends Job> {
  readonly partition: Partition<Entry>;
  readonly permit: Permit;
}

export interface SlotOptions<Entry extends Job> extends Admission<Entry> {
  readonly signal: AbortSignal;
  /** Asks for a slot of another key; undefined when none is free now. */
  readonly enter: (key: string) => Admission<Entry> | undefined;
  /** Called with the key whose slot became free because the job moved to another. */
  readonly left: (partition: Partition<Entry>) => void;
}

/** Takes a slot for a job; `leave` gives back the slot it has by then, which may be one of another key. */
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
