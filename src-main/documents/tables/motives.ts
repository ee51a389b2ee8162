/** Reasons to offer for moving goods; `motivoTraslado` is free text of 1 to 300 (SRI reference §9). */
export const deliveryMotives = [
  'Venta',
  'Compra',
  'Traslado entre establecimientos',
  'Consignación',
  'Devolución',
  'Importación',
  'Exportación',
  'Transformación',
  'Traslado por emisor itinerante',
  'Otros',
] as const;

/** Reasons to offer for a credit note; `motivo` is free text of 1 to 300 (SRI reference §9). */
export const creditNoteMotives = ['Devolución', 'Descuento', 'Anulación', 'Corrección'] as const;
