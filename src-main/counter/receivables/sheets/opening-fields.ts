import { customerFieldRows } from '../../catalog/import/customer-fields.ts';
import type { FieldRow } from '../../catalog/import/heading.ts';

const ofCustomer = customerFieldRows
  .filter(({ field }) => ['identification_type', 'identification', 'name'].includes(field))
  .map((row) => (row.field === 'name' ? { ...row, required: true } : row));

/** What a column of a notebook may hold, by the headings people give it. */
export const openingFieldRows: readonly FieldRow[] = [
  ...ofCustomer,
  {
    field: 'amount',
    label: 'Valor',
    required: true,
    headings: [
      'saldo',
      'monto',
      'deuda',
      'debe',
      'total',
      'saldo pendiente',
      'por cobrar',
      'amount',
      'balance',
    ],
  },
  {
    field: 'issued_on',
    label: 'Fecha',
    required: true,
    headings: ['fecha de emision', 'fecha emision', 'fecha de la deuda', 'desde', 'date'],
  },
  {
    field: 'due_on',
    label: 'Vence',
    required: false,
    headings: ['vencimiento', 'fecha de vencimiento', 'fecha vencimiento', 'due date', 'due'],
  },
  {
    field: 'reference',
    label: 'De dónde viene',
    required: false,
    headings: ['referencia', 'factura', 'detalle', 'concepto', 'pagina', 'nota', 'notas', 'reference'],
  },
];
