import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  believed,
  type ClockEvidence,
  dateAt,
  observe,
  type Tick,
  withReading,
} from '../../../src-main/clock/clock-evidence.ts';
import { judgeClock } from '../../../src-main/clock/clock-guard.ts';
import { restoreEvidence, stampOf } from '../../../src-main/clock/restore-evidence.ts';
import type { NewestIssued } from '../../../src-main/issuing/ports/clock-port.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Noon of 2026-11-21 in Ecuador. */
const noon = Date.parse('2026-11-21T17:00:00.000Z');

/** A computer in a world with a true time: what is done to it, and what the guard says. */
function aComputer({ wall = noon, stamped }: { wall?: number; stamped?: ClockEvidence } = {}) {
  let truth = wall;
  let tick: Tick = { wall, monotonic: 5000 };
  let evidence = stamped ?? believed(tick);
  const advance = (wallBy: number, monotonicBy: number) => {
    tick = { wall: tick.wall + wallBy, monotonic: tick.monotonic + monotonicBy };
    evidence = observe(evidence, tick);
  };
  const computer = {
    /** Time goes by, awake. */
    runs(by: number) {
      truth += by;
      advance(by, by);
      return computer;
    },
    /** Time goes by and the monotonic clock stands still. */
    sleeps(by: number) {
      truth += by;
      advance(by, 0);
      return computer;
    },
    /** Days go by, on a crystal that runs fast by 50 millionths. */
    runsFast(days: number) {
      for (let hour = 0; hour < days * 24; hour += 1) {
        truth += HOUR;
        advance(HOUR, HOUR * 1.000_05);
      }
      return computer;
    },
    /** A person or a time service sets the wall clock. */
    isSet(by: number) {
      advance(by, 0);
      return computer;
    },
    /** An answer of the authority comes; its clock is right unless it is off. */
    hears({ off = 0, uncertainty = SECOND }: { off?: number; uncertainty?: number } = {}) {
      evidence = withReading(evidence, tick, { time: truth + off, uncertainty });
      evidence = observe(evidence, tick);
      return computer;
    },
    /** The program ends, time goes by with the computer on or off, and it starts again. */
    restarts({ after = 0, setBy = 0 }: { after?: number; setBy?: number } = {}) {
      const stamp = stampOf(evidence, tick, 0);
      truth += after;
      tick = { wall: tick.wall + after + setBy, monotonic: 17 };
      evidence = restoreEvidence(tick, { stamp });
      return computer;
    },
    isConfirmed() {
      evidence = believed(tick);
      return computer;
    },
    judged: (newest?: NewestIssued, settledSeq = 0) => judgeClock(evidence, tick, { newest, settledSeq }),
    truth: () => truth,
    wall: () => tick.wall,
  };
  return computer;
}

type Computer = ReturnType<typeof aComputer>;

const trusted = { state: 'trusted' };
const doubtful = (reason: string) => ({ state: 'doubtful', reason });
const untrusted = (reason: string) => ({ state: 'untrusted', reason });

