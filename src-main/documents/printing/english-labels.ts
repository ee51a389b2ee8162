/**
 * English for the labels of the printed page (RIDE): the window shows the same facts in its own language, and a page may
 * say both. Each Spanish label stands as the program writes it.
 */
const englishLabels: ReadonlyMap<string, string> = new Map([
  // Titles.
  ['FACTURA', 'Invoice'],
  ['NOTA DE CRÉDITO', 'Credit note'],
  ['NOTA DE DÉBITO', 'Debit note'],
  ['GUÍA DE REMISIÓN', 'Delivery note'],
  ['COMPROBANTE DE RETENCIÓN', 'Withholding receipt'],
  ['LIQUIDACIÓN DE COMPRA DE BIENES Y PRESTACIÓN DE SERVICIOS', 'Purchase settlement of goods and services'],
  ['PROFORMA, sin valor tributario', 'Quotation, not a tax document'],

  // What became of the document.
  ['ANULADO', 'Void'],
  ['NO AUTORIZADO', 'Not authorized'],
  ['PENDIENTE DE AUTORIZACIÓN', 'Authorization pending'],
  ['PRÁCTICA · SIN VALIDEZ TRIBUTARIA', 'Practice · No tax effect'],
  ['PRUEBAS · SIN VALIDEZ TRIBUTARIA', 'Test · No tax effect'],
  [
    'AUTORIZADO POR UN SERVIDOR QUE NO ES EL SRI · SIN VALIDEZ',
    'Authorized by a server that is not the SRI · Not valid',
  ],
  ['COPIA', 'COPY'],
  ['REIMPRESIÓN: el anterior pudo salir', 'REPRINT: the one before may have come out'],

  // The frame of every page.
  ['Dirección matriz', 'Head office'],
  ['Dirección establecimiento', 'Establishment'],
  ['Matriz', 'Head office'],
  ['Establecimiento', 'Establishment'],
  ['Ambiente', 'Environment'],
  ['Fecha y hora de autorización', 'Authorized at'],
  ['Número de autorización', 'Authorization number'],
  ['Clave de acceso', 'Access key'],
  ['Forma de pago', 'Payment'],
  ['Plazo', 'Term'],
  ['plazo', 'term'],
  ['Información adicional', 'Additional information'],
  ['Recibido', 'Received'],
  ['Cambio', 'Change'],
  ['Atendido por', 'Served by'],
  ['continuación', 'continued'],
  ['Página {number} de {count}', 'Page {number} of {count}'],

  // Whom the document is about.
  ['Razón social / Nombres y apellidos', 'Name'],
  ['Identificación', 'Identification'],
  ['Cliente', 'Customer'],
  ['Válida hasta', 'Valid until'],
  ['Fecha de emisión', 'Issue date'],
  ['Dirección', 'Address'],
  ['Correo', 'E-mail'],
  ['Guía de remisión', 'Delivery note'],
  ['Placa', 'Plate'],
  ['Proveedor', 'Supplier'],
  ['Sujeto retenido', 'Withheld from'],
  ['Período fiscal', 'Fiscal period'],
  ['Comprobante que se modifica', 'Document modified'],
  ['Fecha de emisión del comprobante', 'Its issue date'],
  ['Razón de modificación', 'Reason'],

  // The transport of goods.
  ['TRASLADO (SUSTITUYE A LA GUÍA DE REMISIÓN)', 'Transport (instead of a delivery note)'],
  ['DESTINATARIO', 'Recipient'],
  ['Transportista', 'Carrier'],
  ['Inicio del traslado', 'Transport starts'],
  ['Fin del traslado', 'Transport ends'],
  ['Punto de partida', 'Leaves from'],
  ['Destino', 'Destination'],
  ['Motivo', 'Reason'],
  ['Motivo del traslado', 'Reason for the transport'],
  ['Ruta', 'Route'],
  ['Estab.', 'Estab.'],
  ['Establecimiento de destino', 'Establishment of destination'],
  ['Documento aduanero', 'Customs document'],
  ['Comprobante de sustento', 'Supporting document'],
  ['Emisión del sustento', 'Its issue date'],
  ['Autorización del sustento', 'Its authorization'],

  // Foreign trade.
  ['COMERCIO EXTERIOR', 'Foreign trade'],
  ['Incoterm', 'Incoterm'],
  ['Lugar', 'Place'],
  ['Incoterm del subtotal', 'Incoterm of the subtotal'],
  ['País de origen', 'Country of origin'],
  ['Puerto de embarque', 'Port of loading'],
  ['Puerto de destino', 'Port of destination'],
  ['País de destino', 'Country of destination'],
  ['País de adquisición', 'Country of acquisition'],

  // Documents reimbursed.
  ['COMPROBANTES REEMBOLSADOS', 'Documents reimbursed'],
  ['Total de comprobantes', 'Total of the documents'],
  ['Base imponible', 'Taxable base'],
  ['Impuestos', 'Taxes'],

  // Columns.
  ['Código', 'Code'],
  ['Auxiliar', 'Second code'],
  ['Cantidad', 'Quantity'],
  ['Descripción', 'Description'],
  ['P. unitario', 'Unit price'],
  ['Sin subsidio', 'Unsubsidized'],
  ['Descuento', 'Discount'],
  ['Total', 'Total'],
  ['Comprobante', 'Document'],
  ['Número', 'Number'],
  ['Emisión', 'Issued'],
  ['Base', 'Base'],
  ['Impuesto', 'Tax'],
  ['Ejercicio fiscal', 'Fiscal period'],
  ['%', '%'],
  ['Valor retenido', 'Withheld'],
  ['Razón de la modificación', 'Reason'],
  ['Valor', 'Amount'],

  // What the document comes to.
  ['SUBTOTAL SIN IMPUESTOS', 'Subtotal before taxes'],
  ['TOTAL DESCUENTO', 'Total discount'],
  ['ICE', 'ICE'],
  ['IRBPNR', 'IRBPNR'],
  ['DEVOLUCIÓN IVA', 'IVA refund'],
  ['COMPENSACIONES', 'Compensations'],
  ['PROPINA', 'Tip'],
  ['FLETE INTERNACIONAL', 'International freight'],
  ['SEGURO INTERNACIONAL', 'International insurance'],
  ['GASTOS ADUANEROS', 'Customs costs'],
  ['GASTOS DE TRANSPORTE OTROS', 'Other transport costs'],
  ['VALOR TOTAL', 'Total'],
  ['VALOR TOTAL SIN SUBSIDIO', 'Total without the subsidy'],
  ['AHORRO POR SUBSIDIO (incluye IVA)', 'Saved by the subsidy (with IVA)'],
  ['RETENCIÓN DE RENTA', 'Income tax withheld'],
  ['RETENCIÓN DE IVA', 'IVA withheld'],
  ['RETENCIÓN DE ISD', 'ISD withheld'],
  ['TOTAL RETENIDO', 'Total withheld'],

  // Withholdings that an invoice carries.
  [
    'IVA retenido/presuntivo en combustibles y derivados (NAC-DGERCGC21-00000063)',
    'IVA withheld or presumed on fuels and their derivatives',
  ],
  [
    'IVA presuntivo de editores sobre el margen de voceadores (12 %)',
    "IVA presumed by publishers on the street sellers' margin (12 %)",
  ],
  [
    '100 % IVA venta de periódicos y revistas a distribuidores',
    '100 % of the IVA on newspapers and magazines sold to distributors',
  ],
  [
    '100 % IVA venta de periódicos y revistas a voceadores',
    '100 % of the IVA on newspapers and magazines sold to street sellers',
  ],
  [
    'Renta: combustibles (2 por mil, a comercializadoras)',
    'Income tax: fuels (2 per thousand, to trading companies)',
  ],
  [
    'Renta: combustibles (3 por mil, a distribuidores)',
    'Income tax: fuels (3 per thousand, to distributors)',
  ],

  // How it is paid.
  ['Sin utilización del sistema financiero', 'Cash'],
  ['Compensación de deudas', 'Offset of debts'],
  ['Tarjeta de débito', 'Debit card'],
  ['Dinero electrónico', 'Electronic money'],
  ['Tarjeta prepago', 'Prepaid card'],
  ['Tarjeta de crédito', 'Credit card'],
  ['Otros con utilización del sistema financiero', 'Transfer or other financial means'],
  ['Endoso de títulos', 'Endorsement of securities'],
]);

