import { taxValue } from '../../../../src-main/documents/lines/rated-tax.ts';
import { statedAmounts } from '../../../../src-main/documents/lines/stated-taxes.ts';
import {
  proposedTaxSupport,
  taxSupportsOfPurchase,
} from '../../../../src-main/documents/purchase/tax-supports-of-purchase.ts';
import { findTaxRate, tariffOn } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { decimal, formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import { type Json, type JsonObject, listAt, textAt, valueAt, withValueAt } from '../body/json.ts';

/**
 * A body after a change, with what follows from it for the documents that tax is withheld from: a tax support that their kind
 * admits, and their amounts, as long as nobody wrote others over them.
 */
export function derived(before: JsonObject, after: JsonObject): JsonObject {
  return listAt(after, '/support_documents').reduce<JsonObject>((body, document, index) => {
    const old = listAt(before, '/support_documents')[index];
    if (old === undefined || old === document) return body;
    const at = `/support_documents/${index}`;
    const change = { old, document };
    return withTaxSupport(withAmounts(body, at, change), at, change);
  }, after);
}

interface Change {
  readonly old: Json;
  readonly document: Json;
}

/** Another kind of document keeps what it is for only where it may be for that. */
function withTaxSupport(body: JsonObject, at: string, { old, document }: Change): JsonObject {
  const type = textAt(document, '/document_type');
  const content = { document_type: type, issue_date: dayOf(document) };
  // Where the annex names no support for a kind, any is taken.
  if (type === textAt(old, '/document_type') || taxSupportsOfPurchase(content).length === 0) return body;
  return withValueAt(
    body,
    `${at}/tax_support`,
    proposedTaxSupport(content, textAt(document, '/tax_support')),
  );
}

function withAmounts(body: JsonObject, at: string, change: Change): JsonObject {
  const { old, document } = change;
  const valued = listAt(document, '/taxes').reduce<JsonObject>((so, tax, index) => {
    const value = `/taxes/${index}/value`;
    const before = valueOfTax(listAt(old, '/taxes')[index] ?? {}, old);
    return follows(change, value, before) ? withValueAt(so, at + value, valueOfTax(tax, document)) : so;
  }, body);
  const was = amountsOf(old);
  const now = amountsOf(valueAt(valued, at) ?? {});
  const totalled = (['subtotal', 'total'] as const).reduce<JsonObject>(
    (so, name) => (follows(change, `/${name}`, was[name]) ? withValueAt(so, `${at}/${name}`, now[name]) : so),
    valued,
  );
  return listAt(document, '/withholdings').reduce<JsonObject>((so, withheld, index) => {
    const tax = textAt(withheld, '/tax');
    const base = `/withholdings/${index}/base`;
    const before = textAt(old, `/withholdings/${index}/tax`) === 'iva' ? was.iva : was.subtotal;
    if (tax === 'isd' || !follows(change, base, before)) return so;
    return withValueAt(so, at + base, tax === 'iva' ? now.iva : now.subtotal);
  }, totalled);
}

/** Whether a value is still what followed, `before`: nobody wrote another, then or just now. */
function follows({ old, document }: Change, pointer: string, before: string | undefined): boolean {
  const written = textAt(old, pointer);
  return textAt(document, pointer) === written && (written === '' || written === before);
}

/** Base by rate on the document's day; undefined while one of them is no number. */
function valueOfTax(tax: Json, document: Json): string | undefined {
  const base = textAt(tax, '/base');
  const rate = findTaxRate(textAt(tax, '/type'), textAt(tax, '/rate'));
  const tariff = rate && tariffOn(rate, dayOf(document));
  if (!isAmount(base) || !rate || tariff === undefined) return undefined;
  return formatAmount(taxValue({ rate, tariff: decimal(tariff), base: decimal(base) }));
}

/** What is in force is meant of a document whose day nobody wrote yet. */
function dayOf(document: Json): string {
  return textAt(document, '/issue_date') || '9999-12-31';
}

interface Amounts {
  readonly subtotal?: string;
  readonly iva?: string;
  readonly total?: string;
}

function amountsOf(document: Json): Amounts {
  const taxes = listAt(document, '/taxes').filter((tax) => isAmount(textAt(tax, '/base')));
  if (taxes.length === 0) return {};
  const { subtotal, iva, total } = statedAmounts(
    taxes.map((tax) => ({
      type: textAt(tax, '/type'),
      base: textAt(tax, '/base'),
      value: isAmount(textAt(tax, '/value')) ? textAt(tax, '/value') : '0',
    })),
  );
  return { subtotal: formatAmount(subtotal), iva: formatAmount(iva), total: formatAmount(total) };
}

function isAmount(text: string): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text);
}
