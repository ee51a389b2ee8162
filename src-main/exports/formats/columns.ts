import { kindOf } from '../../documents/all-kinds/types.ts';
import { paymentMethods } from '../../documents/body/payment.ts';
import { amountsOfContent, type ContentAmount } from '../../documents/figures/amounts-of-content.ts';
import { saleSigns } from '../../documents/figures/sale-signs.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentStatus } from '../../documents/kinds.ts';
import { ivaRows } from '../../documents/taxes/iva.ts';
import { formatAmount, sum } from '../../documents/values/decimal.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';

/** A cell by what it is, so that a spreadsheet computes and sorts with it; undefined is an empty one. */
export type ExportCell =
  | { readonly kind: 'text'; readonly text: string; readonly isTotal?: true }
  | { readonly kind: 'amount'; readonly amount: string; readonly isTotal?: true }
  /** A number of things, or a percent: decimals as they are. */
  | { readonly kind: 'number'; readonly number: string }
  /** YYYY-MM-DD. */
  | { readonly kind: 'date'; readonly date: string }
  /** YYYY-MM-DDTHH:MM:SS in Ecuador. */
  | { readonly kind: 'time'; readonly time: string }
  | undefined;

export interface ExportColumn<Item = StoredDocument> {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  cellOf(item: Item): ExportCell;
}

/** What an accountant works with, a row each. Amounts of credit notes are negative, so that columns add up. */
export function documentColumns(rates: readonly string[]): readonly ExportColumn[] {
  return [
    textColumn('Tipo', 24, ({ identity }) => kindOf(identity.type).label),
    textColumn('Número', 19, ({ identity }) => formatNumber(identity, identity.sequential)),
    dateColumn('Fecha de emisión', ({ identity }) => identity.issueDate),
    textColumn('Estado', 14, ({ status }) => statusLabels[status]),
    textColumn('Identificación', 16, (document) => counterpartyOf(document).identification),
    textColumn('Nombre', 36, (document) => counterpartyOf(document).name),
    ...rateOrder(rates).map((rate) =>
      amountColumn(`Base IVA ${rateLabel(rate)}`, (document) => amountOf(document, 'iva', 'base', rate)),
    ),
    amountColumn('IVA', (document) => amountOf(document, 'iva', 'amount')),
    amountColumn('ICE', (document) => amountOf(document, 'ice', 'amount')),
    amountColumn('IRBPNR', (document) => amountOf(document, 'irbpnr', 'amount')),
    amountColumn('Total', (document) => amountOf(document, 'total', 'amount')),
    textColumn('Forma de pago', 34, paymentOf),
    textColumn('Documento relacionado', 22, (document) => relatedNumbers(document).join(', ')),
    textColumn('Clave de acceso', 52, ({ identity }) => identity.accessKey),
    textColumn('Número de autorización', 52, ({ authorization }) => authorization?.number ?? ''),
    {
      heading: 'Fecha de autorización',
      width: 21,
      cellOf: ({ authorization }) => authorization && time(authorization.authorizedAt),
    },
    textColumn('Establecimiento', 15, ({ identity }) => identity.establishment),
    textColumn('Punto de emisión', 17, ({ identity }) => identity.emissionPoint),
  ];
}

export const statusLabels: Readonly<Record<DocumentStatus, string>> = {
  pending: 'Pendiente',
  submitted: 'Enviado',
  authorized: 'Autorizado',
  returned: 'Devuelto',
  not_authorized: 'No autorizado',
  annulled: 'Anulado',
};

export function textColumn<Item = StoredDocument>(
  heading: string,
  width: number,
  textOf: (item: Item) => string,
): ExportColumn<Item> {
  return {
    heading,
    width,
    cellOf(item) {
      const text = textOf(item);
      return text === '' ? undefined : { kind: 'text', text };
    },
  };
}

export function amountColumn<Item = StoredDocument>(
  heading: string,
  of: (item: Item) => string | undefined,
): ExportColumn<Item> {
  return {
    heading,
    width: 14,
    cellOf(item) {
      const amount = of(item);
      return amount === undefined ? undefined : { kind: 'amount', amount };
    },
  };
}

/** A column of days, YYYY-MM-DD. */
export function dateColumn<Item = StoredDocument>(
  heading: string,
  dayOf: (item: Item) => string | undefined,
): ExportColumn<Item> {
  return {
    heading,
    width: 17,
    cellOf(item) {
      const day = dayOf(item);
      return day === undefined ? undefined : { kind: 'date', date: day };
    },
  };
}

/** What the authority wrote has its own offset; both are written as Ecuador's time. */
function time(instant: string): ExportCell {
  return { kind: 'time', time: ecuadorTimestamp(new Date(instant)).slice(0, 19) };
}

function counterpartyOf({ identity, content }: StoredDocument) {
  return kindOf(identity.type).summary(content).counterparty;
}

/** Undefined where the document has nothing of the sort. */
function amountOf(
  { content }: StoredDocument,
  tax: ContentAmount['tax'],
  part: 'base' | 'amount',
  rate?: string,
): string | undefined {
  if (content.object === 'delivery_note') return undefined;
  const amounts = amountsOfContent(content).filter(
    (one) => one.tax === tax && (rate === undefined || one.rate === rate),
  );
  if (amounts.length === 0) return undefined;
  const sign = saleSigns[content.object] < 0 ? -1 : 1;
  return formatAmount(sum(amounts.map((one) => one[part])).times(sign));
}

function paymentOf({ content }: StoredDocument): string {
  if (!('payments' in content)) return '';
  return [...new Set(content.payments.map(({ method }) => paymentMethods[method].label))].join(', ');
}

/** The numbers a document names, whichever issuer gave them. */
function relatedNumbers({ content }: StoredDocument): readonly string[] {
  switch (content.object) {
    case 'credit_note':
    case 'debit_note':
      return [content.modified_document.number];
    case 'withholding':
      return content.support_documents.flatMap(({ number }) => number ?? []);
    case 'delivery_note':
      return content.recipients.flatMap(({ support_document }) => support_document?.number ?? []);
    case 'invoice':
      return content.delivery_note_number === undefined ? [] : [content.delivery_note_number];
    case 'purchase_settlement':
      return [];
  }
}

const knownRates: readonly string[] = keysOf(ivaRows);

/** As the table has them; codes that it does not have come last. */
export function rateOrder(rates: readonly string[]): readonly string[] {
  return [
    ...knownRates.filter((rate) => rates.includes(rate)),
    ...rates.filter((rate) => !knownRates.includes(rate)).toSorted(),
  ];
}

export function rateLabel(rate: string): string {
  const ivaRate = keysOf(ivaRows).find((one) => one === rate);
  return ivaRate ? ivaRows[ivaRate].label : `código ${rate}`;
}
