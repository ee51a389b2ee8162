import { expect, it } from 'vitest';
import { learnFrequent } from '../../../../src-main/store/place-sets/learn-frequent.ts';
import { makePlaceReader } from '../../../../src-main/store/place-sets/place-reader.ts';
import { makeTurns } from '../../../../src-main/store/turns.ts';
import { insertSearched } from '../../../support/searched-documents.ts';
import { openForReading, openTestStore } from '../../../support/store.ts';

it('learns of a business what many of its own documents have, though it came after thousands of others', async () => {
  const { store, file } = openTestStore();
  await insertSearched(store, { seq: 1, words: 'OTHERS' });
  const places = Array.from({ length: 40 }, (_, index) => 9000 + index);
  for (const seq of places) {
    // The first stands for none of the others.
    const words = seq === 9000 ? 'ALONE' : seq % 4 === 0 ? 'SELDOM' : 'OFTEN';
    await insertSearched(store, { seq, words, environment: 'live' });
  }
  const scope = { entityId: 'a', environment: 'live' } as const;
  const { signal } = new AbortController();
  const learning = { turn: makeTurns(), signal, many: 20 };
  const learned = await learnFrequent(makePlaceReader(openForReading(file)), scope, learning);
  const beginnings = learned.beginnings.map(([letters]) => letters);
  expect(learned.beginnings).toContainEqual(['often', 30]);
  expect(beginnings).toContain('often');
  for (const one of ['alone', 'seldom', 'others']) expect(beginnings).not.toContain(one);
});
