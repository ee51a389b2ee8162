import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { taxedBase } from '../../../documents/lines/taxed-base.ts';
import type { Regime } from '../../../documents/parties/issuer.ts';
import type { Party } from '../../../documents/parties/party.ts';
import { supportDocumentCodeOf } from '../../../documents/tables/support-document-types.ts';
import { type Decimal, decimal, formatAmount } from '../../../documents/values/decimal.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import { rateLabel } from '../../figures/rate-label.ts';
import type { MadeWithholdings } from '../../made-withholdings.ts';
import type { DeclaredPurchase } from '../../purchase-reading.ts';
import type { ClosingBalances } from '../parts/kept-declaration.ts';
import {
  creditSupports,
  fixedAssetSupport,
  type PurchaseLine,
  purchaseLines,
  reimbursementSupport,
} from './boxes.ts';
import { makeLineSums } from './line-sums.ts';
import { splitFormerRate, sumDifferences } from './rate-difference.ts';

const labels: Readonly<Record<string, string>> = {
  factura: 'Facturas de compra',
  nota_venta: 'Notas de venta',
  liquidacion_compra: 'Liquidaciones de compra',
  nota_debito: 'Notas de débito recibidas',
  nota_credito: 'Notas de crédito recibidas',
};

const untaxed: readonly string[] = ['iva_0', 'iva_no_objeto', 'iva_exento'];

/** A settlement gives credit unless a withholding from it says otherwise. */
const settlementSupport = '01';

/** What is summed of a document: those that others issued, and settlements, have it alike. */
type Summed = Pick<DeclaredPurchase['content'], 'document_type' | 'number' | 'taxes'> & {
  readonly supplier: Pick<Party, 'identification'> & { readonly regime?: Regime };
};

export type PurchaseSums = ReturnType<typeof startPurchaseSums>;

/**
 * Adds up what was bought, by the lines of form 104: settlements that the business issued, and what others issued to it. What
 * it was for, a withholding from it says last, as in the annex: the authority compares the two.
 */
export function startPurchaseSums(made: MadeWithholdings, opening: ClosingBalances | undefined) {
  const sums = makeLineSums(purchaseLines);
  if (opening) sums.takeOffCarried(opening.purchases);
  const differences: Decimal[] = [];

  function addTaxes({ document_type: type, supplier, number, taxes }: Summed, ownSupport: string): void {
    const withheld = made.of(supplier.identification, supportDocumentCodeOf(type), number);
    const taxSupport = withheld[0]?.support.tax_support ?? ownSupport;
    for (const { type: tax, rate, base, value } of taxes) {
      if (tax !== 'iva') continue;
      const label = `${labelOf(type)}, IVA ${rateLabel(rate)}`;
      const sign = type === 'nota_credito' ? -1 : 1;
      const amounts = { base: decimal(base), iva: decimal(value), sign } as const;
      const line = lineOf({ rate, taxSupport, regime: supplier.regime });
      const split = splitFormerRate(rate, amounts);
      // Only what gives a right to credit has boxes for the difference.
      const isSplit = line === 'taxed';
      if (isSplit) differences.push(split.difference);
      sums.add(line, { ...amounts, iva: isSplit ? split.iva : amounts.iva, label, documents: 1 });
    }
  }

  return {
    ...sums,
    /** Of credit notes at a former rate: what the credit has more, and what less, than box 520 has. */
    differences: () => sumDifferences(differences),
    addSettlement({ identity, content }: StoredDocument): void {
      if (content.object !== 'purchase_settlement') return;
      const { supplier } = content;
      const taxes = content.taxes.map((tax) => ({ ...tax, base: formatAmount(taxedBase(tax)) }));
      const number = formatNumber(identity, identity.sequential);
      addTaxes({ document_type: 'liquidacion_compra', supplier, number, taxes }, settlementSupport);
    },
    addPurchase({ content, taxSupport }: Pick<DeclaredPurchase, 'content' | 'taxSupport'>): void {
      if (content.withheld) return;
      const { document_type: type, subtotal } = content;
      if (type !== 'nota_venta') {
        addTaxes(content, taxSupport);
        return;
      }
      const amounts = { base: decimal(subtotal), iva: decimal('0') };
      sums.add('popular', { label: labelOf(type), documents: 1, ...amounts, sign: 1 });
    },
  };
}

function labelOf(type: string): string {
  return labels[type] ?? `Documentos ${type}`;
}

interface Bought {
  readonly rate: string;
  readonly taxSupport: string;
  /** Of the supplier; undefined where nobody knows it. */
  readonly regime: Regime | undefined;
}

function lineOf({ rate, taxSupport, regime }: Bought): PurchaseLine {
  if (taxSupport === reimbursementSupport) return 'reimbursement';
  // What a popular business charges IVA for lies outside its regime.
  if (regime === 'rimpe_negocio_popular' && untaxed.includes(rate)) return 'popular';
  if (rate === 'iva_0') return 'zero';
  if (rate === 'iva_no_objeto') return 'not_subject';
  if (rate === 'iva_exento') return 'exempt';
  if (taxSupport === fixedAssetSupport) return 'fixed_assets';
  if (!creditSupports.includes(taxSupport)) return 'without_credit';
  if (rate === 'iva_8') return 'taxed_8';
  return rate === 'iva_5' ? 'taxed_5' : 'taxed';
}
