import type { ProblemError } from '../../../contract/problems/problems.ts';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import { isKeyOf } from '../../../documents/identifiers/access-key.ts';
import type { DocumentType, Environment } from '../../../documents/kinds.ts';
import type { IssuedDocument } from '../../../documents/model/document.ts';
import type { PurchaseContent } from '../../../documents/purchase/purchase-content.ts';
import { purchaseOfDocument } from '../../../documents/purchase/purchase-of-document.ts';

/** Why a document is not taken in. */
export type PurchaseFault = Pick<ProblemError, 'code' | 'message'>;

export interface Buyer {
  readonly environment: Environment;
  readonly ruc: string;
}

export type JudgedPurchase =
  | { readonly ok: true; readonly content: PurchaseContent }
  | { readonly ok: false; readonly faults: readonly PurchaseFault[] };

/** Whether a document is a purchase of the business: all that speaks against it at once. */
export function judgePurchase(document: IssuedDocument, buyer: Buyer): JudgedPurchase {
  const { identity, issuer, content } = document;
  const faults: PurchaseFault[] = [];
  const purchase = purchaseOfDocument(document);
  if (!purchase) faults.push({ code: 'not_a_purchase', message: notAPurchase[content.object] ?? '' });
  const { counterparty } = kindOf(identity.type).summary(content);
  if (issuer.ruc === buyer.ruc) {
    faults.push({
      code: 'own_document',
      message: 'La emitió su propio negocio: sus documentos están en Documentos.',
    });
  } else if (!isSamePerson(counterparty.identification, buyer.ruc)) {
    const message = `Está emitida a ${counterparty.name} (${counterparty.identification}), no a su negocio (${buyer.ruc}).`;
    faults.push({ code: 'other_buyer', message });
  }
  // What a test environment authorized supports no expense; trying out with real invoices harms nobody.
  if (buyer.environment === 'live' && !isKeyOf('live', identity.accessKey)) {
    faults.push({
      code: 'wrong_environment',
      message: 'Es un comprobante de pruebas: no tiene validez tributaria.',
    });
  }
  return purchase && faults.length === 0 ? { ok: true, content: purchase } : { ok: false, faults };
}

/** A business may be billed with its owner's cédula, with which the RUC of a natural person begins. */
function isSamePerson(identification: string, ruc: string): boolean {
  return identification === ruc || `${identification}001` === ruc;
}

/** Why what is no purchase (`purchaseOfDocument`) is none. */
const notAPurchase: Readonly<Partial<Record<DocumentType, string>>> = {
  delivery_note: 'Es una guía de remisión: acompaña mercadería, pero no sustenta una compra.',
  purchase_settlement:
    'Es una liquidación de compra que otro emitió: sustenta la compra de ese negocio, no la suya.',
};
