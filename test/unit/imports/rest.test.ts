import { expect, it } from 'vitest';
import { makeRest } from '../../../src-main/imports/rest.ts';

const LONG_MS = 3_600_000;
const nothing = new AbortController().signal;

it('lasts as long as it is told', async () => {
  await makeRest().take(1, nothing);
});

it('is ended by somebody else', async () => {
  const rest = makeRest();
  const taken = rest.take(LONG_MS, nothing);
  rest.end();
  await taken;
});

it('is not taken at all when it was ended before, and only once', async () => {
  const rest = makeRest();
  rest.end();
  await rest.take(LONG_MS, nothing);
  let isOver = false;
  const second = rest.take(undefined, nothing).then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  rest.end();
  await second;
});

it('is cut short by an end of all', async () => {
  const stopping = new AbortController();
  const rest = makeRest();
  const taken = rest.take(LONG_MS, stopping.signal);
  stopping.abort();
  await taken;
  await rest.take(LONG_MS, stopping.signal);
});
