import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import { formOf } from '../../body/forms.ts';
import type { JsonObject } from '../../body/json.ts';

/** What a document of a kind starts as, on a day (YYYY-MM-DD): the parts that each has, one row each. */
export function blankBody(type: DocumentType, today: string): JsonObject {
  const rows = Object.fromEntries(
    formOf(type, {}).flatMap(({ at, list, isAnnex }) =>
      list && !isAnnex ? [[at.slice(1), [list.blank]]] : [],
    ),
  );
  switch (type) {
    case 'invoice':
    case 'debit_note':
      return { buyer: { identification_type: 'ruc' }, ...rows };
    case 'credit_note':
      return { buyer: { identification_type: 'ruc' }, reason: '', ...rows };
    case 'purchase_settlement':
      return { supplier: { identification_type: 'cedula' }, ...rows };
    case 'withholding':
      return { supplier: { identification_type: 'ruc' }, ...rows };
    case 'delivery_note':
      return {
        carrier: { identification_type: 'ruc' },
        transport_start: today,
        transport_end: today,
        ...rows,
      };
  }
}
