import type { ExpiringLot, StatedLot } from '../../../src-main/contract/catalog/lots.ts';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { decimal, formatQuantity } from '../../../src-main/documents/values/decimal.ts';
import { parseDecimal } from '../../lib/format/parse-decimal.ts';
import { isExpiredLot, type LotDraft, lotNameOf, noLot } from '../../lib/lots/lot-draft.ts';

/** What is about to be booked: a product, and how much of it as typed. */
export interface StockLine {
  readonly item: StockItem;
  readonly typed: string;
  /** What one unit costs, as typed; of what comes in. */
  readonly typedCost?: string;
  /** The lot it comes into, or goes out of. */
  readonly lot?: LotDraft;
}

export type BookedKind = 'in' | 'out' | 'count';

const DECIMALS = 6;

/** One more unit of a product: of what is there already, or in a line of its own at the top. */
export function addOne(lines: readonly StockLine[], item: StockItem): readonly StockLine[] {
  const existing = lines.find((line) => line.item.product_id === item.product_id);
  if (!existing) return [{ item, typed: '1' }, ...lines];
  const before = decimal(quantityOf(existing) ?? '0');
  return withTyped(lines, item.product_id, formatQuantity(before.plus(1)));
}

/** A line without a number yet, for who types it. */
export function addEmpty(lines: readonly StockLine[], item: StockItem): readonly StockLine[] {
  const isKnown = lines.some((line) => line.item.product_id === item.product_id);
  return isKnown ? lines : [{ item, typed: '' }, ...lines];
}

type LotLeft = Pick<ExpiringLot, 'number' | 'expires_on' | 'quantity'>;

/** All that is left of a lot, for it to go out. */
export function lineOutOf(
  { number = '', expires_on: expires, quantity }: LotLeft,
  item: StockItem,
): StockLine {
  return { item, typed: quantity, lot: { number, expires } };
}

/** With another number for a product. */
export function withTyped(
  lines: readonly StockLine[],
  productId: string,
  typed: string,
): readonly StockLine[] {
  return lines.map((line) => (line.item.product_id === productId ? { ...line, typed } : line));
}

/** With another cost of one unit of a product. */
export function withCost(
  lines: readonly StockLine[],
  productId: string,
  typedCost: string,
): readonly StockLine[] {
  return lines.map((line) => (line.item.product_id === productId ? { ...line, typedCost } : line));
}

/** With another lot for a product. */
export function withLot(lines: readonly StockLine[], productId: string, lot: LotDraft): readonly StockLine[] {
  return lines.map((line) => (line.item.product_id === productId ? { ...line, lot } : line));
}

/** The wire's lots of what is moved; all of a line is in one. */
export function lotsOf(line: StockLine, kind: BookedKind): readonly StatedLot[] {
  const name = kind === 'count' ? null : lotNameOf(line.lot ?? noLot);
  return name ? [{ ...name, quantity: quantityOf(line) ?? '' }] : [];
}

/** Whether it comes into a lot that expired already. */
export function entersExpired({ lot }: StockLine, kind: BookedKind): boolean {
  return kind === 'in' && lot !== undefined && isExpiredLot(lot);
}

/** The wire's text of the cost; null where none is typed, undefined of what is no number. */
export function costOf({ typedCost = '' }: StockLine): string | null | undefined {
  return typedCost.trim() === '' ? null : parseDecimal(typedCost, DECIMALS);
}

/** The lines but that of a product. */
export function without(lines: readonly StockLine[], productId: string): readonly StockLine[] {
  return lines.filter(({ item }) => item.product_id !== productId);
}

/** The wire's decimal text of what was typed. */
export function quantityOf({ typed }: Pick<StockLine, 'typed'>): string | undefined {
  return parseDecimal(typed, DECIMALS);
}

/** Whether it can be booked. */
export function isComplete(line: StockLine, kind: BookedKind): boolean {
  if (kind === 'in' && costOf(line) === undefined) return false;
  return hasQuantity(line, kind) && !isDateLacking(line, kind);
}

/** A count may find nothing, what comes or goes is more than that. */
export function hasQuantity(line: StockLine, kind: BookedKind): boolean {
  const quantity = quantityOf(line);
  return quantity !== undefined && (kind === 'count' || decimal(quantity).gt(0));
}

/** What comes in has the number of a lot, but not when that expires. */
export function isDateLacking({ lot = noLot }: StockLine, kind: BookedKind): boolean {
  return kind === 'in' && lotNameOf(lot) === undefined;
}

/** What there will be afterwards; undefined while no number is typed. */
export function leftAfter({ item, typed }: StockLine, kind: BookedKind): string | undefined {
  const quantity = quantityOf({ typed });
  if (quantity === undefined) return undefined;
  const before = decimal(item.on_hand ?? '0');
  const moved = decimal(quantity);
  return formatQuantity({ in: before.plus(moved), out: before.minus(moved), count: moved }[kind]);
}
