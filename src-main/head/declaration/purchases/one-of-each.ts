import {
  type PurchaseConflict,
  type PurchaseDifference,
  purchaseDifferences,
} from '../../../contract/head/head-declaration.ts';
import type { FeedPurchase } from '../../../contract/head/stations/feed-purchase.ts';
import { supportDocumentCodeOf } from '../../../documents/tables/support-document-types.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import { purchaseKey } from '../../../reports/made-withholdings.ts';
import { isValid } from '../../../reports/withheld-of-us.ts';

/** A purchase as a station recorded it. */
export interface PurchaseAtStation {
  readonly stationId: string;
  /** Its name. */
  readonly station: string;
  /** It reports no more: nobody can decide there. */
  readonly isRevoked: boolean;
  readonly id: string;
  readonly purchase: FeedPurchase;
}

/** One document of a supplier: as it counts, and as others have it. */
export interface PurchaseOnce extends PurchaseAtStation {
  readonly conflict?: PurchaseConflict;
}

/**
 * Each document once, however many stations recorded it: the same access key, or the same supplier, kind and number. What a
 * revoked station recorded yields to what others did. A record counts that is as the authority decided last; of those, one that a
 * person changed, then one of which is stated what was bought, then the one changed last.
 */
export function oneOfEach(records: readonly PurchaseAtStation[]): readonly PurchaseOnce[] {
  return groupsOf(records).map((group) => {
    const living = group.filter(({ isRevoked }) => !isRevoked);
    const [first, ...others] = byPrecedence(living.length > 0 ? living : group);
    if (!first) throw new Error('a group has a record');
    return { ...first, ...conflictOf(first, others) };
  });
}

/** Those that have a key in common with another one of their group. */
function groupsOf(records: readonly PurchaseAtStation[]): readonly (readonly PurchaseAtStation[])[] {
  const groups = new Map<string, PurchaseAtStation[]>();
  for (const record of records) {
    const joined = new Set(keysOf(record).map((key) => groups.get(key) ?? []));
    const group = [record, ...[...joined].flat()];
    for (const key of group.flatMap(keysOf)) groups.set(key, group);
  }
  return [...new Set(groups.values())];
}

function keysOf({ purchase: { content } }: PurchaseAtStation): readonly string[] {
  const { access_key: accessKey, supplier, document_type: type, number } = content;
  const key = purchaseKey(supplier.identification, supportDocumentCodeOf(type), number);
  return accessKey === undefined ? [key] : [key, accessKey];
}

function byPrecedence(group: readonly PurchaseAtStation[]): readonly PurchaseAtStation[] {
  const decided = group
    .map(({ purchase }) => purchase)
    .filter(({ authorization }) => authorization !== 'unconfirmed' && authorization !== 'on_paper')
    .toSorted((one, other) => descending(one.checkedAt ?? '', other.checkedAt ?? ''));
  const [last] = decided;
  const ranksOf = ({ purchase, station }: PurchaseAtStation) => {
    const { authorization, kind, createdAt, updatedAt } = purchase;
    const ranks = [authorization === last?.authorization, createdAt !== updatedAt, kind !== 'unknown'];
    return { rank: `${ranks.map(Number).join('')} ${new Date(updatedAt).toISOString()}`, station };
  };
  return group.toSorted((one, other) => {
    const [ranks, otherRanks] = [ranksOf(one), ranksOf(other)];
    return descending(ranks.rank, otherRanks.rank) || ranks.station.localeCompare(otherRanks.station);
  });
}

function descending(one: string, other: string): number {
  if (one === other) return 0;
  return one > other ? -1 : 1;
}

function conflictOf(
  first: PurchaseAtStation,
  others: readonly PurchaseAtStation[],
): Pick<PurchaseOnce, 'conflict'> {
  // What the authority refused or annulled counts nowhere.
  if (!isValid(first.purchase)) return {};
  const counted = countedOf(first.purchase);
  const elsewhere = others.filter(({ stationId }) => stationId !== first.stationId);
  const differences = purchaseDifferences.filter((name) =>
    elsewhere.some(({ purchase }) => countedOf(purchase)[name] !== counted[name]),
  );
  if (differences.length === 0) return {};
  const { supplier, document_type, number } = first.purchase.content;
  return {
    conflict: {
      supplier: supplier.identification,
      supplier_name: supplier.name,
      document_type,
      number,
      stations: [...new Set([first, ...elsewhere].map(({ station }) => station))],
      differences,
    },
  };
}

/** What declarations take of a purchase, to be compared. */
function countedOf(purchase: FeedPurchase): Readonly<Record<PurchaseDifference, string>> {
  const { content, bookedOn, taxSupport, withholdBy, waivedReason } = purchase;
  const { subtotal, taxes, withheld = [] } = content;
  const amounts = [
    amount(subtotal),
    ...taxes
      .map(({ type, rate, base, value }) => `${type} ${rate} ${amount(base)} ${amount(value)}`)
      .toSorted(),
    ...withheld.map((one) => `${one.tax} ${one.code} ${amount(one.base)} ${amount(one.value)}`).toSorted(),
  ];
  return {
    month: bookedOn.slice(0, 7),
    amounts: amounts.join('\n'),
    tax_support: taxSupport,
    regime: content.supplier.regime,
    withholding: String(waivedReason !== undefined || withholdBy === undefined),
  };
}

function amount(text: string): string {
  return decimal(text).toString();
}
