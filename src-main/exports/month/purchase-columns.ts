import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import { supportDocumentTitle } from '../../documents/tables/support-document-types.ts';
import { decimal, formatAmount, sum } from '../../documents/values/decimal.ts';
import {
  amountColumn,
  dateColumn,
  type ExportColumn,
  rateLabel,
  rateOrder,
  textColumn,
} from '../formats/columns.ts';

type Column = ExportColumn<RecordedPurchase>;
type PurchaseTax = RecordedPurchase['content']['taxes'][number];

/** A purchase in a row. Amounts of credit notes are negative, so that columns add up. */
export function purchaseColumns(rates: readonly string[]): readonly Column[] {
  const ofIva = (rate: string) => (tax: PurchaseTax) => tax.type === 'iva' && tax.rate === rate;
  return [
    text('Tipo', 24, ({ content }) => supportDocumentTitle(content.document_type)),
    text('Número', 19, ({ content }) => content.number),
    dateColumn('Fecha de emisión', ({ content }) => content.issue_date),
    dateColumn('Fecha de recepción', ({ receivedOn }) => receivedOn),
    text('Mes en que se declara', 12, ({ bookedOn }) => bookedOn.slice(0, 7)),
    text('Estado', 22, ({ authorization }) => authorizationLabels[authorization]),
    text('RUC del proveedor', 18, ({ content }) => content.supplier.identification),
    text('Proveedor', 36, ({ content }) => content.supplier.name),
    text('Sustento tributario', 18, ({ taxSupport }) => taxSupport),
    ...rateOrder(rates).map((rate) =>
      amountColumn<RecordedPurchase>(`Base IVA ${rateLabel(rate)}`, (purchase) =>
        taxed(purchase, ofIva(rate), 'base'),
      ),
    ),
    amountColumn('IVA', (purchase) => taxed(purchase, ({ type }) => type === 'iva', 'value')),
    amountColumn('Otros impuestos', (purchase) => taxed(purchase, ({ type }) => type !== 'iva', 'value')),
    amountColumn('Total', (purchase) => signed(purchase, purchase.content.total)),
    text('Documento modificado', 22, ({ content }) => content.modified_document?.number ?? ''),
    text('Retención', 19, ({ withheldBy }) => withheldBy?.number ?? ''),
    text('Clave de acceso', 52, ({ content }) => content.access_key ?? ''),
    text('Número de autorización', 52, ({ content }) => content.authorization_number ?? ''),
  ];
}

export const authorizationLabels: Readonly<Record<RecordedPurchase['authorization'], string>> = {
  authorized: 'Autorizado',
  unconfirmed: 'Sin confirmar en el SRI',
  not_authorized: 'No autorizado',
  annulled: 'Anulado',
  on_paper: 'En papel',
};

const text = textColumn<RecordedPurchase>;

/** An amount of a purchase: a credit note takes off. */
export function signed({ content }: Pick<RecordedPurchase, 'content'>, amount: string): string {
  return content.document_type === 'nota_credito' ? formatAmount(decimal(amount).neg()) : amount;
}

/** Undefined where it has nothing of the sort. */
function taxed(
  purchase: RecordedPurchase,
  is: (tax: PurchaseTax) => boolean,
  part: 'base' | 'value',
): string | undefined {
  const taxes = purchase.content.taxes.filter(is);
  if (taxes.length === 0) return undefined;
  return signed(purchase, formatAmount(sum(taxes.map((tax) => decimal(tax[part])))));
}
