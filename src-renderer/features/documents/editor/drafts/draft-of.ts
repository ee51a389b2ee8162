import type { DocumentDraftBody } from '../../../../../src-main/contract/documents/document-draft.ts';
import { kindOf } from '../../../../../src-main/documents/all-kinds/types.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import type { DocumentContent } from '../../../../../src-main/documents/model/document.ts';
import type { Checked } from '../../../../../src-main/documents/values/fault.ts';
import { type JsonObject, textAt } from '../../body/json.ts';

/** A body as a draft, with whom it is with and what it comes to as far as that is known. */
export function draftOf(
  type: DocumentType,
  body: JsonObject,
  computed: Checked<DocumentContent>,
): Omit<DocumentDraftBody, 'environment'> {
  const summary = computed.ok ? kindOf(type).summary(computed.value) : undefined;
  const named = ['/buyer/name', '/supplier/name', '/carrier/name'].map((at) => textAt(body, at).trim());
  const label = summary?.counterparty.name ?? named.find((name) => name !== '');
  return {
    type,
    body: { ...body },
    ...(label && { label: label.slice(0, 300) }),
    ...(summary && type !== 'delivery_note' && { total: summary.total }),
  };
}
