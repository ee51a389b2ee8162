import { expect, it } from 'vitest';
import { makeSleep } from '../../../src-main/imports/sleep.ts';

const LONG_MS = 3_600_000;
const never = new AbortController().signal;

it('lasts as long as asked', async () => {
  await makeSleep().take(1, never);
});

it('is ended by somebody else', async () => {
  const sleep = makeSleep();
  const nap = sleep.take(LONG_MS, never);
  sleep.end();
  await nap;
});

it('is not taken at all when it was ended before, and only once', async () => {
  const sleep = makeSleep();
  sleep.end();
  await sleep.take(LONG_MS, never);
  let isOver = false;
  const second = sleep.take(LONG_MS, never).then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  sleep.end();
  await second;
});

it('is cut short by an abort', async () => {
  const stopping = new AbortController();
  const sleep = makeSleep();
  const nap = sleep.take(LONG_MS, stopping.signal);
  stopping.abort();
  await nap;
  await sleep.take(LONG_MS, stopping.signal);
});
