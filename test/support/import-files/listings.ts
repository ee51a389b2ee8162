/** A document in a listing of the authority's portal. */
export interface ListedDocument {
  readonly accessKey: string;
  /** `20/11/2026 10:31:09`, Ecuador's time. */
  readonly authorizedAt?: string;
  readonly holder?: string;
  readonly total?: string;
}

const CURRENT = [
  'RUC_EMISOR',
  'RAZON_SOCIAL_EMISOR',
  'TIPO_COMPROBANTE',
  'SERIE_COMPROBANTE',
  'CLAVE_ACCESO',
  'FECHA_AUTORIZACION',
  'FECHA_EMISION',
  'IDENTIFICACION_RECEPTOR',
  'VALOR_SIN_IMPUESTOS',
  'IVA',
  'IMPORTE_TOTAL',
  'NUMERO_DOCUMENTO_MODIFICADO',
];

/** The report that the portal exports now, with the separator a spreadsheet may have put (SRI reference §5). */
export function currentListing(documents: readonly ListedDocument[], separator = '\t'): string {
  const rows = documents.map(
    ({ accessKey, authorizedAt = '20/11/2026 10:31:09', holder, total = '11.5' }) => [
      accessKey.slice(10, 23),
      holder ?? 'COMPAÑÍA DE EJEMPLO',
      'Factura',
      seriesOf(accessKey),
      accessKey,
      authorizedAt,
      dateOf(accessKey),
      '1710034065',
      ...['10', '1.5', total, ''],
    ],
  );
  return `${[CURRENT, ...rows].map((row) => row.join(separator)).join('\r\n')}\r\n`;
}

/** The report of about 2018 to 2022: each record, and the header, ends alone on a second line. */
export function olderListing(documents: readonly ListedDocument[]): string {
  const header =
    'COMPROBANTE\tSERIE_COMPROBANTE\tRUC_EMISOR\tRAZON_SOCIAL_EMISOR\tFECHA_EMISION\tFECHA_AUTORIZACION\tTIPO_EMISION\tIDENTIFICACION_RECEPTOR\tCLAVE_ACCESO\tNUMERO_AUTORIZACION\t\nIMPORTE_TOTAL\n';
  const rows = documents.map(({ accessKey, authorizedAt = '20/11/2026 10:31:09', holder }) => {
    const named = ['Factura', seriesOf(accessKey), accessKey.slice(10, 23), holder ?? 'COMPAÑÍA DE EJEMPLO'];
    const dated = [dateOf(accessKey), authorizedAt, 'NORMAL', '1710034065'];
    return `${[...named, ...dated, accessKey, accessKey].join('\t')}\t\n11.5\n`;
  });
  return header + rows.join('');
}

function seriesOf(key: string): string {
  return `${key.slice(24, 27)}-${key.slice(27, 30)}-${key.slice(30, 39)}`;
}

function dateOf(key: string): string {
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key.slice(4, 8)}`;
}
