import {
  type AuthorityReading,
  authorityTimeAt,
  type ClockEvidence,
  floorAt,
  observe,
  SKEW_LIMIT_MS,
  type Tick,
} from './clock-evidence.ts';
import type { ClockStamp, NewestDocument } from './clock-store.ts';

/** What an earlier run of the program knew, as evidence at the first tick of this one. */
export function restoreEvidence(
  tick: Tick,
  { stamp, newest }: { stamp?: ClockStamp | undefined; newest?: NewestDocument | undefined },
): ClockEvidence {
  const confirmed = stamp?.authority && restoreReading(tick, stamp.wall, stamp.authority);
  const isWitness = newest && newest.seq > (stamp?.settledSeq ?? 0);
  const dates = [stamp && latestTimeOf(stamp), isWitness && newest.issuedAt];
  const wall = Math.max(...dates.map((date) => (date ? date.getTime() : Number.NEGATIVE_INFINITY)));
  const floor = Number.isFinite(wall)
    ? ({ wall, monotonic: tick.monotonic, shownIn: 'earlier_run' } as const)
    : ({ ...tick, shownIn: 'this_run' } as const);
  return observe({ last: tick, floor, ...(confirmed && { confirmed }) }, tick);
}

/** The stamp to store of the evidence at a tick that it has observed. */
export function stampOf({ floor, confirmed }: ClockEvidence, tick: Tick, settledSeq: number): ClockStamp {
  const wall = new Date(Math.max(tick.wall, floorAt(floor, tick)));
  if (!confirmed || !Number.isFinite(confirmed.unaccounted)) return { wall, settledSeq };
  const { time, unaccounted } = confirmed;
  const { uncertainty } = authorityTimeAt(confirmed, tick);
  return {
    wall,
    settledSeq,
    authority: {
      at: new Date(time + tick.monotonic - confirmed.monotonic),
      uncertaintyMs: Math.ceil(uncertainty),
      unaccountedMs: Math.ceil(unaccounted),
    },
  };
}

/** The wall clock's own word, or the authority's where that was known to the second and may have corrected it. */
function latestTimeOf({ wall, authority }: ClockStamp): Date {
  return authority && authority.unaccountedMs <= SKEW_LIMIT_MS ? authority.at : wall;
}

/** The time that went by while the program was off is known by the wall clock alone: all of it is unaccounted for. */
function restoreReading(
  tick: Tick,
  wall: Date,
  { at, uncertaintyMs, unaccountedMs }: NonNullable<ClockStamp['authority']>,
): AuthorityReading {
  const off = tick.wall - wall.getTime();
  return {
    ...tick,
    time: at.getTime(),
    uncertainty: uncertaintyMs,
    unaccounted: off >= 0 ? unaccountedMs + off : Number.POSITIVE_INFINITY,
  };
}
