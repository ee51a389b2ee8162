import { kindOf } from '../all-kinds/types.ts';
import { creditKey } from '../body/payment.ts';
import type { Line } from '../lines/line.ts';
import { discountAfterLines, taxedBase } from '../lines/taxed-base.ts';
import type { DocumentContent } from '../model/document.ts';
import { type Decimal, decimal, sum, zero } from '../values/decimal.ts';
import { type SaleNature, saleNatureOf } from './sale-nature.ts';
import { saleSigns } from './sale-signs.ts';

/** By what reports break figures down. */
export const dimensions = [
  /** All of a type: `invoice`. */
  'type',
  /** Of the day in Ecuador when it was issued: `00` to `23`. */
  'hour',
  /** The code of what was sold, or its description where it has none. */
  'product',
  /** Establishment and emission point: `001-002`. */
  'till',
  /** The person whose cash session took it; empty where none did. */
  'operator',
  /** Type and rate of IVA: `invoice iva_15`. */
  'rate',
  /**
   * The form of payment, `on_credit` of what is paid later, or how the money of a credit note was given back; empty where none
   * is stated.
   */
  'payment',
  /** Tax, code and percent of what was withheld: `renta 312 2`. */
  'withheld',
  /** Type, nature and rate of IVA, as the form of IVA tells sales apart: `invoice export iva_0`. */
  'sale_nature',
  /** The taxed base of a type that is paid on terms: `invoice`. */
  'on_terms',
  /** IVA of a type that was given back to the buyer in the document itself: `invoice`. */
  'iva_refund',
] as const;
export type Dimension = (typeof dimensions)[number];

/** What a document adds to one value of one dimension. */
export interface Figure {
  readonly dimension: Dimension;
  readonly key: string;
  /** How a person knows the key, where that is not the key itself. */
  readonly label: string;
  readonly quantity: Decimal;
  readonly base: Decimal;
  readonly iva: Decimal;
  readonly total: Decimal;
}

/** What of a document is not in what it says. */
export interface Circumstances {
  readonly hour: string;
  readonly till: string;
  readonly operator: { readonly id: string; readonly name: string } | undefined;
  /** How all the money of a credit note was given back, where it does not say its `refunds`. */
  readonly refundMethod: string | undefined;
  /** How the invoice is declared that a note modifies; undefined where it is not here. */
  readonly modified: SaleNature | undefined;
}

/**
 * What a document adds to each dimension. Sales have the sign they count with, so that credit notes take off; what names the
 * type or is withheld has the amounts of the document.
 */
export function figuresOf(content: DocumentContent, circumstances: Circumstances): readonly Figure[] {
  const { subtotal, total } = kindOf(content.object).summary(content);
  const iva = 'iva' in content && content.object !== 'withholding' ? decimal(content.iva) : zero;
  const base = decimal(subtotal).minus(discountAfterLines('taxes' in content ? content.taxes : []));
  const whole = { quantity: zero, base, iva, total: decimal(total) };
  const ofType: Figure = { dimension: 'type', key: content.object, label: '', ...whole };
  if (content.object === 'withholding') return [ofType, ...withheldIn(content)];
  const taxed = 'taxes' in content ? [ofType, ...ratesIn(content, 'rate', content.object)] : [ofType];
  const sign = saleSigns[content.object];
  if (sign === 0 || !('taxes' in content)) return taxed;
  const { hour, till, operator } = circumstances;
  const sale = signed(whole, sign);
  return [
    ...taxed,
    ...declaredIn(content, circumstances),
    { dimension: 'hour', key: hour, label: '', ...sale },
    { dimension: 'till', key: till, label: '', ...sale },
    { dimension: 'operator', key: operator?.id ?? '', label: operator?.name ?? '', ...sale },
    ...('lines' in content ? content.lines.map((line) => productFigure(line, sign)) : []),
    ...paymentsIn(content, circumstances, decimal(total)).map(([key, amount]): Figure => {
      const paid = signed({ quantity: zero, base: zero, iva: zero, total: amount }, sign);
      return { dimension: 'payment', key, label: '', ...paid };
    }),
  ];
}

