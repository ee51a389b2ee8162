import { z } from 'zod';
import { documentResource, documentResources } from '../../contract/documents/document-resource.ts';
import { issuableKinds } from '../../documents/all-kinds/types.ts';
import type { DocumentKind } from '../../documents/model/document-kind.ts';

/** What a document of a type, or of any, is shown as; `object` says which. */
export function resourceSchemaOf(kind: DocumentKind | undefined): z.ZodType {
  return kind ? documentResources[kind.type] : documentResource;
}

/** The body of a correction of a type, or of any: the issuing body without what it keeps: its emission point and channel. */
export function correctionSchemaOf(kind: DocumentKind | undefined): z.ZodType {
  const schema = kind ? corrections.get(kind.type) : anyCorrection;
  if (!schema) throw new Error(`documents of type ${kind?.type} cannot be corrected`);
  return schema;
}

// Each is made once: a name in the reference stands for one schema.
const corrections = new Map(issuableKinds.map((kind) => [kind.type, correctionOf(kind)]));
const anyCorrection = z.union([...corrections.values()]).meta({ id: 'document_correction' });

function correctionOf({ type, body }: DocumentKind): z.ZodType {
  if (!(body instanceof z.ZodObject)) throw new Error(`the body of ${type} is no object`);
  const { establishment: _establishment, emission_point: _point, channel: _channel, ...fields } = body.shape;
  return z.strictObject(fields).meta({ id: `${type}_correction` });
}