describe('a clock without evidence against it', () => {
  it.each<[string, (computer: Computer) => Computer]>([
    ['just started', (computer) => computer],
    ['after a day', (computer) => computer.runs(DAY)],
    ['after a night asleep', (computer) => computer.sleeps(10 * HOUR)],
    ['after a week off', (computer) => computer.restarts({ after: 7 * DAY })],
    ['set forward a day, which may have been sleep', (computer) => computer.isSet(DAY)],
    ['set right by a second', (computer) => computer.runs(MINUTE).isSet(-SECOND)],
    [
      'forty days after it last agreed with the authority, on a fast crystal',
      (computer) => computer.hears().runs(MINUTE).hears().runsFast(40),
    ],
    [
      'put right after a day ahead, as the authority agreed, and asleep since',
      (computer) =>
        computer
          .isSet(DAY)
          .isSet(-DAY)
          .hears()
          .sleeps(10 * HOUR),
    ],
    ['set back a minute', (computer) => computer.isSet(-MINUTE)],
    ['set back, and forward again', (computer) => computer.isSet(-DAY).isSet(DAY)],
    ['agreeing with the authority', (computer) => computer.hears().runs(MINUTE).hears()],
    [
      'agreeing, after a night asleep',
      (computer) =>
        computer
          .hears()
          .runs(MINUTE)
          .hears()
          .sleeps(10 * HOUR),
    ],
    [
      'two minutes off',
      (computer) =>
        computer
          .isSet(2 * MINUTE)
          .hears()
          .runs(MINUTE)
          .hears(),
    ],
    [
      'off by an hour, and put right',
      (computer) => computer.isSet(HOUR).hears().runs(MINUTE).hears().isSet(-HOUR),
    ],
    [
      'off by a day, and put right after a restart',
      (computer) => computer.isSet(DAY).hears().runs(MINUTE).hears().restarts({ after: HOUR, setBy: -DAY }),
    ],
    [
      'set back a day, by a person who says it is right now',
      (computer) => computer.isSet(-DAY).isConfirmed(),
    ],
    ['set back a day, and the authority agrees', (computer) => computer.isSet(-DAY).hears({ off: -DAY })],
  ])('is trusted: %s', (_, happens) => {
    expect(happens(aComputer()).judged()).toEqual(trusted);
  });
});

describe('a clock that may be wrong', () => {
  it.each<[string, string, (computer: Computer) => Computer]>([
    ['set back ten minutes', 'jumped', (computer) => computer.isSet(-10 * MINUTE)],
    [
      'set back ten minutes while the program was off',
      'behind_stamp',
      (computer) => computer.restarts({ after: MINUTE, setBy: -10 * MINUTE }),
    ],
    [
      'set back five hours while the program was off, after a night whose length the authority never gave',
      'behind_stamp',
      (computer) =>
        computer
          .hears()
          .runs(SECOND)
          .hears()
          .sleeps(10 * HOUR)
          .restarts({ setBy: -5 * HOUR }),
    ],
    [
      'three minutes ahead of the authority',
      'ahead_of_authority',
      (computer) => computer.isSet(3 * MINUTE).hears(),
    ],
    [
      'three minutes behind the authority, by two answers',
      'behind_authority',
      (computer) =>
        computer
          .isSet(-3 * MINUTE)
          .hears()
          .runs(MINUTE)
          .hears(),
    ],
    [
      'a day ahead, by one answer that may lie',
      'ahead_of_authority',
      (computer) => computer.hears({ off: -DAY }),
    ],
    [
      'a day ahead, by two answers that contradict each other',
      'ahead_of_authority',
      (computer) =>
        computer
          .hears({ off: -DAY })
          .runs(MINUTE)
          .hears({ off: -2 * DAY }),
    ],
    [
      'right by two answers, and a day behind by a third that may lie',
      'behind_authority',
      (computer) => computer.hears().runs(MINUTE).hears().runs(MINUTE).hears({ off: DAY }),
    ],
    [
      'three minutes ahead, asleep for a night since',
      'ahead_of_authority',
      (computer) =>
        computer
          .isSet(3 * MINUTE)
          .hears()
          .sleeps(10 * HOUR),
    ],
  ])('is doubtful: %s', (_, reason, happens) => {
    expect(happens(aComputer()).judged()).toMatchObject(doubtful(reason));
  });
});

