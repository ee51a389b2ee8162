import { type DocumentType, documentTypes } from '../../documents/kinds.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { PlaceReader } from './place-reader.ts';
import { idsOf, keyOf, placesOf, type Trait } from './trait.ts';

const OF_SCOPE = 'entity_id = ? AND environment = ? AND seq >= ? AND seq < ?';

/** Every document of a business. */
export function anyTrait(reader: PlaceReader, scope: Scope): Trait {
  const statement = `SELECT seq FROM document INDEXED BY document_newest WHERE ${OF_SCOPE}`;
  return traitOf(reader, scope, { named: ['any'], statement, values: [] });
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
  return values.map((value) => traitOf(reader, scope, { named: [sort, value], statement, values: [value] }));
}

/** Documents issued on a day: they are of few blocks, and an index has them together. */
export function dayTrait(reader: PlaceReader, scope: Scope, day: string): Trait {
  const statement = `
    SELECT seq FROM document INDEXED BY document_by_date WHERE ${OF_SCOPE} AND issue_date = ?`;
  return traitOf(reader, scope, { named: ['day', day], statement, values: [day] });
}

/** Documents that carry a pair of metadata. */
export function pairTrait(
  reader: PlaceReader,
  scope: Scope,
  pair: readonly [key: string, value: string],
): Trait {
  const statement = `SELECT seq FROM document_metadata WHERE ${OF_SCOPE} AND key = ? AND value = ?`;
  return traitOf(reader, scope, { named: ['pair', ...pair], statement, values: pair });
}

/** Documents to somebody, and delivery notes that carry something to them. */
export function counterpartyTraits(
  reader: PlaceReader,
  scope: Scope,
  identification: string,
  types: readonly DocumentType[] = documentTypes,
): readonly Trait[] {
  const traitBy = (statement: string, what: string): Trait =>
    traitOf(reader, scope, { named: [what, identification], statement, values: [identification] });
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

interface OfScope {
  /** What tells it from every other of the business. */
  readonly named: readonly string[];
  /** Gives places of the business between two … */
  readonly statement: string;
  /** … that have these. */
  readonly values: readonly string[];
}

function traitOf(reader: PlaceReader, scope: Scope, { named, statement, values }: OfScope): Trait {
  return {
    key: keyOf(scope, ...named),
    scope,
    addTo: (set, blocks) =>
      set.add(reader.numbers(statement, ...idsOf(scope), ...placesOf(blocks), ...values)),
  };
}
