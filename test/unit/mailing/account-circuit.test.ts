import { describe, expect, it } from 'vitest';
import { makeAccountCircuit } from '../../../src-main/mailing/account/account-circuit.ts';

const problem = 'timeout';

function aCircuit() {
  const clock = { now: new Date('2026-11-21T17:00:00Z') };
  let recoveries = 0;
  const circuit = makeAccountCircuit({
    backoff: { delays: [1000, 2000, 3000], jitter: { less: 0, more: 0 } },
    now: () => clock.now,
    random: () => 0.5,
    recovered: () => {
      recoveries += 1;
    },
  });
  const pass = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  const enter = () => {
    const permit = circuit.breaker.enter();
    if (!permit) throw new Error('nobody may pass');
    return permit;
  };
  return { circuit, pass, enter, mayEnter: circuit.breaker.mayEnter, recoveries: () => recoveries };
}

describe('the circuit of the mail account', () => {
  it('lets all through while it works', () => {
    const { circuit, enter, mayEnter, recoveries } = aCircuit();
    circuit.answered(enter());
    expect([mayEnter(), circuit.trouble(), recoveries()]).toEqual([true, undefined, 0]);
  });

  it('lets nobody through after a failure, then one at a time, at growing waits', () => {
    const { circuit, pass, enter, mayEnter } = aCircuit();
    for (const wait of [1000, 2000, 3000]) {
      circuit.failed(enter(), problem);
      expect(mayEnter()).toBe(false);
      pass(wait - 1);
      expect(mayEnter()).toBe(false);
      pass(1);
      expect(mayEnter()).toBe(true);
    }
    enter();
    expect(mayEnter()).toBe(false);
  });

  it('counts what was under way when it broke as one failure', () => {
    const { circuit, enter } = aCircuit();
    const [one, two] = [enter(), enter()];
    circuit.failed(one, 'connection_lost');
    circuit.failed(two, 'timeout');
    expect(circuit.breaker.state().failures).toBe(1);
    expect(circuit.trouble()?.problem).toBe('connection_lost');
  });

  it('is open to all again after one answer, and tells that it had failed', () => {
    const { circuit, pass, enter, mayEnter, recoveries } = aCircuit();
    circuit.failed(enter(), 'wrong_password');
    pass(1000);
    circuit.answered(enter());
    expect([recoveries(), mayEnter(), circuit.trouble()]).toEqual([1, true, undefined]);
    circuit.failed(enter(), problem);
    expect(circuit.breaker.state().failures).toBe(1);
  });

  it('reports since when it fails and why now', () => {
    const { circuit, pass, enter } = aCircuit();
    circuit.failed(enter(), problem);
    pass(1000);
    circuit.failed(enter(), 'wrong_password');
    expect(circuit.trouble()).toEqual({
      problem: 'wrong_password',
      since: new Date('2026-11-21T17:00:00Z'),
      retryAt: new Date('2026-11-21T17:00:03Z'),
    });
  });

  it('forgets all of it with another account', () => {
    const { circuit, enter, mayEnter } = aCircuit();
    circuit.failed(enter(), 'wrong_password');
    circuit.reset();
    expect([mayEnter(), circuit.trouble()]).toEqual([true, undefined]);
  });
});
