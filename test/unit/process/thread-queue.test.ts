import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { FailedQuestionError, makeThreadQueue } from '../../../src-main/process/thread-queue.ts';

/** Answers with a number one higher, fails by what it is asked, or is at its end. */
const program = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (question) => {
  if (question === 'end') process.exit(0);
  if (question === 'big') for (const all = []; ; ) all.push(new Array(10000).fill({}));
  if (question === 'fail') parentPort.postMessage({ kind: 'failed', reason: 'no such column' });
  else parentPort.postMessage({ kind: 'answered', answer: question + 1 });
});
`;

function aQueue() {
  const faults: unknown[] = [];
  const queue = makeThreadQueue<number | string>(
    () => new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }),
    (reason) => faults.push(reason),
  );
  onTestFinished(() => queue.stop());
  return { queue, faults };
}

it('answers one question after the other, also after one that failed or for which there was too little memory', async () => {
  const { queue, faults } = aQueue();
  const asked = [queue.ask(1), queue.ask('fail'), queue.ask('big'), queue.ask(2)];
  const answers = await Promise.allSettled(asked);
  expect(answers).toMatchObject([
    { value: 2 },
    { reason: expect.any(FailedQuestionError) },
    { reason: expect.any(FailedQuestionError) },
    { value: 3 },
  ]);
  expect(faults).toContain('no such column');
});

it('has no answer of a thread that ends, and begins another with the next question', async () => {
  const { queue } = aQueue();
  expect(await queue.ask('end')).toBeUndefined();
  expect(await queue.ask(1)).toBe(2);
});
