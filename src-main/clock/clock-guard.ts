import type { ClockReason, ClockState } from '../contract/clock.ts';
import { startOfEcuadorDay } from '../documents/values/ecuador-time.ts';
import type { NewestIssued } from '../issuing/ports/clock-port.ts';
import {
  type AuthorityReading,
  authorityTimeAt,
  type ClockEvidence,
  dateAt,
  floorAt,
  isFarOff,
  isSameDay,
  isVouchedFor,
  SKEW_LIMIT_MS,
  STEP_MS,
  type Tick,
} from './clock-evidence.ts';

/** Whether the clock is trusted, and why not. */
export type Judgement = { readonly state: 'trusted' } | ClockFault;

export interface ClockFault {
  readonly state: Exclude<ClockState, 'trusted'>;
  readonly reason: ClockReason;
  /** What it more likely is, milliseconds since 1970; the first instant of a date where only that is known. */
  readonly better: number;
}

/**
 * Judges the wall clock at a tick by everything known. It is untrusted when a document would have another day's date
 * by two readings of the authority that agree, by a time the computer has shown before, or by the document issued
 * last; doubtful when it is merely off by more than two minutes, or one reading alone says so. Where the
 * authority vouches for the clock, it was the older word that was wrong. Pure.
 *
 * @param settledSeq documents up to this `seq` are no evidence: a person or the authority has
 * confirmed the date since
 */
export function judgeClock(
  evidence: ClockEvidence,
  tick: Tick,
  { newest, settledSeq }: { newest: NewestIssued | undefined; settledSeq: number },
): Judgement {
  const { confirmed, single } = evidence;
  const clockFaults = [
    ...(confirmed ? byAuthority(confirmed, tick) : []),
    ...(single ? byAuthority(single, tick).map(doubted) : []),
    ...(isVouchedFor(evidence, tick) ? [] : byItself(evidence, tick)),
    ...(newest && !isVouchedFor(evidence, tick) && newest.seq > settledSeq ? byNewest(newest, tick) : []),
  ];
  return clockFaults.find(({ state }) => state === 'untrusted') ?? clockFaults[0] ?? { state: 'trusted' };
}

function byAuthority(reading: AuthorityReading, tick: Tick): ClockFault[] {
  const time = authorityTimeAt(reading, tick);
  const reason = time.skew > 0 ? 'ahead_of_authority' : 'behind_authority';
  if (!isSameDay(time, tick)) return [{ state: 'untrusted', reason, better: time.nearest }];
  return isFarOff(time) ? [{ state: 'doubtful', reason, better: time.nearest }] : [];
}

function byItself({ floor }: ClockEvidence, tick: Tick): ClockFault[] {
  const better = floorAt(floor, tick);
  const behind = better - tick.wall;
  const reason = floor.shownIn === 'earlier_run' ? 'behind_stamp' : 'jumped';
  if (behind <= STEP_MS) return [];
  if (dateAt(better) > dateAt(tick.wall)) return [{ state: 'untrusted', reason, better }];
  return behind > SKEW_LIMIT_MS ? [{ state: 'doubtful', reason, better }] : [];
}

function byNewest({ issueDate }: NewestIssued, { wall }: Tick): ClockFault[] {
  if (issueDate <= dateAt(wall)) return [];
  return [{ state: 'untrusted', reason: 'behind_stamp', better: startOfEcuadorDay(issueDate).getTime() }];
}

function doubted(clockFault: ClockFault): ClockFault {
  return { ...clockFault, state: 'doubtful' };
}
