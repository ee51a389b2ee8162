import { taxValue } from '../../../../src-main/documents/lines/rated-tax.ts';
import { findTaxRate, tariffOn } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import { type Json, type JsonObject, listAt, textAt, valueAt, withValueAt } from '../body/json.ts';

/**
 * A body after a change, with what follows from it: the amounts of the documents that tax is withheld from, as long as
 * nobody wrote others over them.
 */
export function derived(before: JsonObject, after: JsonObject): JsonObject {
  return listAt(after, '/support_documents').reduce<JsonObject>((body, document, index) => {
    const old = listAt(before, '/support_documents')[index];
    return old === undefined || old === document
      ? body
      : withAmounts(body, `/support_documents/${index}`, { old, document });
  }, after);
}

interface Change {
  readonly old: Json;
  readonly document: Json;
}

function withAmounts(body: JsonObject, at: string, change: Change): JsonObject {
  const { old, document } = change;
  const valued = listAt(document, '/taxes').reduce<JsonObject>((so, tax, place) => {
    const value = `/taxes/${place}/value`;
    const before = valueOfTax(listAt(old, '/taxes')[place] ?? {}, old);
    return follows(change, value, before) ? withValueAt(so, at + value, valueOfTax(tax, document)) : so;
  }, body);
  const was = amountsOf(old);
  const now = amountsOf(valueAt(valued, at) ?? {});
  const totalled = (['subtotal', 'total'] as const).reduce<JsonObject>(
    (so, name) => (follows(change, `/${name}`, was[name]) ? withValueAt(so, `${at}/${name}`, now[name]) : so),
    valued,
  );
  return listAt(document, '/withholdings').reduce<JsonObject>((so, withheld, place) => {
    const tax = textAt(withheld, '/tax');
    const base = `/withholdings/${place}/base`;
    const before = textAt(old, `/withholdings/${place}/tax`) === 'iva' ? was.iva : was.subtotal;
    if (tax === 'isd' || !follows(change, base, before)) return so;
    return withValueAt(so, at + base, tax === 'iva' ? now.iva : now.subtotal);
  }, totalled);
}

/** Whether a value is still what followed, `before`: nobody wrote another, then or just now. */
function follows({ old, document }: Change, place: string, before: string | undefined): boolean {
  const written = textAt(old, place);
  return textAt(document, place) === written && (written === '' || written === before);
}

/** Base by rate on the document's day; undefined while one of them is no number. */
function valueOfTax(tax: Json, document: Json): string | undefined {
  const base = textAt(tax, '/base');
  const rate = findTaxRate(textAt(tax, '/type'), textAt(tax, '/rate'));
  const tariff = rate && tariffOn(rate, textAt(document, '/issue_date') || '9999-12-31');
  if (!isAmount(base) || !rate || tariff === undefined) return undefined;
  return formatAmount(taxValue({ rate, tariff: decimal(tariff), base: decimal(base) }));
}

interface Amounts {
  readonly subtotal?: string;
  readonly iva?: string;
  readonly total?: string;
}

function amountsOf(document: Json): Amounts {
  const taxes = listAt(document, '/taxes').filter((tax) => isAmount(textAt(tax, '/base')));
  if (taxes.length === 0) return {};
  const bases = sum(taxes.map((tax) => decimal(textAt(tax, '/base'))));
  const stated = (tax: Json) => decimal(isAmount(textAt(tax, '/value')) ? textAt(tax, '/value') : '0');
  const iva = taxes.filter((tax) => textAt(tax, '/type') === 'iva');
  return {
    subtotal: formatAmount(bases),
    iva: formatAmount(sum(iva.map(stated))),
    total: formatAmount(bases.plus(sum(taxes.map(stated)))),
  };
}

function isAmount(text: string): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text);
}
