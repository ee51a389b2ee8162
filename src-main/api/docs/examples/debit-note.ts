import { daysBefore } from '../../../documents/values/ecuador-time.ts';

/** Interest on an invoice that was paid late. */
export const debitNoteExample = (today: string) => ({
  buyer: { identification_type: 'ruc', identification: '1790016919001', name: 'COMERCIAL EJEMPLO S.A.' },
  modified_document: { number: '001-001-000000087', issue_date: daysBefore(today, 37) },
  reasons: [
    {
      description: 'Interés por mora de 30 días',
      amount: '12.50',
      taxes: [{ type: 'iva', rate: 'iva_0' }],
    },
  ],
  payments: [{ method: 'otros_sistema_financiero' }],
});