describe('a clock that would write a wrong date', () => {
  it.each<[string, string, (computer: Computer) => Computer]>([
    ['set back a day', 'jumped', (computer) => computer.isSet(-DAY)],
    ['set back a day, an hour later', 'jumped', (computer) => computer.isSet(-DAY).runs(HOUR)],
    ['set back a day before it slept', 'jumped', (computer) => computer.isSet(-DAY).sleeps(HOUR)],
    ['without a battery', 'behind_stamp', (computer) => computer.restarts({ setBy: -20 * 365 * DAY })],
    [
      'set back a day while the program was off',
      'behind_stamp',
      (computer) => computer.restarts({ after: HOUR, setBy: -DAY }),
    ],
    [
      'set back a day, over two restarts',
      'behind_stamp',
      (computer) => computer.isSet(-DAY).restarts({ after: MINUTE }).runs(MINUTE).restarts({ after: MINUTE }),
    ],
    [
      'a day ahead of the authority, by two answers that agree',
      'ahead_of_authority',
      (computer) => computer.isSet(DAY).hears().runs(SECOND).hears(),
    ],
    [
      'set forward a day between two answers',
      'ahead_of_authority',
      (computer) => computer.hears().runs(MINUTE).isSet(DAY).runs(MINUTE).hears(),
    ],
    [
      'a day ahead, and then asleep for an hour',
      'ahead_of_authority',
      (computer) => computer.isSet(DAY).hears().runs(SECOND).hears().sleeps(HOUR),
    ],
    [
      'a day ahead by two answers, before and after a night asleep',
      'ahead_of_authority',
      (computer) =>
        computer
          .isSet(DAY)
          .hears()
          .sleeps(10 * HOUR)
          .hears(),
    ],
    [
      'a day ahead, over two restarts',
      'ahead_of_authority',
      (computer) =>
        computer
          .isSet(DAY)
          .hears()
          .runs(SECOND)
          .hears()
          .restarts({ after: HOUR })
          .runs(MINUTE)
          .restarts({ after: HOUR }),
    ],
    [
      'a day behind by two answers, with a third that may lie',
      'behind_authority',
      (computer) => computer.isSet(-DAY).hears().runs(SECOND).hears().runs(SECOND).hears({ off: -DAY }),
    ],
    [
      'a day behind the authority, over a restart',
      'behind_authority',
      (computer) => computer.isSet(-DAY).isConfirmed().hears().runs(SECOND).hears().restarts({ after: HOUR }),
    ],
  ])('is untrusted: %s', (_, reason, happens) => {
    expect(happens(aComputer()).judged()).toMatchObject(untrusted(reason));
  });

  it('is untrusted where the document issued last is of a later day', () => {
    const newest = { issueDate: '2026-11-22', seq: 8 };
    expect(aComputer().judged(newest)).toMatchObject(untrusted('behind_stamp'));
    expect(aComputer().judged({ ...newest, issueDate: '2026-11-21' })).toEqual(trusted);
    expect(aComputer().judged(newest, 8)).toEqual(trusted);
    expect(aComputer().judged(newest, 7)).toMatchObject(untrusted('behind_stamp'));
    expect(aComputer().hears().judged(newest)).toEqual(trusted);
  });
});

describe('around midnight', () => {
  const midnight = Date.parse('2026-11-22T05:00:00.000Z');

  it.each([
    ['two minutes ahead, before both midnights', -5 * MINUTE, 2 * MINUTE, 'trusted'],
    ['a minute ahead, between the two midnights', -30 * SECOND, MINUTE, 'untrusted'],
    ['a minute behind, between the two midnights', 30 * SECOND, -MINUTE, 'untrusted'],
    ['two minutes ahead, after both midnights', SECOND * 2, 2 * MINUTE, 'trusted'],
    ['a second ahead, as a header may tell it', -500, SECOND, 'trusted'],
  ])('with a clock %s', (_, from, offBy, state) => {
    const computer = aComputer({ wall: midnight + from })
      .isSet(offBy)
      .hears()
      .hears();
    expect(computer.judged()).toMatchObject({ state });
  });

  it('believes a clock that a second step takes back over midnight', () => {
    expect(
      aComputer({ wall: midnight + 200 })
        .isSet(-SECOND)
        .judged(),
    ).toEqual(trusted);
  });

  it('takes a step of two seconds for none, and a longer one for a jump', () => {
    const computer = () => aComputer({ wall: midnight + SECOND });
    expect(
      computer()
        .isSet(-2 * SECOND)
        .judged(),
    ).toEqual(trusted);
    expect(
      computer()
        .isSet(-2 * SECOND - 1)
        .judged(),
    ).toMatchObject(untrusted('jumped'));
  });

  it.each([
    [2000, 0],
    [2001, 2001],
  ])('counts of a clock that is %i ms ahead of its crystal %i ms as not accounted for', (ahead, counted) => {
    const tick = { wall: noon, monotonic: 5000 };
    const heard = withReading(believed(tick), tick, { time: noon, uncertainty: SECOND });
    const { single } = observe(heard, { wall: noon + MINUTE + ahead, monotonic: 5000 + MINUTE });
    expect(single?.unaccounted).toBe(counted);
  });

  it('does not believe one that ten seconds take back over midnight, until it is midnight again', () => {
    const computer = aComputer({ wall: midnight + 200 }).isSet(-10 * SECOND);
    expect(computer.judged()).toMatchObject(untrusted('jumped'));
    expect(computer.runs(10 * SECOND).judged()).toEqual(trusted);
  });
});

