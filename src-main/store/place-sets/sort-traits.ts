import { type DocumentType, documentTypes } from '../../documents/kinds.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { PlaceReader } from './place-reader.ts';
import { idsOf, keyOf, placesOf, type Trait } from './trait.ts';

const OF_SCOPE = 'entity_id = ? AND environment = ? AND seq >= ? AND seq < ?';

/** Every document of a business. */
export function anyTrait(reader: PlaceReader, scope: Scope): Trait {
  const statement = `SELECT seq FROM document INDEXED BY document_newest WHERE ${OF_SCOPE}`;
  return {
    key: keyOf(scope, 'any'),
    scope,
    addTo: (set, blocks) => set.add(reader.numbers(statement, ...idsOf(scope), ...placesOf(blocks))),
  };
}

/** Documents of each of some types, statuses or channels. */
export function sortTraits(
  reader: PlaceReader,
  scope: Scope,
  sort: 'type' | 'status' | 'channel',
  values: readonly string[],
): readonly Trait[] {
  const statement = `
    SELECT seq FROM document INDEXED BY document_newest_by_${sort} WHERE ${OF_SCOPE} AND ${sort} = ?`;
  return values.map((value) => ({
    key: keyOf(scope, sort, value),
    scope,
    addTo: (set, blocks) => set.add(reader.numbers(statement, ...idsOf(scope), ...placesOf(blocks), value)),
  }));
}

/** Documents that carry a pair of metadata. */
export function pairTrait(
  reader: PlaceReader,
  scope: Scope,
  [key, value]: readonly [key: string, value: string],
): Trait {
  const statement = `SELECT seq FROM document_metadata WHERE ${OF_SCOPE} AND key = ? AND value = ?`;
  return {
    key: keyOf(scope, 'pair', key, value),
    scope,
    addTo: (set, blocks) =>
      set.add(reader.numbers(statement, ...idsOf(scope), ...placesOf(blocks), key, value)),
  };
}

/** Documents to somebody, and delivery notes that carry something to them. */
export function counterpartyTraits(
  reader: PlaceReader,
  scope: Scope,
  identification: string,
  types: readonly DocumentType[] = documentTypes,
): readonly Trait[] {
  const traitBy = (statement: string, what: string): Trait => ({
    key: keyOf(scope, what, identification),
    scope,
    addTo: (set, blocks) =>
      set.add(reader.numbers(statement, ...idsOf(scope), ...placesOf(blocks), identification)),
  });
  const asCounterparty = traitBy(
    `SELECT seq FROM document INDEXED BY document_by_counterparty WHERE ${OF_SCOPE} AND counterparty = ?`,
    'counterparty',
  );
  // Only a delivery note is found by others than its counterparty.
  if (!types.includes('delivery_note')) return [asCounterparty];
  const asRecipient = traitBy(
    `SELECT seq FROM document_recipient INDEXED BY document_recipient_newest
     WHERE ${OF_SCOPE} AND identification = ?`,
    'recipient',
  );
  return [asCounterparty, asRecipient];
}
