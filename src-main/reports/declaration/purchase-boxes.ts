import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { dollars } from '../cents.ts';
import type { SummedFigure } from '../figure-store.ts';
import { rateLabel } from '../rate-label.ts';
import { creditSupports, fixedAssetSupport, type PurchaseLine, purchaseLines } from './boxes.ts';
import { makeLineSums } from './line-sums.ts';

const labels: Readonly<Record<string, string>> = {
  factura: 'Facturas de compra',
  nota_venta: 'Notas de venta',
  nota_debito: 'Notas de débito recibidas',
  nota_credito: 'Notas de crédito recibidas',
};

export type PurchaseSums = ReturnType<typeof startPurchaseSums>;

/** Adds up what was bought, by the lines of form 104: settlements that the business issued, and what others issued to it. */
export function startPurchaseSums(figures: readonly SummedFigure[]) {
  const sums = makeLineSums(purchaseLines);
  for (const { dimension, decided, key, documents, base, iva } of figures) {
    const [type, rate = ''] = key.split(' ');
    if (dimension !== 'rate' || decided === 0 || type !== 'purchase_settlement') continue;
    const label = `Liquidaciones de compra, IVA ${rateLabel(rate)}`;
    const amounts = { base: dollars(base), iva: dollars(iva) };
    sums.add(lineOf(rate, '01'), { label, documents, ...amounts, sign: 1 });
  }
  return {
    ...sums,
    addPurchase({ content, taxSupport }: RecordedPurchase): void {
      const { document_type: type, taxes, subtotal } = content;
      if (content.withheld) return;
      const name = labels[type] ?? `Documentos ${type}`;
      const sign = type === 'nota_credito' ? -1 : 1;
      if (type === 'nota_venta') {
        sums.add('popular', {
          label: name,
          documents: 1,
          base: decimal(subtotal),
          iva: decimal('0'),
          sign,
        });
        return;
      }
      for (const { type: tax, rate, base, value } of taxes) {
        if (tax !== 'iva') continue;
        const label = `${name}, IVA ${rateLabel(rate)}`;
        const amounts = { base: decimal(base), iva: decimal(value) };
        sums.add(lineOf(rate, taxSupport), { label, documents: 1, ...amounts, sign });
      }
    },
  };
}

function lineOf(rate: string, taxSupport: string): PurchaseLine {
  if (rate === 'iva_0') return 'zero';
  if (rate === 'iva_no_objeto') return 'not_subject';
  if (rate === 'iva_exento') return 'exempt';
  if (taxSupport === fixedAssetSupport) return 'fixed_assets';
  if (!creditSupports.includes(taxSupport)) return 'without_credit';
  return rate === 'iva_5' ? 'taxed_5' : 'taxed';
}
