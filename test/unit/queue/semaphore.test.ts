import { setImmediate as endOfTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeSemaphore } from '../../../src-main/queue/semaphore.ts';

describe('a semaphore', () => {
  it('runs the tasks of a key in order, even after one that failed', async () => {
    const semaphore = makeSemaphore(1);
    const ran: number[] = [];
    const { task, release } = held();
    const first = semaphore.run('a', async () => {
      await task();
      ran.push(1);
    });
    const second = semaphore.run('a', async () => {
      ran.push(2);
      throw new Error('broken');
    });
    const third = semaphore.run('a', async () => ran.push(3));
    await semaphore.run('b', async () => ran.push(0));
    release();
    await first;
    await expect(second).rejects.toThrow('broken');
    await third;
    expect(ran).toEqual([0, 1, 2, 3]);
  });

  it('runs as many tasks at once as its limit, and no more', async () => {
    const semaphore = makeSemaphore(2);
    const tasks = [held(), held(), held(), held()];
    const started: number[] = [];
    const running = tasks.map(({ task }, index) =>
      semaphore.run('a', () => {
        started.push(index);
        return task();
      }),
    );
    await endOfTurn();
    expect(started).toEqual([0, 1]);
    tasks[1]?.release();
    await endOfTurn();
    expect(started).toEqual([0, 1, 2]);
    for (const { release } of tasks) release();
    await Promise.all(running);
    expect(started).toEqual([0, 1, 2, 3]);
  });
});

/** A task that ends on request. */
function held() {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { task: () => done, release };
}
