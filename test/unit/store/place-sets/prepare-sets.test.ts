import { expect, it } from 'vitest';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import { prepareSets } from '../../../../src-main/store/place-sets/prepare-sets.ts';
import { makeSetSearches } from '../../../../src-main/store/place-sets/set-searches.ts';
import { sourcesIn } from '../../../../src-main/store/place-sets/sources.ts';
import { insertSearched } from '../../../support/searched-documents.ts';
import { openForReading, openTestStore } from '../../../support/store.ts';

const scope = { entityId: 'a', environment: 'test' } as const;

/** So many have each word: many enough to be read in advance, few enough to be told where they are. */
const DOCUMENTS = 20;

it('tells right what was issued between any two pieces of what it reads in advance', async () => {
  // In the first turn that it takes for others, in the second … until there are no more.
  for (let saleAt = 1; ; saleAt += 1) {
    const { store, file } = openTestStore();
    for (let seq = 1; seq <= DOCUMENTS; seq += 1) await insertSearched(store, { seq, words: 'luisana vera' });
    const sources = sourcesIn(openForReading(file));
    const { sets, turn, find } = makeSetSearches(sources);
    let turns = 0;
    async function turnWithSale() {
      turns += 1;
      if (turns === saleAt) await insertSearched(store, { seq: DOCUMENTS + 1, words: 'luisana vera' });
      await turn();
    }
    const learning = { signal: new AbortController().signal, many: 10 };
    await prepareSets(sources, { sets, turn: turnWithSale }, learning);
    if (turns < saleAt) break;
    for (const q of ['luisana', 'luis', 'vera', 'luisana vera', 'l']) {
      const found = await find(scope, { types: documentTypes, q }, { limit: 1, direction: 'older' });
      expect({ saleAt, q, ...found }).toMatchObject({
        saleAt,
        q,
        places: [DOCUMENTS + 1],
        total: DOCUMENTS + 1,
      });
    }
  }
});
