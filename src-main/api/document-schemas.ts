import { z } from 'zod';
import { documentResources } from '../contract/document-resource.ts';
import type { DocumentType } from '../documents/kinds.ts';

/** The resource of a type of document, as the contract states it. */
export function resourceSchemaOf(type: DocumentType): z.ZodType {
  const schema = Object.entries(documentResources).find(([object]) => object === type)?.[1];
  if (!schema) throw new Error(`the contract has no resource for ${type}`);
  return schema;
}

/** The resource of any type; `object` says which. */
export function anyResourceSchema(): z.ZodType {
  const schemas = Object.values(documentResources);
  const [only] = schemas;
  return schemas.length === 1 && only ? only : z.union(schemas);
}
