import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { listedDocument } from './lists/listed-document.ts';

/** How a document stands to another: it names it, is named by it, was issued in its place, or the other way round. */
export const relations = ['names', 'named_by', 'replaces', 'replaced_by'] as const;
export type Relation = (typeof relations)[number];

export const relatedDocument = namedObject('related_document', {
  object: z.literal('related_document'),
  relation: z.enum(relations).meta({
    description:
      'names: este documento la nombra (la factura de una nota); named_by: lo nombra; replaces y replaced_by: se emitió ' +
      'en su lugar',
  }),
  document: listedDocument,
});
export type RelatedDocument = z.output<typeof relatedDocument>;
