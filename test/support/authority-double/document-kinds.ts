/** What the double knows about each kind of document (SRI technical sheet 2.34, tables 3 and schemas). */
export interface DocumentKind {
  readonly root: string;
  readonly codDoc: string;
  /** Where the issue date is written; null: nowhere but in the access key. */
  readonly datePath: string | null;
  /** Schema file by the root's `version`. */
  readonly schemas: Readonly<Record<string, string>>;
}

export const documentKinds: readonly DocumentKind[] = [
  {
    root: 'factura',
    codDoc: '01',
    datePath: 'infoFactura/fechaEmision',
    schemas: {
      '1.0.0': 'factura_V1.0.0.xsd',
      '1.1.0': 'factura_V1.1.0.xsd',
      '2.0.0': 'factura_V2.0.0.xsd',
      '2.1.0': 'factura_V2.1.0.xsd',
    },
  },
  {
    root: 'liquidacionCompra',
    codDoc: '03',
    datePath: 'infoLiquidacionCompra/fechaEmision',
    schemas: { '1.0.0': 'LiquidacionCompra_V1.0.0.xsd', '1.1.0': 'LiquidacionCompra_V1.1.0.xsd' },
  },
  {
    root: 'notaCredito',
    codDoc: '04',
    datePath: 'infoNotaCredito/fechaEmision',
    schemas: { '1.0.0': 'NotaCredito_V1.0.0.xsd', '1.1.0': 'NotaCredito_V1.1.0.xsd' },
  },
  {
    root: 'notaDebito',
    codDoc: '05',
    datePath: 'infoNotaDebito/fechaEmision',
    schemas: { '1.0.0': 'NotaDebito_V1.0.0.xsd' },
  },
  {
    root: 'guiaRemision',
    codDoc: '06',
    datePath: null,
    schemas: { '1.0.0': 'GuiaRemision_V1.0.0.xsd', '1.1.0': 'GuiaRemision_V1.1.0.xsd' },
  },
  {
    root: 'comprobanteRetencion',
    codDoc: '07',
    datePath: 'infoCompRetencion/fechaEmision',
    schemas: { '1.0.0': 'ComprobanteRetencion_V1.0.0.xsd', '2.0.0': 'ComprobanteRetencion_V2.0.0.xsd' },
  },
];
