import { daysBefore } from '../../../documents/values/ecuador-time.ts';

/** Goods given back, of an invoice issued elsewhere; of one issued here its id, code and quantity are enough. */
export const creditNoteExample = (today: string) => ({
  modified_document: { number: '001-001-000000087', issue_date: daysBefore(today, 37) },
  buyer: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
  reason: 'Devolución de dos fundas dañadas',
  lines: [
    {
      code: 'CAF-250',
      description: 'Café molido 250 g',
      quantity: '2',
      unit_price: '4.50',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
});