describe('whatever happens', () => {
  const moments = fc.array(
    fc.oneof(
      fc.record({ what: fc.constant('runs' as const), by: fc.integer({ min: 0, max: DAY }) }),
      fc.record({ what: fc.constant('sleeps' as const), by: fc.integer({ min: 0, max: DAY }) }),
      fc.record({ what: fc.constant('hears' as const), by: fc.integer({ min: -SECOND, max: SECOND }) }),
      fc.record({ what: fc.constant('restarts' as const), by: fc.integer({ min: 0, max: 3 * DAY }) }),
    ),
    { maxLength: 30 },
  );
  type Moment = { what: 'runs' | 'sleeps' | 'hears' | 'restarts'; by: number };
  const goThrough = (computer: Computer, { what, by }: Moment) => {
    if (what === 'hears') return computer.hears({ off: by });
    if (what === 'restarts') return computer.restarts({ after: by });
    return computer[what](by);
  };

  it('never locks a shop whose clock is right', () => {
    fc.assert(
      fc.property(moments, (happenings) => {
        const computer = aComputer();
        for (const moment of happenings) {
          goThrough(computer, moment);
          expect(computer.judged()).toEqual(trusted);
        }
      }),
    );
  });

  it('locks whenever the date is not the authority’s, once two answers agree', () => {
    const offBy = fc.integer({ min: -30 * DAY, max: 30 * DAY });
    fc.assert(
      fc.property(moments, offBy, fc.nat({ max: HOUR }), (happenings, off, later) => {
        const computer = aComputer();
        for (const moment of happenings) goThrough(computer, moment);
        computer.isSet(off).hears().runs(SECOND).hears().runs(later);
        const apart = Math.abs(computer.wall() - computer.truth());
        if (dateAt(computer.wall()) === dateAt(computer.truth())) {
          const state = apart > 2 * MINUTE + 2 * SECOND ? 'doubtful' : 'trusted';
          if (Math.abs(apart - 2 * MINUTE) > 2 * SECOND) expect(computer.judged()).toMatchObject({ state });
        } else if (apart > 2 * SECOND) {
          expect(computer.judged()).toMatchObject({ state: 'untrusted' });
        }
      }),
    );
  });

  it('detects every clock set back to another day, while running or off, without the authority', () => {
    const back = fc.integer({ min: DAY, max: 4000 * DAY });
    const quiet = moments.map((all) => all.filter(({ what }) => what !== 'hears'));
    fc.assert(
      fc.property(quiet, back, fc.boolean(), (happenings, by, isOff) => {
        const computer = aComputer();
        for (const moment of happenings) goThrough(computer, moment);
        if (isOff) computer.restarts({ setBy: -by });
        else computer.isSet(-by);
        expect(computer.judged()).toMatchObject({ state: 'untrusted' });
      }),
    );
  });
});
