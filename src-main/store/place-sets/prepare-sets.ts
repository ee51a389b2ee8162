import { z } from 'zod';
import { channels, documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { type Learning, learnFrequent } from './learn-frequent.ts';
import type { PlaceReader } from './place-reader.ts';
import type { SetSearches } from './set-searches.ts';
import { anyTrait, counterpartyTraits, pairTrait, sortTraits } from './sort-traits.ts';
import type { Sources } from './sources.ts';
import type { Trait } from './trait.ts';
import { wordTraits } from './word-traits.ts';

/** The rest is for what is asked for and was not foreseen. */
const MOST_BYTES = 52 * 1024 * 1024;
/** What more documents have is not read in one piece: others would wait longer than 50 ms. */
const MOST_IN_A_PIECE = 200_000;

const scopes = z.tuple([z.string(), z.enum(environments)]);

/**
 * Reads in advance what would take long when somebody asks for it: the sorts of documents, and the words, counterparties
 * and pairs that many have. In pieces, with turns between, of up to 50 ms where something can only be read whole; on abort
 * it rejects with the signal's reason.
 */
export async function prepareSets(
  sources: Sources,
  { sets, turn }: Pick<SetSearches, 'sets' | 'turn'>,
  { signal, many }: Omit<Learning, 'turn'>,
): Promise<void> {
  const { reader } = sources;

  async function bring(traits: readonly Trait[]): Promise<void> {
    for (const trait of traits) {
      if (sets.has(trait) || sets.held().bytes > MOST_BYTES) continue;
      await turn();
      await sets.bring(trait, turn, signal);
    }
  }

  for (const scope of scopesOf(reader)) {
    await bring([anyTrait(reader, scope)]);
    await bring(sortTraits(reader, scope, 'type', documentTypes));
    await bring(sortTraits(reader, scope, 'status', documentStatuses));
    await bring(sortTraits(reader, scope, 'channel', channels));
    const { counterparties, pairs, beginnings } = await learnFrequent(reader, scope, { turn, signal, many });
    for (const pair of pairs) await bring([pairTrait(reader, scope, pair)]);
    for (const one of counterparties) await bring(counterpartyTraits(reader, scope, one));
    const whole: Trait[] = [];
    for (const [letters, documents] of beginnings) {
      await turn();
      const traits = (wordTraits(sources, scope, letters) ?? []).flat().filter(({ isTold }) => !isTold);
      await bring(traits.filter(({ isWhole }) => !isWhole));
      if (documents < MOST_IN_A_PIECE) whole.push(...traits.filter(({ isWhole }) => isWhole));
    }
    // They hold until the next change only, where all others are brought up to date: last, if there is room.
    await bring(whole);
  }
}

/** Whose documents there are, those with most of them first. */
function scopesOf(reader: PlaceReader): readonly Scope[] {
  const rows = reader.texts(
    `SELECT json_array(entity_id, environment) FROM document_block
     GROUP BY entity_id, environment ORDER BY count(*) DESC`,
  );
  return rows.map((json) => {
    const [entityId, environment] = scopes.parse(JSON.parse(json));
    return { entityId, environment };
  });
}
