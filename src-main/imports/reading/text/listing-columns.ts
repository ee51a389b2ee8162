/** Where the columns of a listing are, by the names in its header (reference.md §5). */
export interface ListingColumns {
  readonly accessKey: number;
  readonly authorizedAt: number | null;
  readonly authorizationNumber: number | null;
  readonly issueDate: number | null;
  /** Before taxes. */
  readonly base: number | null;
  readonly iva: number | null;
  readonly total: number | null;
  /** Of who issued; in a report of issued documents, of the receiver. */
  readonly name: number | null;
  /** Which of the authority's reports has these columns; null where it is none of them. */
  readonly report: ListingReport | null;
}

/** The authority's report of documents received, of any days, or of those issued, of one day. */
export type ListingReport = 'received' | 'issued';

const NAMES = {
  accessKey: ['CLAVEACCESO', 'CLAVEDEACCESO', 'CLAVE', 'ACCESSKEY'],
  authorizedAt: ['FECHAAUTORIZACION', 'FECHADEAUTORIZACION', 'FECHAHORAAUTORIZACION'],
  authorizationNumber: ['NUMEROAUTORIZACION', 'NUMERODEAUTORIZACION', 'AUTORIZACION'],
  issuer: ['RUCEMISOR', 'RUCDELEMISOR'],
  series: ['SERIECOMPROBANTE', 'SERIE'],
  number: ['NUMEROCOMPROBANTE', 'NUMERODECOMPROBANTE'],
  receiver: ['IDENTIFICACIONRECEPTOR'],
  issueDate: ['FECHAEMISION', 'FECHADEEMISION'],
  base: ['VALORSINIMPUESTOS'],
  iva: ['IVA'],
  total: ['IMPORTETOTAL', 'VALORTOTAL', 'TOTAL'],
  name: ['RAZONSOCIALEMISOR', 'RAZONSOCIAL'],
} as const;

/**
 * Reads a header; null when the line is none. The last part of a header broken in two lines is missing here: it is the
 * total, which then stands alone in a line, too.
 */
export function readColumns(fields: readonly string[]): ListingColumns | null {
  const names = fields.map(plainName);
  const columnOf = (column: keyof typeof NAMES): number | null => {
    const wanted: readonly string[] = NAMES[column].flatMap((name) => [name, withoutAccented(name)]);
    const index = names.findIndex((name) => wanted.includes(name));
    return index === -1 ? null : index;
  };
  const authorizedAt = columnOf('authorizedAt');
  const authorizationNumber = columnOf('authorizationNumber');
  // Some reports have the key only as the number of the authorization, which is the same since 2018.
  const accessKey = columnOf('accessKey') ?? authorizationNumber;
  if (accessKey === null) return null;
  const issueDate = columnOf('issueDate');
  const has = (column: keyof typeof NAMES) => columnOf(column) !== null;
  const isReceived = has('authorizedAt') && has('issueDate') && (has('issuer') || has('series'));
  // The key alone names the issuer: the one who downloaded it.
  const isIssued = has('accessKey') && has('issueDate') && has('number') && has('receiver') && !has('issuer');
  return {
    accessKey,
    authorizedAt,
    authorizationNumber,
    issueDate,
    base: columnOf('base'),
    iva: columnOf('iva'),
    total: columnOf('total'),
    name: columnOf('name'),
    report: isReceived ? 'received' : isIssued ? 'issued' : null,
  };
}

/** `Número de Autorización` → `NUMERODEAUTORIZACION`, or without the accented letters when those are two bytes. */
function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/\u00c3./g, '')
    .replace(/[^A-Z]/g, '');
}

/** The name as it is left of UTF-8 that was read as single bytes. */
function withoutAccented(name: string): string {
  return name.replace(/^NUMERO/, 'NMERO').replace(/(AUTORIZACI|EMISI)ON$/, '$1N');
}
