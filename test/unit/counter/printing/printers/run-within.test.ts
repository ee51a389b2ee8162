import { describe, expect, it } from 'vitest';
import { runWithin } from '../../../../../src-main/counter/printing/printers/run-within.ts';
import { makeSemaphore } from '../../../../../src-main/queue/semaphore.ts';

const limit = { key: 'a', ms: 10, late: 'late' };

describe('a task with a time limit', () => {
  it('is answered in time when another holds the printer, and never begins afterwards', async () => {
    const semaphore = makeSemaphore(1);
    let release: () => void = () => undefined;
    const holding = semaphore.run('a', () => new Promise<void>((resolve) => (release = resolve)));
    let began = false;
    const answer = await runWithin(semaphore, limit, async () => {
      began = true;
      return 'done';
    });
    expect(answer).toBe('late');
    release();
    await holding;
    await semaphore.run('a', async () => undefined);
    expect(began).toBe(false);
  });

  it('is cut when it takes too long', async () => {
    const cut = new Promise<boolean>((resolve) => {
      void runWithin(makeSemaphore(1), limit, async (signal) => {
        await new Promise((ended) => signal.addEventListener('abort', ended));
        resolve(true);
        return 'done';
      });
    });
    expect(await cut).toBe(true);
  });
});
