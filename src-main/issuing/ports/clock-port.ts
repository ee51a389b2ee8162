import type { ClockReason } from '../../contract/clock.ts';

/** The clock that dates documents, as issuing sees it. */
export interface IssuingClock {
  /** Whether a document may be dated now; the date of the `newest` one issued counts as evidence. */
  judge(newest?: NewestIssued): ClockJudgement;
}

/** The document issued last, in whatever series: one clock dates them all. */
export interface NewestIssued {
  /** YYYY-MM-DD in Ecuador. */
  readonly issueDate: string;
  /** Its `seq`: grows in the order of issuing. */
  readonly seq: number;
}

export type ClockJudgement =
  | { readonly state: 'trusted' }
  /** It may be wrong, and the day is right as far as anyone knows: issuing goes on, with a warning. */
  | ClockFaultOf<'doubtful'>
  /** A document would have the date of another day: none is issued. */
  | ClockFaultOf<'untrusted'>;

interface ClockFaultOf<State extends string> {
  readonly state: State;
  readonly reason: ClockReason;
  /** Spanish: both times, and what to do. */
  readonly message: string;
}
