import type { TFunction } from 'i18next';
import type { Invoice } from '../../../src-main/documents/model/invoice.ts';
import { decimal } from '../../../src-main/documents/values/decimal.ts';
import { ivaLabel } from '../../lib/format/iva.ts';

export interface TotalRow {
  readonly label: string;
  readonly amount: string;
}

/** The sums of an invoice above its total, rate by rate; what it does not have is left out. */
export function totalRowsOf(invoice: Invoice, t: TFunction): TotalRow[] {
  const iva = invoice.taxes.filter(({ type }) => type === 'iva');
  const optional = (label: string, amount: string) => (decimal(amount).eq(0) ? [] : [{ label, amount }]);
  return [
    ...optional(t('totals.discount'), invoice.discount),
    ...iva.map(({ rate, base }) => ({
      label: t('totals.subtotalAt', { rate: ivaLabel(rate, t) }),
      amount: base,
    })),
    ...optional(t('totals.ice'), invoice.ice),
    ...iva.flatMap(({ rate, value }) => optional(t('totals.iva', { rate: ivaLabel(rate, t) }), value)),
    ...optional(t('totals.irbpnr'), invoice.irbpnr),
    ...optional(t('totals.tip'), invoice.tip),
  ];
}
