import type { StoreApi } from 'zustand';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import type { PaymentBody } from '../../../../../src-main/documents/body/payment.ts';
import type { Answer, Refusal } from '../../../../lib/http/answer.ts';
import type { Http } from '../../../../lib/http/http.ts';
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
  const attempt = {
    content: contentOf(sale.getState()),
    payments: [...payments],
    place: issuingPoint,
    change,
  };
  sale.getState().attempt(attempt);
  const answer = await send(documents, saleId, attempt);
  if (answer.ok) return { ok: true, value: { document: answer.value, change, isEarlier: false } };
  if (isDecided(answer.refusal)) sale.getState().forgetAttempt();
  if (answer.refusal.code !== 'idempotency_key_reused') return answer;
  return (await findEarlier(documents, saleId, attempts)) ?? answer;
}

async function findEarlier(
  documents: Http,
  saleId: string,
  attempts: readonly Attempt[],
): Promise<Answer<IssuedDocument> | undefined> {
  for (const attempt of attempts.toReversed()) {
    const answer = await send(documents, saleId, attempt);
    if (answer.ok) {
      return { ok: true, value: { document: answer.value, change: attempt.change, isEarlier: true } };
    }
    if (answer.refusal.code !== 'idempotency_key_reused') return answer;
  }
  return undefined;
}

function send(documents: Http, saleId: string, { content, payments, place: issuingPoint }: Attempt) {
  return documents.send(invoiceResource, 'POST /v1/ec/invoices', {
    body: bodyOfSale(content, payments, issuingPoint),
    idempotencyKey: saleId,
  });
}

/** After these nobody knows yet whether a document came of it. */
const openRefusals: readonly string[] = ['service_unreachable', 'internal_error'];

function isDecided({ code }: Refusal): boolean {
  return !openRefusals.includes(code);
}
