import { DAY_MS, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import { timeOf } from '../../documents/values/uuid-time.ts';

/** The last moment that an identifier can tell of. */
const END_OF_TIME = 2 ** 48 - 1;

const FIRST_DAY = startOfEcuadorDay('1970-01-01').getTime();

/**
 * The day in Ecuador at which an identifier was made, by the clock that made it, counted from 1970; of any other UUID, the
 * number of a day all the same: what is made later sorts behind.
 */
export function dayMade(id: string): number {
  return Math.floor((timeOf(id) - FIRST_DAY) / DAY_MS);
}

/** No identifier of a time is below. */
export function firstIdAt(time: number): string {
  return `${beginningAt(time)}-0000-0000-000000000000`;
}

/** No identifier of a day, as `dayMade` counts them, is beyond. */
export function lastIdOf(day: number): string {
  return `${beginningAt(Math.min(FIRST_DAY + (day + 1) * DAY_MS - 1, END_OF_TIME))}-ffff-ffff-ffffffffffff`;
}

function beginningAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
