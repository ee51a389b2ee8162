import { ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';

export interface DayWatch {
  readonly now: () => Date;
  /** The fiscal day is about to end: what was not sent should go now. */
  readonly dayEnds: () => void;
  /** A day has begun, or its first hour is over: what was not sent may be late. */
  readonly dayTurned: () => void;
}

const MINUTE = 60_000;

/** Long enough for an authority that answers slowly, short enough to be the last word of the day. */
const EVE_MINUTES = 10;

/** Often enough for a clock that is set, or a computer that slept. */
const EVERY_MS = MINUTE / 2;

/** Watches the day in Ecuador go by. */
export function watchDay({ now, dayEnds, dayTurned }: DayWatch): { stop(): void } {
  let known = partOfDay(now());
  const timer = setInterval(() => {
    const found = partOfDay(now());
    if (found.name === known.name && found.date === known.date) return;
    known = found;
    if (found.name === 'eve') dayEnds();
    else dayTurned();
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Where in its day an instant is: what is late is decided anew at the beginning and the end of the first hour. */
export function partOfDay(at: Date): { readonly date: string; readonly name: 'first_hour' | 'day' | 'eve' } {
  const date = ecuadorDate(at);
  const minutes = (at.getTime() - startOfEcuadorDay(date).getTime()) / MINUTE;
  if (minutes >= 24 * 60 - EVE_MINUTES) return { date, name: 'eve' };
  return { date, name: minutes <= 60 ? 'first_hour' : 'day' };
}
