import { dollars } from '../figures/cents.ts';
import type { SummedFigure } from '../figures/figure-store.ts';
import { rateLabel } from '../figures/rate-label.ts';
import { type SaleLine, saleLines } from './boxes.ts';
import { makeLineSums } from './line-sums.ts';

const types: Readonly<Record<string, { readonly label: string; readonly sign: 1 | -1 }>> = {
  invoice: { label: 'Facturas', sign: 1 },
  debit_note: { label: 'Notas de débito', sign: 1 },
  credit_note: { label: 'Notas de crédito', sign: -1 },
};

/** Adds up what was sold, by the lines of form 104. Only what the authority authorized is declared. */
export function sumSales(figures: readonly SummedFigure[]) {
  const sums = makeLineSums(saleLines);
  for (const { dimension, decided, key, documents, base, iva } of figures) {
    const [type = '', rate = ''] = key.split(' ');
    const boxes = types[type];
    if (dimension !== 'rate' || decided === 0 || !boxes) continue;
    const label = `${boxes.label}, IVA ${rateLabel(rate)}`;
    const amounts = { base: dollars(base), iva: dollars(iva) };
    sums.add(saleLineOf(rate), { label, documents, ...amounts, sign: boxes.sign });
  }
  return sums;
}

function saleLineOf(rate: string): SaleLine {
  if (rate === 'iva_5') return 'taxed_5';
  if (rate === 'iva_0') return 'zero';
  return rate === 'iva_no_objeto' || rate === 'iva_exento' ? 'not_subject' : 'taxed';
}