/** Labels that carry a rate or a number, which stays as it is. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^SUBTOTAL NO OBJETO DE IVA$/, 'Subtotal not subject to IVA'],
  [/^SUBTOTAL EXENTO DE IVA$/, 'Subtotal exempt from IVA'],
  [/^SUBTOTAL (\S+ %|iva_\w+)$/, 'Subtotal $1'],
  [/^IVA (\S+ %|iva_\w+)$/, 'IVA $1'],
  [/^SUBTOTAL código (.+) \(desconocido\)$/, 'Subtotal code $1 (unknown)'],
  [/^IVA código (.+) \(desconocido\)$/, 'IVA code $1 (unknown)'],
  [/^Retención código (.+) \(desconocido\)$/, 'Withholding code $1 (unknown)'],
  [/^código (.+) \(desconocido\)$/, 'Code $1 (unknown)'],
  [/^DESTINATARIO (\d+) DE (\d+)$/, 'Recipient $1 of $2'],
  [/^(\d+) día$/, '$1 day'],
  [/^(\d+) días$/, '$1 days'],
  [/^(\d+) semana$/, '$1 week'],
  [/^(\d+) semanas$/, '$1 weeks'],
  [/^(\d+) mes$/, '$1 month'],
  [/^(\d+) meses$/, '$1 months'],
  [/^(\d+) año$/, '$1 year'],
  [/^(\d+) años$/, '$1 years'],
];

/** Undefined: no label of the printed page, as a person's own words are not. */
export function englishLabel(label: string): string | undefined {
  const translation = englishLabels.get(label);
  if (translation !== undefined) return translation;
  const pattern = patterns.find(([pattern]) => pattern.test(label));
  return pattern && label.replace(...pattern);
}

/** The Spanish labels that have one English label for ever. */
export const labelsWithEnglish: readonly string[] = [...englishLabels.keys()];
