import { describe, expect, it } from 'vitest';
import { oneAtATime } from '../../../../src-main/counter/printing/one-at-a-time.ts';

/** A task that ends when it is told to. */
function held() {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { task: () => done, release };
}

describe('one at a time', () => {
  it('runs what concerns a printer in order, even after one that failed', async () => {
    const order = oneAtATime();
    const ran: number[] = [];
    const { task, release } = held();
    const first = order.run('a', task).then(() => ran.push(1));
    const second = order.run('a', async () => {
      ran.push(2);
      throw new Error('broken');
    });
    const third = order.run('a', async () => ran.push(3));
    await order.run('b', async () => ran.push(0));
    release();
    await first;
    await expect(second).rejects.toThrow('broken');
    await third;
    expect(ran).toEqual([0, 1, 2, 3]);
  });

  it('answers in time when another holds the printer, and never begins afterwards', async () => {
    const order = oneAtATime();
    const { task, release } = held();
    const holding = order.run('a', task);
    let began = false;
    const answer = await order.runWithin('a', { ms: 10, late: 'late' }, async () => {
      began = true;
      return 'done';
    });
    expect(answer).toBe('late');
    release();
    await holding;
    await order.run('a', async () => undefined);
    expect(began).toBe(false);
  });

  it('cuts what takes too long', async () => {
    const order = oneAtATime();
    const cut = new Promise<boolean>((resolve) => {
      void order.runWithin('a', { ms: 10, late: false }, async (signal) => {
        await new Promise((ended) => signal.addEventListener('abort', ended));
        resolve(true);
        return true;
      });
    });
    expect(await cut).toBe(true);
  });
});
