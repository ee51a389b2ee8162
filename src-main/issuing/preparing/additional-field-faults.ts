import { MAX_ADDITIONAL_FIELDS } from '../../documents/body/common-body.ts';
import { additionalFields, type IssuedDocument } from '../../documents/model/document.ts';
import type { Fault } from '../../documents/values/fault.ts';

/** A person's additional fields that leave no room for those the law has the program add for this business. */
export function additionalFieldFaults(document: Pick<IssuedDocument, 'issuer' | 'content'>): Fault[] {
  const own = document.content.additional_info.length;
  const added = additionalFields(document).length - own;
  if (own + added <= MAX_ADDITIONAL_FIELDS) return [];
  const message = `Se admiten hasta ${MAX_ADDITIONAL_FIELDS - added}: el programa agrega ${added} que la ley pide.`;
  return [{ pointer: '/additional_info', code: 'too_many', message }];
}
