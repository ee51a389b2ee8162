import { z } from 'zod';
import { documentStatuses, documentTypes } from '../../../documents/kinds.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { documentFilterFields, wholeNumber } from '../../list.ts';

/** A document in a row of a list: enough to tell it from others. */
export const listedDocument = namedObject('listed_document', {
  object: z.literal('listed_document'),
  id: z.uuid(),
  type: z.enum(documentTypes),
  number: z.string(),
  status: z.enum(documentStatuses),
  issue_date: z.iso.date(),
  identification: z.string().meta({ description: 'Del comprador, proveedor o transportista' }),
  name: z.string(),
  total: z.string(),
});
export type ListedDocument = z.output<typeof listedDocument>;

/** A stretch of a list anywhere in it, for a window that scrolls through all of it. */
export const listedDocumentQuery = z.strictObject({
  ...documentFilterFields,
  offset: wholeNumber(0, 100_000_000).default(0),
  limit: wholeNumber(1, 200).default(100),
});
export type ListedDocumentQuery = z.output<typeof listedDocumentQuery>;