type Amounts = Pick<Figure, 'quantity' | 'base' | 'iva' | 'total'>;

function signed({ quantity, base, iva, total }: Amounts, sign: number): Amounts {
  return {
    quantity: quantity.times(sign),
    base: base.times(sign),
    iva: iva.times(sign),
    total: total.times(sign),
  };
}

function productFigure({ code, description, quantity, net, taxes }: Line, sign: number): Figure {
  const iva = sum(taxes.filter(({ type }) => type === 'iva').map(({ value }) => decimal(value)));
  const total = decimal(net).plus(sum(taxes.map(({ value }) => decimal(value))));
  const sold = signed({ quantity: decimal(quantity), base: decimal(net), iva, total }, sign);
  return { dimension: 'product', key: code ?? description, label: description, ...sold };
}

type Taxed = Extract<DocumentContent, { readonly taxes: unknown }>;

/** What is taxed at each rate of IVA, under the key and the rate. */
function ratesIn(content: Taxed, dimension: 'rate' | 'sale_nature', key: string): readonly Figure[] {
  return content.taxes.flatMap((tax) => {
    const { type, rate, value } = tax;
    if (type !== 'iva') return [];
    const base = taxedBase(tax);
    const amounts = { base, iva: decimal(value), total: base.plus(value) };
    return [{ dimension, key: `${key} ${rate}`, label: '', quantity: zero, ...amounts }];
  });
}

function declaredIn(content: Taxed, { modified }: Circumstances): readonly Figure[] {
  const type = content.object;
  const nature = saleNatureOf(content, modified);
  const nothing = { label: '', quantity: zero, base: zero, iva: zero, total: zero };
  const rates = ratesIn(content, 'sale_nature', `${type} ${nature}`);
  const refund = sum(content.taxes.map(({ refund = '0' }) => decimal(refund)));
  const onTerms = nature === 'local' ? shareOnTerms(content) : zero;
  const taxedBases = sum(rates.filter(({ iva }) => !iva.eq(0)).map(({ base }) => base));
  return [
    ...rates,
    ...(onTerms.eq(0)
      ? []
      : [{ ...nothing, dimension: 'on_terms', key: type, base: taxedBases.times(onTerms) } as const]),
    ...(refund.eq(0) ? [] : [{ ...nothing, dimension: 'iva_refund', key: type, total: refund } as const]),
  ];
}

/** How much of a document is paid later than at once, from 0 to 1. */
function shareOnTerms(content: Taxed): Decimal {
  if (!('payments' in content)) return zero;
  const all = sum(content.payments.map(({ amount }) => decimal(amount)));
  if (all.eq(0)) return zero;
  const later = content.payments.filter(({ term }) => term !== undefined);
  return sum(later.map(({ amount }) => decimal(amount))).div(all);
}

function withheldIn({
  support_documents,
}: Extract<DocumentContent, { readonly object: 'withholding' }>): readonly Figure[] {
  return support_documents
    .flatMap(({ withholdings }) => withholdings)
    .map(({ tax, code, percent, base, value }) => ({
      dimension: 'withheld',
      // 30 and 30.00 are the same.
      key: `${tax} ${code} ${decimal(percent)}`,
      label: '',
      quantity: zero,
      base: decimal(base),
      iva: zero,
      total: decimal(value),
    }));
}

function paymentsIn(
  content: DocumentContent,
  { refundMethod }: Circumstances,
  total: Decimal,
): readonly (readonly [string, Decimal])[] {
  if ('payments' in content) {
    return content.payments.map(({ method, amount, term }) => [term ? creditKey : method, decimal(amount)]);
  }
  if ('refunds' in content && content.refunds) {
    return content.refunds.map(({ method, amount }) => [method, decimal(amount)]);
  }
  return [[refundMethod ?? '', total]];
}
