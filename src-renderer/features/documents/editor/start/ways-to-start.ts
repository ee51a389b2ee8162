import { type Permission, permissionToIssue } from '../../../../../src-main/contract/counter/permissions.ts';
import type { DocumentResource } from '../../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import { decimal } from '../../../../../src-main/documents/values/decimal.ts';

/** The kinds a person may begin from a document, its own first: that is the same again. */
export function waysToStart(
  document: DocumentResource,
  may: (permission: Permission) => boolean,
): readonly DocumentType[] {
  return [document.object, ...following(document)].filter((type) => may(permissionToIssue[type]));
}

function following(document: DocumentResource): readonly DocumentType[] {
  if (document.status !== 'authorized') return [];
  switch (document.object) {
    case 'invoice': {
      const isNamed = document.buyer.identification_type !== 'consumidor_final';
      const credit = isNamed && decimal(document.credit_balance).gt(0);
      return [
        ...(credit ? (['credit_note'] as const) : []),
        ...(isNamed ? (['debit_note'] as const) : []),
        'delivery_note',
      ];
    }
    case 'purchase_settlement':
      return ['withholding'];
    default:
      return [];
  }
}
