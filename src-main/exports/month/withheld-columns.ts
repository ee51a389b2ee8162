import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import { supportDocumentTitle } from '../../documents/tables/support-document-types.ts';
import { decimal } from '../../documents/values/decimal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { amountColumn, dateColumn, type ExportColumn, statusLabels, textColumn } from '../formats/columns.ts';
import { authorizationLabels } from './purchase-columns.ts';

/** One tax that a withholding takes of one document, by any withholder. */
export interface WithheldLine {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  readonly status: string;
  /** From whom it was withheld, or who withheld of the business. */
  readonly party: { readonly identification: string; readonly name: string };
  readonly supports: { readonly type: string; readonly number: string };
  readonly tax: string;
  readonly code: string;
  readonly percent: string;
  readonly base: string;
  readonly value: string;
  readonly accessKey: string;
}

/** The column that says of which tax a row is. */
export const taxHeading = 'Impuesto';

export const withheldColumns: readonly ExportColumn<WithheldLine>[] = [
  text('Número', 19, ({ number }) => number),
  dateColumn('Fecha de emisión', ({ issueDate }) => issueDate),
  text('Estado', 22, ({ status }) => status),
  text('Identificación', 16, ({ party }) => party.identification),
  text('Nombre', 36, ({ party }) => party.name),
  text('Documento', 18, ({ supports }) => supports.type),
  text('Número del documento', 20, ({ supports }) => supports.number),
  text(taxHeading, 10, ({ tax }) => tax),
  text('Código', 10, ({ code }) => code),
  {
    heading: 'Porcentaje',
    width: 11,
    cellOf: ({ percent }) => ({ kind: 'number', number: String(decimal(percent)) }),
  },
  amountColumn('Base', ({ base }) => base),
  amountColumn('Retenido', ({ value }) => value),
  text('Clave de acceso', 52, ({ accessKey }) => accessKey),
];

/** What a withholding of the business takes, line by line; nothing of another document. */
export function linesWithheld({ identity, status, content }: StoredDocument): readonly WithheldLine[] {
  if (content.object !== 'withholding') return [];
  return content.support_documents.flatMap(({ document_type: type, number = '', withholdings }) =>
    withholdings.map(({ tax, code, percent, base, value }) => ({
      number: formatNumber(identity, identity.sequential),
      issueDate: identity.issueDate,
      status: statusLabels[status],
      party: content.supplier,
      supports: { type: type === undefined ? '' : supportDocumentTitle(type), number },
      tax,
      code,
      percent,
      base,
      value,
      accessKey: identity.accessKey,
    })),
  );
}

/** What a customer withheld of the business, line by line; nothing of a purchase. */
export function linesWithheldOfUs({ content, authorization }: RecordedPurchase): readonly WithheldLine[] {
  return (content.withheld ?? []).map(({ document_type: type, number = '', ...line }) => ({
    ...line,
    number: content.number,
    issueDate: content.issue_date,
    status: authorizationLabels[authorization],
    party: content.supplier,
    supports: { type: type === undefined ? '' : supportDocumentTitle(type), number },
    accessKey: content.access_key ?? '',
  }));
}

function text(heading: string, width: number, textOf: (line: WithheldLine) => string) {
  return textColumn<WithheldLine>(heading, width, textOf);
}
