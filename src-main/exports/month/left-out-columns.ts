import { kindOf } from '../../documents/all-kinds/types.ts';
import { amountsOfContent } from '../../documents/figures/amounts-of-content.ts';
import { saleSigns } from '../../documents/figures/sale-signs.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentStatus } from '../../documents/kinds.ts';
import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import { supportDocumentTitle } from '../../documents/tables/support-document-types.ts';
import { formatAmount } from '../../documents/values/decimal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { amountColumn, dateColumn, type ExportColumn, textColumn } from '../formats/columns.ts';
import { signed } from './purchase-columns.ts';

/** A document that is not declared in the month, and why. */
export interface LeftOut {
  readonly type: string;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  readonly why: string;
  readonly party: { readonly identification: string; readonly name: string };
  /** Decimal texts in dollars; undefined of what has no amounts. */
  readonly base: string | undefined;
  readonly total: string | undefined;
  readonly accessKey: string;
  /** In the archive; empty of what has no files there. */
  readonly file: string;
}

export const leftOutColumns: readonly ExportColumn<LeftOut>[] = [
  text('Tipo', 24, ({ type }) => type),
  text('Número', 19, ({ number }) => number),
  dateColumn('Fecha de emisión', ({ issueDate }) => issueDate),
  text('Por qué no cuenta', 36, ({ why }) => why),
  text('Identificación', 16, ({ party }) => party.identification),
  text('Nombre', 36, ({ party }) => party.name),
  amountColumn('Base', ({ base }) => base),
  amountColumn('Total', ({ total }) => total),
  text('Clave de acceso', 52, ({ accessKey }) => accessKey),
  text('Archivo', 48, ({ file }) => file),
];

/** Why a document is not declared; one that the authority authorized is. */
const whyByStatus: Readonly<Record<Exclude<DocumentStatus, 'authorized'>, string>> = {
  pending: 'Todavía no se envió al SRI',
  submitted: 'Espera la decisión del SRI',
  returned: 'El SRI lo devolvió',
  not_authorized: 'El SRI no lo autorizó',
  annulled: 'Anulado',
};

export function leftOutDocument(document: StoredDocument, file = ''): LeftOut {
  const { identity, status, content } = document;
  const [whole] = amountsOfContent(content);
  const sign = saleSigns[content.object] < 0 ? -1 : 1;
  const hasAmounts = content.object !== 'delivery_note';
  return {
    type: kindOf(identity.type).label,
    number: formatNumber(identity, identity.sequential),
    issueDate: identity.issueDate,
    why: status === 'authorized' ? '' : whyByStatus[status],
    party: kindOf(identity.type).summary(content).counterparty,
    base: whole && hasAmounts ? formatAmount(whole.base.times(sign)) : undefined,
    total: whole && hasAmounts ? formatAmount(whole.amount.times(sign)) : undefined,
    accessKey: identity.accessKey,
    file,
  };
}

/** Why a purchase is not declared; undefined of one that is. */
export function whyPurchaseIsLeftOut({
  authorization,
}: Pick<RecordedPurchase, 'authorization'>): string | undefined {
  return authorization === 'not_authorized' || authorization === 'annulled'
    ? whyByStatus[authorization]
    : undefined;
}

export function leftOutPurchase(purchase: RecordedPurchase, why: string): LeftOut {
  const { content } = purchase;
  return {
    type: supportDocumentTitle(content.document_type),
    number: content.number,
    issueDate: content.issue_date,
    why,
    party: content.supplier,
    base: signed(purchase, content.subtotal),
    total: signed(purchase, content.total),
    accessKey: content.access_key ?? '',
    file: '',
  };
}

function text(heading: string, width: number, textOf: (one: LeftOut) => string) {
  return textColumn<LeftOut>(heading, width, textOf);
}
