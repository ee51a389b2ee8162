/** Where the columns of a listing are, by the names in its header (reference.md §5). */
export interface ListingColumns {
  readonly accessKey: number;
  readonly authorizedAt: number | null;
  readonly authorizationNumber: number | null;
  readonly issueDate: number | null;
  readonly total: number | null;
  /** Of who issued. */
  readonly name: number | null;
  /** Has the columns that only the authority's reports have together. */
  readonly isAuthority: boolean;
}

const NAMES = {
  accessKey: ['CLAVEACCESO', 'CLAVEDEACCESO', 'CLAVE', 'ACCESSKEY'],
  authorizedAt: ['FECHAAUTORIZACION', 'FECHADEAUTORIZACION', 'FECHAHORAAUTORIZACION'],
  authorizationNumber: ['NUMEROAUTORIZACION', 'NUMERODEAUTORIZACION', 'AUTORIZACION'],
  issuer: ['RUCEMISOR', 'RUCDELEMISOR'],
  series: ['SERIECOMPROBANTE', 'SERIE'],
  issueDate: ['FECHAEMISION', 'FECHADEEMISION'],
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
  const own = [columnOf('issuer'), columnOf('series')];
  const issueDate = columnOf('issueDate');
  const isAuthority = authorizedAt !== null && issueDate !== null && own.some((index) => index !== null);
  const [total, name] = [columnOf('total'), columnOf('name')];
  return { accessKey, authorizedAt, authorizationNumber, issueDate, total, name, isAuthority };
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
