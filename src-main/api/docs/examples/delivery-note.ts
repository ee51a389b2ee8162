/** Goods on the road to one customer; the transport begins on the day of issue or later. */
export const deliveryNoteExample = {
  origin_address: 'Av. Amazonas N34-120, Quito',
  carrier: { identification_type: 'cedula', identification: '1710034065', name: 'PEDRO TRANSPORTISTA' },
  plate: 'PBA1234',
  transport_start: '2026-11-21',
  transport_end: '2026-11-21',
  recipients: [
    {
      identification: '1790016919001',
      name: 'COMERCIAL EJEMPLO S.A.',
      address: 'Av. General Enríquez 12-34, Sangolquí',
      reason: 'Venta',
      items: [{ code: 'CAF-250', description: 'Café molido 250 g', quantity: '24' }],
    },
  ],
} as const;
