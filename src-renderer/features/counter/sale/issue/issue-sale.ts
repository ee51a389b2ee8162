import type { StoreApi } from 'zustand';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import type { PaymentBody } from '../../../../../src-main/documents/body/payment.ts';
import type { Answer } from '../../../../lib/http/answer.ts';
import type { Http } from '../../../../lib/http/http.ts';
import { mayBeWritten, sendOnce } from '../../../../lib/http/send-once.ts';
import { contentOf } from '../sale-content.ts';
import type { SaleState } from '../sale-store.ts';
import type { Attempt } from './attempt.ts';
import { bodyOfSale } from './compute-sale.ts';
import type { SaleIssuingPoint } from './sale-issuing-point.ts';

export interface IssuedDocument {
  readonly document: InvoiceResource;
  /** Cash to hand back. */
  readonly change: string;
  /** It had been issued by an earlier try whose answer was lost: what was changed since is not in it. */
  readonly isEarlier: boolean;
}

interface Charge {
  readonly payments: readonly PaymentBody[];
  readonly change: string;
  readonly issuingPoint: SaleIssuingPoint;
}

/**
 * Issues the sale in hand. Each try is noted before it is sent: when its answer is lost, by the line or by a crash
 * of the window, and the sale is changed before it is charged again, the service refuses another body under the same
 * key, and the tries noted say which one became the document.
 */
export async function issueSale(
  documents: Http,
  sale: StoreApi<SaleState>,
  { payments, change, issuingPoint }: Charge,
): Promise<Answer<IssuedDocument>> {
  const { saleId, attempts } = sale.getState();
  const attempt: Attempt = {
    content: contentOf(sale.getState()),
    payments: [...payments],
    place: issuingPoint,
    change,
  };
  sale.getState().attempt(attempt);
  const answer = await sendOnce({
    body: attempt,
    earlier: attempts,
    send: (sent) =>
      documents.send(invoiceResource, 'POST /v1/ec/invoices', {
        body: bodyOfSale(sent.content, sent.payments, sent.place),
        idempotencyKey: saleId,
      }),
  });
  if (!answer.ok) {
    if (!mayBeWritten(answer.refusal)) sale.getState().forgetAttempt();
    return answer;
  }
  const { value: document, body: written } = answer.value;
  return { ok: true, value: { document, change: written.change, isEarlier: written !== attempt } };
}
