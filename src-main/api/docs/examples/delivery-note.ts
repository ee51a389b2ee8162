/** Goods on the road to one customer; the transport begins on the day of issue or later. */
export const deliveryNoteExample = (today: string) => ({
  origin_address: 'Av. Amazonas N34-120, Quito',
  carrier: { identification_type: 'cedula', identification: '1710034065', name: 'PEDRO TRANSPORTISTA' },
  plate: 'PBA1234',
  transport_start: today,
  transport_end: today,
  recipients: [
    {
      identification: '1790016919001',
      name: 'COMERCIAL EJEMPLO S.A.',
      address: 'Av. General Enríquez 12-34, Sangolquí',
      reason: 'Venta',
      items: [{ code: 'CAF-250', description: 'Café molido 250 g', quantity: '24' }],
    },
  ],
});
