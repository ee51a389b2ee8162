/** Of goods bought for 200.00 and their IVA; the percents are those of the day. */
export const withholdingExample = (today: string) => ({
  supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'COMERCIAL EJEMPLO S.A.' },
  support_documents: [
    {
      document_type: 'factura',
      number: '001-002-000004321',
      issue_date: today,
      tax_support: '01',
      subtotal: '200.00',
      total: '230.00',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00', value: '30.00' }],
      withholdings: [
        { tax: 'renta', code: '312', base: '200.00' },
        { tax: 'iva', code: '1', base: '30.00' },
      ],
      payments: [{ method: 'otros_sistema_financiero' }],
    },
  ],
});
