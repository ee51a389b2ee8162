import { dateText } from '../values/calendar/calendar-date.ts';
import { decimal, formatAmount, formatQuantity, formatUnitPrice } from '../values/decimal.ts';
import { fromSriDate, toSriDate } from '../values/ecuador-time.ts';
import { childOf, childrenOf, type XmlTree } from './xml-tree.ts';

/**
 * What a document's XML lacks or has wrong. Thrown by the parts and caught in one place, `readDocument`: a reader of
 * eighty optional elements that returned each fault as a value would hide what it reads.
 */
export class UnreadableXml extends Error {
  override readonly name = 'UnreadableXml';
}

/** The child that must be there. */
export function partOf(element: XmlTree, name: string): XmlTree {
  const child = childOf(element, name);
  if (!child) throw new UnreadableXml(`<${element.name}> has no <${name}>`);
  return child;
}

/** The items of a list in its wrapper: `detalles/detalle`; none when the wrapper is missing. */
export function itemsOf(element: XmlTree, wrapper: string, item: string): readonly XmlTree[] {
  const list = childOf(element, wrapper);
  return list ? childrenOf(list, item) : [];
}

/** Trimmed; undefined when the element is missing or empty, which the authority treats alike. */
export function optionalText(element: XmlTree, name: string): string | undefined {
  return childOf(element, name)?.text.trim() || undefined;
}

export function textOf(element: XmlTree, name: string): string {
  const text = optionalText(element, name);
  if (text === undefined) throw new UnreadableXml(`<${element.name}> has no <${name}>`);
  return text;
}

/** Money, with two decimals. */
export function amountOf(element: XmlTree, name: string): string {
  return formatAmount(numberOf(element.name, textOf(element, name)));
}

export function optionalAmount(element: XmlTree, name: string): string | undefined {
  return optionalText(element, name) === undefined ? undefined : amountOf(element, name);
}

/** Money that counts as nothing when it is missing. */
export function amountOrZero(element: XmlTree, name: string): string {
  return optionalAmount(element, name) ?? '0.00';
}

export function quantityOf(element: XmlTree, name: string): string {
  return formatQuantity(numberOf(element.name, textOf(element, name)));
}

export function unitPriceOf(element: XmlTree, name: string): string {
  return formatUnitPrice(numberOf(element.name, textOf(element, name)));
}

export function optionalUnitPrice(element: XmlTree, name: string): string | undefined {
  return optionalText(element, name) === undefined ? undefined : unitPriceOf(element, name);
}

/** A date, YYYY-MM-DD. */
export function dateOf(element: XmlTree, name: string): string {
  const text = textOf(element, name);
  const date = dateText.safeParse(fromSriDate(text));
  if (!date.success || toSriDate(date.data) !== text)
    throw new UnreadableXml(`<${name}> is no date: ${text}`);
  return date.data;
}

export function optionalDate(element: XmlTree, name: string): string | undefined {
  return optionalText(element, name) === undefined ? undefined : dateOf(element, name);
}

/** The key of a table whose value is a code: its slug. Undefined for a code that the table lacks. */
export function keyOfCode<Key extends string>(
  table: Readonly<Record<Key, string>>,
  code: string,
): Key | undefined {
  for (const key in table) if (table[key] === code) return key;
  return undefined;
}

function numberOf(where: string, text: string) {
  if (!/^-?\d{1,18}(\.\d{1,18})?$/.test(text)) throw new UnreadableXml(`<${where}> has no number: ${text}`);
  return decimal(text);
}
