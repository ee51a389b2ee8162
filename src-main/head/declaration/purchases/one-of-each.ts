import {
  type PurchaseConflict,
  type PurchaseDifference,
  purchaseDifferences,
} from '../../../contract/head/head-declaration.ts';
import type { FeedPurchase } from '../../../contract/head/stations/feed-purchase.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import { isValid } from '../../../reports/withheld-of-us.ts';

/** A purchase as a station recorded it. */
export interface PurchaseAtStation {
  /** Its name. */
  readonly station: string;
  readonly id: string;
  readonly purchase: FeedPurchase;
}

/** One document of a supplier: as it counts, and as others have it. */
export interface PurchaseOnce extends PurchaseAtStation {
  readonly conflict?: PurchaseConflict;
}

/**
 * Each document once, however many stations recorded it: the same access key, or the same supplier, kind and number. The record
 * counts of which the authority decided (last), then one of which a person decided what it is, then the one changed last.
 */
export function oneOfEach(records: readonly PurchaseAtStation[]): readonly PurchaseOnce[] {
  const groups = new Map<string, PurchaseAtStation[]>();
  for (const record of records.toSorted(byPrecedence)) {
    const keys = keysOf(record);
    const group = keys.map((key) => groups.get(key)).find((one) => one !== undefined) ?? [];
    group.push(record);
    for (const key of keys) groups.set(key, group);
  }
  return [...new Set(groups.values())].flatMap((group) => {
    const [first, ...others] = group;
    return first ? [{ ...first, ...conflictOf(first, others) }] : [];
  });
}

function keysOf({ purchase: { content } }: PurchaseAtStation): readonly string[] {
  const { access_key: accessKey, supplier, document_type: type, number } = content;
  return [`${supplier.identification} ${type} ${number}`, ...(accessKey === undefined ? [] : [accessKey])];
}

function byPrecedence(one: PurchaseAtStation, other: PurchaseAtStation): number {
  const [ranks, otherRanks] = [ranksOf(one), ranksOf(other)];
  const at = ranks.findIndex((rank, index) => rank !== otherRanks[index]);
  return at < 0
    ? one.station.localeCompare(other.station)
    : (ranks[at] ?? '') > (otherRanks[at] ?? '')
      ? -1
      : 1;
}

/** The greater goes before. */
function ranksOf({ purchase }: PurchaseAtStation): readonly string[] {
  const { authorization, checkedAt = '', kind, updatedAt } = purchase;
  const isDecided = authorization !== 'unconfirmed' && authorization !== 'on_paper';
  return [isDecided ? `1 ${checkedAt}` : '0', kind === 'unknown' ? '0' : '1', updatedAt];
}

function conflictOf(
  first: PurchaseAtStation,
  others: readonly PurchaseAtStation[],
): Pick<PurchaseOnce, 'conflict'> {
  // What the authority refused or annulled counts nowhere.
  if (!isValid(first.purchase)) return {};
  const counted = countedOf(first.purchase);
  const differences = purchaseDifferences.filter((name) =>
    others.some(({ purchase }) => countedOf(purchase)[name] !== counted[name]),
  );
  if (differences.length === 0) return {};
  const { supplier, document_type, number } = first.purchase.content;
  return {
    conflict: {
      supplier: supplier.identification,
      supplier_name: supplier.name,
      document_type,
      number,
      stations: [...new Set([first, ...others].map(({ station }) => station))],
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
