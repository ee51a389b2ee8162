/** A carpenter without RUC is paid for his work. */
export const purchaseSettlementExample = {
  supplier: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
  lines: [
    {
      description: 'Reparación de estanterías',
      quantity: '1',
      unit_price: '120.00',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
  payments: [{ method: 'otros_sistema_financiero' }],
} as const;
