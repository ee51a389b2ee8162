import type { ClockResource } from '../contract/clock.ts';
import type { ClockJudgement, IssuingClock, NewestIssued } from '../issuing/ports/clock-port.ts';
import {
  authorityTimeAt,
  believed,
  type ClockEvidence,
  floorAt,
  observe,
  SKEW_LIMIT_MS,
  STEP_MS,
  type Tick,
  withReading,
} from './clock-evidence.ts';
import { clockFaultMessage } from './clock-fault-message.ts';
import { type Judgement, judgeClock } from './clock-guard.ts';
import type { ClockStore } from './clock-store.ts';
import { restoreEvidence, stampOf } from './restore-evidence.ts';

export interface ClockDependencies {
  readonly store: ClockStore;
  readonly events: ClockEvents;
  readonly now: () => Date;
  /** Milliseconds that only grow, such as `performance.now`. */
  readonly monotonic: () => number;
  /** Called when an event could not be written. */
  readonly failed: (reason: unknown) => void;
}

/** The event log, as far as it is about the clock. */
export interface ClockEvents {
  append(event: {
    readonly type: 'clock.untrusted' | 'clock.confirmed';
    readonly data: Record<string, unknown>;
  }): Promise<unknown>;
}

/** An answer of the authority that says what time it is there. */
export interface DatedAnswer {
  /** When it was asked, by our clock. */
  readonly ours: Date;
  /** Its `Date` header. */
  readonly theirs: Date;
  readonly roundTripMs: number;
}

/** The computer's clock with the evidence for and against it. */
export interface Clock extends IssuingClock {
  read(): ClockResource;
  /** To be called at once, and only with answers of the authority itself that could be read. */
  sawAuthorityDate(answer: DatedAnswer): void;
  /** The latest SigningTime, up to an instant of ours, that surely is not in the authority's future. */
  signingTime(at: Date): Date;
  /** Stores what is known of the time for the next start. */
  stamp(): Promise<void>;
  /** A person says that the clock is right now. */
  confirm(): Promise<ClockResource>;
}

/** The header has whole seconds: on average half a one has gone by. */
const HALF_A_SECOND_MS = 500;

/** The authority's other servers may be a little behind the one that was asked. */
const SIGNING_MARGIN_MS = 2000;

/** Starts with the evidence of the last run, and from now on notices changes of the clock. */
export async function makeClock(dependencies: ClockDependencies): Promise<Clock> {
  const { store, events, now, monotonic, failed } = dependencies;
  const lastStamp = await store.load();
  let evidence = restoreEvidence(readClocks(), lastStamp);
  let settledSeq = lastStamp.stamp?.settledSeq ?? 0;
  /** Somebody knows better than the clock that dated the documents so far: to be kept with the next stamp. */
  let mustSettle = false;
  let newest: NewestIssued | undefined;
  let announced: Judgement['state'] = 'trusted';

  function readClocks(): Tick {
    return { wall: now().getTime(), monotonic: monotonic() };
  }

  function look(): Tick {
    const tick = readClocks();
    const wasBack = tick.wall < floorAt(evidence.floor, tick) - STEP_MS;
    evidence = observe(evidence, tick);
    if (wasBack && evidence.floor.wall === tick.wall) mustSettle = true;
    return tick;
  }

  function judgeAt(tick: Tick): Judgement {
    const judgement = judgeClock(evidence, tick, { newest, settledSeq });
    if (judgement.state === 'untrusted' && announced !== 'untrusted') {
      const { reason, better } = judgement;
      const data = { reason, clock: instant(tick.wall), evidence: instant(better) };
      events.append({ type: 'clock.untrusted', data }).catch(failed);
    }
    announced = judgement.state;
    return judgement;
  }

  function read(): ClockResource {
    const tick = look();
    const judgement = judgeAt(tick);
    const reading = evidence.single ?? evidence.confirmed;
    return {
      object: 'clock',
      state: judgement.state,
      checked_at: instant(tick.wall),
      ...(reading && {
        skew_seconds: Math.round(authorityTimeAt(reading, tick).skew / 1000) + 0,
        measured_at: instant(reading.wall),
      }),
      ...(judgement.state !== 'trusted' && {
        reason: judgement.reason,
        message: clockFaultMessage(judgement, tick.wall),
      }),
    };
  }

  async function stamp(): Promise<void> {
    const settling = mustSettle;
    mustSettle = false;
    try {
      if (settling) settledSeq = Math.max(settledSeq, await store.newestSeq());
      const tick = look();
      await store.save(stampOf(evidence, tick, settledSeq));
    } catch (reason) {
      mustSettle ||= settling;
      throw reason;
    }
  }

  return {
    read,
    stamp,

    judge(issuedLast): ClockJudgement {
      newest = issuedLast ?? newest;
      const tick = look();
      const judgement = judgeAt(tick);
      if (judgement.state === 'trusted') return judgement;
      const { state, reason } = judgement;
      return { state, reason, message: clockFaultMessage(judgement, tick.wall) };
    },

    sawAuthorityDate({ ours, theirs, roundTripMs }) {
      const tick = look();
      // The clock was set meanwhile, or the answer was late: the instant of its date is unknown.
      if (Math.abs(tick.wall - ours.getTime() - roundTripMs) > STEP_MS) return;
      evidence = withReading(evidence, tick, {
        time: theirs.getTime() + HALF_A_SECOND_MS + roundTripMs / 2,
        uncertainty: HALF_A_SECOND_MS + roundTripMs / 2,
      });
      if (evidence.confirmed?.monotonic === tick.monotonic) mustSettle = true;
      judgeAt(look());
    },

    signingTime(at) {
      const tick = look();
      return new Date(Math.min(at.getTime(), tick.wall - allowanceAt(evidence, tick)));
    },

    async confirm() {
      const before = read();
      evidence = believed(look());
      mustSettle = true;
      await stamp();
      const { state, reason, skew_seconds, checked_at } = before;
      const data = {
        clock: checked_at,
        state,
        ...(reason && { reason }),
        ...(skew_seconds !== undefined && { skew_seconds }),
      };
      await events.append({ type: 'clock.confirmed', data });
      return read();
    },
  };
}

/** How much earlier than ours the authority's clock may be: what was measured, or what would not be noticed. */
function allowanceAt({ confirmed, single }: ClockEvidence, tick: Tick): number {
  const reading = single ?? confirmed;
  const time = reading && authorityTimeAt(reading, tick);
  if (!time?.isTight) return SKEW_LIMIT_MS;
  return Math.max(time.skew, 0) + time.uncertainty + SIGNING_MARGIN_MS;
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
