import type { DocumentSearches, FoundPage } from '../document-searches.ts';
import { makeTurns, type Turn } from '../turns.ts';
import { BlockBits } from './block-bits.ts';
import { JoinedList, pageOfJoined } from './joined-sets.ts';
import { type KeptSets, makeKeptSets } from './kept-sets.ts';
import { traitsOf } from './list-traits.ts';
import { RecentLists } from './recent-lists.ts';
import type { Sources } from './sources.ts';

export interface SetSearches extends DocumentSearches {
  /** What it keeps, for reading in advance what may be asked for. */
  readonly sets: KeptSets;
  readonly turn: Turn;
}

const NOTHING: FoundPage = { places: [], total: 0, newer: 0 };

/**
 * Lists by the sets of documents that have what is asked for: whatever is combined, a page, its place and the total are
 * told by going through a block's bits at a time, all of one moment. What has to be read first is read in pieces, with a
 * turn of others between, and given up on abort.
 */
export function makeSetSearches(sources: Sources): SetSearches {
  const turn = makeTurns();
  const sets = makeKeptSets(sources.reader);
  const recent = new RecentLists();
  const bits = new BlockBits();
  return {
    sets,
    turn,
    async find(scope, filters, question, signal) {
      for (let isFirst = true; ; isFirst = false) {
        signal?.throwIfAborted();
        const { far, found } = sets.inOneView((view) => {
          const traits = traitsOf(sources, scope, filters);
          if (!traits) return { far: [], found: NOTHING };
          // Whatever changed since they were brought is read at once: there is an end to it.
          const far = isFirst ? traits.flat().filter((trait) => !view.isNear(trait)) : [];
          if (far.length > 0) return { far };
          const key = JSON.stringify(traits.map((alternatives) => alternatives.map((trait) => trait.key)));
          const list = recent.of(key, view.changes, () => new JoinedList(bits, traits.map(view.current)));
          return { far, found: pageOfJoined(list, question) };
        });
        if (found) return found;
        for (const trait of far) await sets.bring(trait, turn, signal);
      }
    },
  };
}
