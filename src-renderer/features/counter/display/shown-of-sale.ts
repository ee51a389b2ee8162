import type { Line } from '../../../../src-main/documents/lines/line.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import type { CustomerShown, ShownLine } from '../../../lib/customer-display/shown.ts';
import type { ComputedSale } from '../sale/issue/compute-sale.ts';
import type { SaleLine } from '../sale/sale-line.ts';

type Around = Pick<CustomerShown, 'language' | 'shop'>;

/** The sale in hand as the customer may see it: goods and sums, no more. */
export function shownOfSale(
  lines: readonly SaleLine[],
  computed: ComputedSale,
  around: Around,
): CustomerShown {
  if (lines.length === 0) return { kind: 'idle', ...around };
  const invoice = computed.kind === 'computed' ? computed.invoice : undefined;
  const discount = invoice && formatAmount(sum(invoice.lines.map(discountOf)));
  return {
    kind: 'sale',
    ...around,
    lines: lines.map((line, index) => shownLineOf(line, invoice?.lines[index])),
    ...(invoice && { total: invoice.total }),
    ...(discount !== undefined && decimal(discount).gt(0) && { discount }),
  };
}

function shownLineOf(
  { key, description, quantity, unit, promotion }: SaleLine,
  line: Line | undefined,
): ShownLine {
  const amount = line && formatAmount(sum([line.net, ...line.taxes.map(({ value }) => value)].map(decimal)));
  return {
    key,
    name: description,
    quantity,
    ...(unit !== undefined && { unit }),
    ...(amount !== undefined && { amount }),
    ...(promotion && { promotion: promotion.name }),
  };
}

function discountOf({ discount_with_taxes, discount }: Line) {
  return decimal(discount_with_taxes ?? discount);
}
