import { z } from 'zod';
import { documentNumber } from '../identifiers/document-number.ts';
import { dateText } from '../values/calendar/calendar-date.ts';
import { namedObject } from '../values/named-object.ts';

/** The invoice a note is about: one issued in the program, or one issued elsewhere. */
export const modifiedDocumentBody = z
  .union([
    z.strictObject({ document_id: z.uuid('Debe ser un UUID.') }),
    z.strictObject({ number: documentNumber, issue_date: dateText }),
  ])
  .meta({ id: 'modified_document_body', description: 'La factura que se modifica' });
export type ModifiedDocumentBody = z.output<typeof modifiedDocumentBody>;

export const modifiedDocument = namedObject('modified_document', {
  document_type: z.string(),
  number: z.string(),
  issue_date: z.string(),
  document_id: z.uuid().optional().meta({ description: 'Si la factura se emitió aquí' }),
});
export type ModifiedDocument = z.output<typeof modifiedDocument>;
