import { DAY_MS } from '../../../documents/values/ecuador-time.ts';
import type { StorageCondition, StorageState } from '../condition/storage-condition.ts';
import type { IntegrityVerdict } from './check-integrity.ts';
import type { IntegrityRecords } from './integrity-record.ts';

/** What the watch noticed, for the log and other listeners. */
export type IntegrityNews =
  | { readonly kind: 'damaged'; readonly detail: string }
  /** What was found damaged before is sound: the file was restored, or a disk was read wrongly. */
  | { readonly kind: 'sound_again'; readonly foundAt: string; readonly detail: string }
  | { readonly kind: 'not_checked'; readonly reason: string };

export interface IntegrityWatchOptions {
  readonly condition: StorageCondition;
  readonly records: IntegrityRecords;
  /** Whether the last program left the file without closing it. */
  readonly wasLeftOpen: boolean;
  readonly check: (how: { thorough: boolean }) => Promise<IntegrityVerdict>;
  readonly now: () => Date;
  readonly report: (news: IntegrityNews) => void;
  /** Before the first check, when nothing is known to be wrong; 2 s when left out: a start has better to do. */
  readonly patienceMs?: number;
}

export interface IntegrityWatch {
  /**
   * Resolves when the first check of this run has ended, whatever it found; begins it at once if it has not begun. What
   * it found is in the condition of the store.
   */
  checked(): Promise<void>;
  /** Waits for a check that runs: SQLite's own cannot be interrupted. */
  stop(): Promise<void>;
}

/** How often it looks whether a day has passed: a computer that slept must not wait another whole day. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

const PATIENCE_MS = 2000;

/**
 * Reads every page of the data file at each start, and compares its indexes with their tables too once a day and after a
 * power cut, while the program works. What is damaged stays locked over a restart, until a thorough check at some start
 * finds every page right.
 */
export function startIntegrityWatch(options: IntegrityWatchOptions): IntegrityWatch {
  const { condition, records, wasLeftOpen, check, now, report, patienceMs = PATIENCE_MS } = options;
  let { damage } = records.read();
  /** Damage met since the start is in this program's memory too: only the next one can say that it is gone. */
  let met = false;
  let stopped = false;
  let isChecking = false;
  let first: Promise<void> | undefined;
  let full = Promise.resolve();

  if (damage) {
    condition.damaged(damage.detail);
    report({ kind: 'damaged', detail: damage.detail });
  }
  const unwatch = condition.watch(note);
  const starting = setTimeout(checked, damage ? 0 : patienceMs);
  const hourly = setInterval(() => {
    if (isDue()) examineFully();
  }, LOOK_EVERY_MS);
  for (const timer of [starting, hourly]) timer.unref();

  function isDue(): boolean {
    const { sound_at } = records.read();
    // A clock that went back must not put the check off.
    return sound_at === undefined || Math.abs(now().getTime() - Date.parse(sound_at)) >= DAY_MS;
  }

  function checked(): Promise<void> {
    first ??= checkFirst();
    return first;
  }

  /** The quick check is the one that others wait for; the one that takes several times as long follows it. */
  async function checkFirst(): Promise<void> {
    const thorough = damage !== undefined;
    const result = await examine(thorough);
    if (result === 'sound' && !thorough && (wasLeftOpen || isDue())) examineFully();
  }

  function examineFully(): void {
    if (!met && !isChecking) full = examine(true).then(() => {});
  }

  async function examine(thorough: boolean): Promise<IntegrityVerdict['kind']> {
    if (stopped) return 'unknown';
    try {
      isChecking = true;
      const verdict = await check({ thorough });
      if (!stopped) conclude(verdict, thorough);
      return verdict.kind;
    } catch (reason) {
      notChecked(reason);
      return 'unknown';
    } finally {
      isChecking = false;
    }
  }

  function conclude(verdict: IntegrityVerdict, thorough: boolean): void {
    if (verdict.kind === 'damaged') condition.damaged(verdict.findings.join('; '));
    else if (verdict.kind === 'unknown') notChecked(verdict.reason);
    else if (thorough) foundSound();
  }

  function foundSound(): void {
    if (met) return;
    records.write({ sound_at: now().toISOString() });
    const denied = damage;
    damage = undefined;
    condition.proved();
    if (denied) report({ kind: 'sound_again', foundAt: denied.found_at, detail: denied.detail });
  }

  function note(state: StorageState): void {
    if (state.kind !== 'damaged') return;
    met = true;
    damage = { found_at: now().toISOString(), detail: state.detail };
    report({ kind: 'damaged', detail: state.detail });
    try {
      records.write({ damage });
    } catch (reason) {
      notChecked(reason);
    }
  }

  function notChecked(reason: unknown): void {
    report({ kind: 'not_checked', reason: String(reason) });
  }

  return {
    checked,
    async stop() {
      stopped = true;
      unwatch();
      clearTimeout(starting);
      clearInterval(hourly);
      await Promise.all([first, full]);
    },
  };
}
