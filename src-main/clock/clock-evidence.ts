import { ecuadorDate } from '../documents/values/ecuador-time.ts';

/** Both clocks of the computer at one moment, milliseconds. */
export interface Tick {
  /** Since 1970, as a person may set it. */
  readonly wall: number;
  /** Since whenever, and only forward. It may stand still while the computer sleeps, and never runs ahead. */
  readonly monotonic: number;
}

/** The latest time that the computer's clock has shown: it cannot be earlier now. */
export interface Floor extends Tick {
  /** Shown in an earlier run of the program, or in this one. */
  readonly shownIn: 'earlier_run' | 'this_run';
}

/** The authority's clock (the `Date` header of an answer), in milliseconds. */
export interface AuthorityReading extends Tick {
  /** The authority's time at `monotonic`. */
  readonly time: number;
  /** How much it may be off, either way. */
  readonly uncertainty: number;
  /**
   * By how much the wall clock has outrun the monotonic one since. The computer slept, or somebody set the clock
   * forward: nobody can tell which, so the authority's time is anything from none of it to all of it later.
   */
  readonly unaccounted: number;
}

/** All that is known about the clock; a value, changed by the functions below. */
export interface ClockEvidence {
  readonly last: Tick;
  readonly floor: Floor;
  /** Two readings that agreed; this is the newer one. */
  readonly confirmed?: AuthorityReading;
  /** A newer one that agrees with none: one header may lie. */
  readonly single?: AuthorityReading;
}

/** Less is no jump: clocks are steered by such steps, and a busy program looks late. */
export const STEP_MS = 2000;

/** A larger difference is reported to a person. */
export const SKEW_LIMIT_MS = 120_000;

/** Servers of one farm differ by seconds; a header that lies, by more. */
const AGREEMENT_MS = 30_000;

/** How far two crystals part: 100 millionths, five times what is usual. */
const DRIFT = 1e-4;

/** Adds a reading of both clocks of the computer. */
export function observe(evidence: ClockEvidence, tick: Tick): ClockEvidence {
  const jump = tick.wall - evidence.last.wall - (tick.monotonic - evidence.last.monotonic);
  const { confirmed, single, floor } = jump > STEP_MS ? outrun(evidence, jump) : evidence;
  const next = { last: tick, floor, ...(confirmed && { confirmed }), ...(single && { single }) };
  const isBack = tick.wall < floorAt(floor, tick) - STEP_MS;
  return isBack && !isVouchedFor(next, tick) ? next : { ...next, floor: { ...tick, shownIn: 'this_run' } };
}

/** The latest time shown, moved on by the monotonic clock. */
export function floorAt(floor: Floor, { monotonic }: Tick): number {
  return floor.wall + monotonic - floor.monotonic;
}

/** Adds a reading of the authority's clock at this tick, which must have been observed. */
export function withReading(
  evidence: ClockEvidence,
  tick: Tick,
  { time, uncertainty }: Pick<AuthorityReading, 'time' | 'uncertainty'>,
): ClockEvidence {
  const { last, floor, confirmed, single } = evidence;
  const reading: AuthorityReading = { ...tick, time, uncertainty, unaccounted: 0 };
  const agreed = [single, confirmed].some((other) => other !== undefined && agree(other, reading));
  if (agreed) return { last, floor, confirmed: reading };
  return { last, floor, ...(confirmed && { confirmed }), single: reading };
}

/** A person confirms that the clock is right now: evidence against it is dropped. */
export function believed(tick: Tick): ClockEvidence {
  return { last: tick, floor: { ...tick, shownIn: 'this_run' } };
}

/** The authority's time now, and how well it is known. */
export interface AuthorityTime {
  /** Of all its possible values, the one nearest to our clock. */
  readonly nearest: number;
  readonly earliest: number;
  readonly latest: number;
  /** Our clock less the nearest: positive when we are ahead. */
  readonly skew: number;
  readonly uncertainty: number;
  /** Known to the second, not only to the night that the computer slept. */
  readonly isTight: boolean;
}

export function authorityTimeAt(reading: AuthorityReading, { wall, monotonic }: Tick): AuthorityTime {
  const elapsed = monotonic - reading.monotonic;
  const time = reading.time + elapsed;
  const uncertainty = reading.uncertainty + elapsed * DRIFT;
  const nearest = Math.min(Math.max(wall, time), time + reading.unaccounted);
  return {
    nearest,
    earliest: time - uncertainty,
    latest: time + reading.unaccounted + uncertainty,
    skew: wall - nearest,
    uncertainty,
    isTight: reading.unaccounted <= SKEW_LIMIT_MS,
  };
}

/** Whether our clock is at a day at which the authority's may be. */
export function isSameDay({ earliest, latest }: AuthorityTime, { wall }: Tick): boolean {
  const today = dateAt(wall);
  return today >= dateAt(earliest) && (wall <= latest || today <= dateAt(latest));
}

export function isFarOff({ skew, uncertainty }: AuthorityTime): boolean {
  return Math.abs(skew) > SKEW_LIMIT_MS + uncertainty;
}

/** The date in Ecuador at an instant in milliseconds. */
export function dateAt(instant: number): string {
  return ecuadorDate(new Date(instant));
}

/** Whether the authority's clock, known to the second, agrees with ours: then no older word of ours counts against it. */
export function isVouchedFor({ confirmed, single }: Readings, tick: Tick): boolean {
  const times = [confirmed, single].flatMap((one) => (one ? [authorityTimeAt(one, tick)] : []));
  return (
    times.some(({ isTight }) => isTight) && times.every((time) => isSameDay(time, tick) && !isFarOff(time))
  );
}

type Readings = Pick<ClockEvidence, 'confirmed' | 'single'>;

function outrun({ confirmed, single, floor }: ClockEvidence, jump: number) {
  const later = (one: AuthorityReading) => ({ ...one, unaccounted: one.unaccounted + jump });
  return { floor, confirmed: confirmed && later(confirmed), single: single && later(single) };
}

/** Two readings of one clock: between them the monotonic time went by, and besides it all of the unaccounted or none. */
function agree(older: AuthorityReading, newer: AuthorityReading): boolean {
  const { time, unaccounted } = older;
  const elapsed = newer.monotonic - older.monotonic;
  const apart = Math.min(...[0, unaccounted].map((slept) => Math.abs(newer.time - time - elapsed - slept)));
  return apart <= AGREEMENT_MS + older.uncertainty + newer.uncertainty + elapsed * DRIFT;
}
