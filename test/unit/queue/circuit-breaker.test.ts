import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAnswer,
  afterFailure,
  type Circuit,
  enter,
  untriedCircuit,
} from '../../../src-main/sync/circuit.ts';
import { type Gate, makeGate } from '../../../src-main/sync/gate.ts';

const SECOND = 1000;
const start = new Date('2026-11-21T17:00:00Z');

describe('a circuit', () => {
  it('never lets two probes through at once, and never waits for ever, whatever happens', () => {
    const happening = fc.oneof(
      fc.constant('answer' as const),
      fc.constant('failure' as const),
      fc.integer({ min: 0, max: 2000 }).map((seconds) => ({ seconds })),
    );
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 200 }), (happenings) => {
        let circuit: Circuit = untriedCircuit;
        let at = start;
        let probe = false;
        for (const one of happenings) {
          if (one === 'answer') {
            circuit = afterAnswer();
            probe = false;
          } else if (one === 'failure') {
            circuit = afterFailure(circuit, { isProbe: probe, at, random: 0.5 });
            probe = false;
          } else at = new Date(at.getTime() + one.seconds * SECOND);
          const entered = enter(circuit, at);
          if (entered?.isProbe) {
            expect(probe).toBe(false);
            probe = true;
          }
          if (entered) circuit = entered.circuit;
          if (circuit.kind !== 'open') continue;
          expect(circuit.failures).toBeGreaterThanOrEqual(3);
          expect(circuit.retryAt.getTime() - at.getTime()).toBeLessThanOrEqual(15 * 60 * SECOND);
        }
      }),
    );
  });
});

describe('a gate', () => {
  it('lets everybody through until there were three failures in a row', () => {
    const { gate } = openGate();
    fail(gate);
    fail(gate);
    gate.enter()?.told(true);
    fail(gate);
    fail(gate);
    expect(gate.state()).toEqual({ kind: 'closed', failures: 2 });
    const [one, two] = [gate.enter(), gate.enter()];
    one?.told(false);
    expect(gate.state()).toMatchObject({ kind: 'open', failures: 3 });
    expect(gate.enter()).toBeUndefined();
    // It was under way when the gate closed and says nothing new.
    two?.told(false);
    expect(gate.state()).toMatchObject({ failures: 3 });
  });

  it('lets one probe through at growing waits', () => {
    const { gate, clock } = openGate();
    for (let times = 0; times < 3; times += 1) fail(gate);
    const waits: number[] = [];
    for (let times = 0; times < 11; times += 1) {
      const opensAt = gate.opensAt() ?? start;
      waits.push((opensAt.getTime() - clock.now.getTime()) / SECOND);
      clock.now = new Date(opensAt.getTime() - 1);
      expect(gate.mayEnter()).toBe(false);
      clock.now = opensAt;
      expect(gate.state().kind).toBe('half_open');
      const probe = gate.enter();
      expect(probe).toBeDefined();
      expect([gate.enter(), gate.opensAt()]).toEqual([undefined, undefined]);
      probe?.told(false);
      probe?.leave();
    }
    expect(waits).toEqual([2, 5, 15, 30, 60, 120, 300, 600, 900, 900, 900]);
  });

  it('opens for all at a single answer, and says so once', () => {
    const { gate, clock, recoveries } = openGate();
    for (let times = 0; times < 3; times += 1) fail(gate);
    clock.now = gate.opensAt() ?? start;
    const probe = gate.enter();
    probe?.told(true);
    probe?.told(true);
    probe?.leave();
    expect(gate.state()).toEqual({ kind: 'closed', failures: 0 });
    expect([gate.mayEnter(), recoveries()]).toEqual([true, 1]);
  });

  it('opens also by the late answer of one who was under way', () => {
    const { gate, recoveries } = openGate();
    const slow = gate.enter();
    for (let times = 0; times < 3; times += 1) fail(gate);
    slow?.told(true);
    expect([gate.state().kind, recoveries()]).toEqual(['closed', 1]);
  });

  it('lets the next one try when the probe found nothing out', () => {
    const { gate, clock } = openGate();
    for (let times = 0; times < 3; times += 1) fail(gate);
    clock.now = gate.opensAt() ?? start;
    gate.enter()?.leave();
    expect(gate.mayEnter()).toBe(true);
  });

  it('lets a sale of this moment be the probe half a minute after the last failure', () => {
    const { gate, clock } = openGate();
    for (let times = 0; times < 9; times += 1) {
      clock.now = gate.opensAt() ?? clock.now;
      fail(gate);
    }
    expect(gate.state().retryAt).toEqual(new Date(clock.now.getTime() + 300 * SECOND));
    clock.now = new Date(clock.now.getTime() + 30 * SECOND - 1);
    expect(gate.enter(true)).toBeUndefined();
    clock.now = new Date(clock.now.getTime() + 1);
    expect(gate.enter()).toBeUndefined();
    expect(gate.enter(true)).toBeDefined();
    expect(gate.enter(true)).toBeUndefined();
  });

  it('lets one try at once when something changed', () => {
    const { gate } = openGate();
    for (let times = 0; times < 3; times += 1) fail(gate);
    gate.retryNow();
    expect([gate.enter() === undefined, gate.enter()]).toEqual([false, undefined]);
  });
});

function openGate() {
  const clock = { now: start };
  let recovered = 0;
  const gate = makeGate({
    now: () => clock.now,
    random: () => 0.5,
    recovered: () => {
      recovered += 1;
    },
  });
  return { gate, clock, recoveries: () => recovered };
}

function fail(gate: Gate): void {
  const pass = gate.enter();
  if (!pass) throw new Error('nobody may pass');
  pass.told(false);
  pass.leave();
}
