import { cashSaleResource } from '../../../../../src-main/contract/counter/cash-session.ts';
import { printJobList } from '../../../../../src-main/contract/printing/print-job.ts';
import type { Answer, Refusal } from '../../../../lib/http/answer.ts';
import type { Service } from '../../../../lib/http/service.tsx';
import { printDocument } from '../../../../lib/printing/print-document.ts';
import type { AfterSale } from './after-sale.ts';

/** Not asked for later than this: with the ten seconds of the service, no drawer opens fifteen after the sale. */
const DRAWER_MS = 5000;

/** The drawer and the customer wait for the ticket. */
const TICKET_WAITS_MS = 1500;

/** The customer left long ago: the operator still finds the ticket among the documents. */
const TICKET_LIFE_MS = 3_600_000;

interface Settling {
  readonly service: Pick<Service, 'local' | 'documents'>;
  readonly now: () => Date;
  /** Keeps what is owed as it stands, before and after each step. */
  readonly keep: (sale: AfterSale) => void;
}

/** What will not be done, and why; nobody tries it again. */
export interface AfterSaleRefusal {
  readonly part: 'printing' | 'cash';
  readonly refusal: Refusal;
}

export interface Settled {
  /** As it stands now. */
  readonly sale: AfterSale;
  readonly refusals: readonly AfterSaleRefusal[];
}

/** Does what a sale owes, as far as it goes now. What gets no answer stays owed. */
export async function settleAfterSale(first: AfterSale, settling: Settling): Promise<Settled> {
  let sale = first;
  const refusals: AfterSaleRefusal[] = [];
  const become = (changed: AfterSale) => {
    sale = changed;
    settling.keep(changed);
  };
  const done = (part: AfterSaleRefusal['part'], answer: Answer<unknown> | undefined) => {
    if (answer && !answer.ok && isWorthAnotherTry(answer.refusal)) return;
    if (answer && !answer.ok && !isWithoutPrinter(part, answer.refusal))
      refusals.push({ part, refusal: answer.refusal });
    become({ ...sale, [part]: undefined });
  };
  const print = async () => {
    if (!sale.printing) return;
    const { isAsked } = sale.printing;
    if (!isAsked) become({ ...sale, printing: { ...sale.printing, isAsked: true } });
    done('printing', await printTicket(sale, isAsked, settling));
  };
  const recordCash = async () => {
    if (sale.cash) done('cash', await recordCashSale(sale.documentId, sale.cash, settling));
  };
  // The ticket has the cash and its change, but does not wait long for them.
  const recorded = recordCash();
  await Promise.race([recorded, rest(TICKET_WAITS_MS)]);
  await Promise.all([recorded, print()]);
  return { sale, refusals };
}

/** Undefined: it is on its way already, or nobody waits for it any more. */
async function printTicket(
  { documentId, tillId, chargedAt, printing }: AfterSale,
  isAsked: boolean,
  { service, now }: Settling,
): Promise<Answer<unknown> | undefined> {
  const age = now().getTime() - Date.parse(chargedAt);
  if (age > TICKET_LIFE_MS) return undefined;
  if (isAsked) {
    const query = { document_id: documentId, limit: 1 };
    const listed = await service.local.send(printJobList, 'GET /v1/local/print', { query });
    if (!listed.ok) return listed;
    if (listed.value.data.length > 0) return undefined;
  }
  const openDrawer = printing?.opensDrawer === true && age < DRAWER_MS;
  const idempotencyKey = `ticket-${documentId}`;
  const answer = await printDocument(service.documents, { documentId, tillId, openDrawer, idempotencyKey });
  // Another window of this till took it up too, and asked in its own moment.
  return !answer.ok && answer.refusal.code === 'idempotency_key_reused' ? undefined : answer;
}

function recordCashSale(
  documentId: string,
  { sessionId, tendered, change, cardReference }: NonNullable<AfterSale['cash']>,
  { service }: Settling,
): Promise<Answer<unknown>> {
  return service.local.send(cashSaleResource, 'POST /v1/local/cash-sessions/{id}/sales', {
    path: { id: sessionId },
    body: {
      document_id: documentId,
      ...(tendered !== undefined && { tendered }),
      ...(change !== undefined && { change }),
      ...(cardReference !== undefined && { card_reference: cardReference }),
    },
  });
}

const passing: readonly string[] = [
  'service_unreachable',
  'internal_error',
  'storage_full',
  'not_ready',
  'rate_limited',
  // The session ended: the next one goes on with it.
  'invalid_api_key',
];

function isWorthAnotherTry({ code }: Refusal): boolean {
  return passing.includes(code);
}

/** A shop without a printer hands out its tickets another way. */
function isWithoutPrinter(part: AfterSaleRefusal['part'], { code }: Refusal): boolean {
  return part === 'printing' && code === 'invalid_state';
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
