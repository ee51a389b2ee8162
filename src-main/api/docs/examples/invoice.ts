/** A sale of one line to nobody in particular: the shortest body that issues. */
export const invoiceExample = {
  buyer: { identification_type: 'consumidor_final' },
  lines: [
    {
      code: 'CAF-250',
      description: 'Café molido 250 g',
      quantity: '2',
      unit_price: '4.50',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
  payments: [{ method: 'sin_sistema_financiero' }],
} as const;
