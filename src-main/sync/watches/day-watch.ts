import { ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';

export interface DayWatch {
  readonly now: () => Date;
  /** The fiscal day is about to end: what was not sent should go now. */
  readonly dayEnds: () => void;
  /** A day has begun, or its first hour is over: what was not sent may be late. */
  readonly dayTurned: () => void;
}

const MINUTE = 60_000;

/** How long before midnight: enough for an authority that answers slowly. */
const EVE_MINUTES = 10;

/** Interval between looks at the clock, which may be set, or the computer may have slept. */
const EVERY_MS = MINUTE / 2;

/** Calls back near the end and at the beginning of each day in Ecuador. */
export function watchDay({ now, dayEnds, dayTurned }: DayWatch): { stop(): void } {
  let lastPart = partOfDay(now());
  const timer = setInterval(() => {
    const currentPart = partOfDay(now());
    if (currentPart.name === lastPart.name && currentPart.date === lastPart.date) return;
    lastPart = currentPart;
    if (currentPart.name === 'eve') dayEnds();
    else dayTurned();
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Where in its day an instant is: what is late is decided anew at the beginning and the end of the first hour. */
function partOfDay(at: Date): { readonly date: string; readonly name: 'first_hour' | 'day' | 'eve' } {
  const date = ecuadorDate(at);
  const minutes = (at.getTime() - startOfEcuadorDay(date).getTime()) / MINUTE;
  if (minutes >= 24 * 60 - EVE_MINUTES) return { date, name: 'eve' };
  return { date, name: minutes <= 60 ? 'first_hour' : 'day' };
}
