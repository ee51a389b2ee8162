/** The calls that preview and issue each kind. */
export const operations = {
  invoice: { preview: 'POST /v1/ec/invoices/preview', issue: 'POST /v1/ec/invoices' },
  purchase_settlement: {
    preview: 'POST /v1/ec/purchase-settlements/preview',
    issue: 'POST /v1/ec/purchase-settlements',
  },
  credit_note: { preview: 'POST /v1/ec/credit-notes/preview', issue: 'POST /v1/ec/credit-notes' },
  debit_note: { preview: 'POST /v1/ec/debit-notes/preview', issue: 'POST /v1/ec/debit-notes' },
  delivery_note: { preview: 'POST /v1/ec/delivery-notes/preview', issue: 'POST /v1/ec/delivery-notes' },
  withholding: { preview: 'POST /v1/ec/withholdings/preview', issue: 'POST /v1/ec/withholdings' },
} as const;
