import { type CashSaleBody, cashDocumentTypes } from '../../contract/counter/cash-session.ts';
import type { Outcome, Problem, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type Payment, type PaymentMethod, paidInCash } from '../../documents/body/payment.ts';
import type { Refund } from '../../documents/body/refunds.ts';
import { offsetMethod } from '../../documents/debts/taken-off-debt.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import type { FaultCode } from '../../documents/values/fault.ts';

/** What a charge adds to its document. */
export interface SaleDetails {
  readonly tendered?: string | undefined;
  readonly change?: string | undefined;
  readonly cardReference?: string | undefined;
  readonly refundMethod?: PaymentMethod | undefined;
}

/** What is known when a sale is reported to a cash session. */
export interface SaleFacts {
  readonly session: { readonly id: string; readonly openedAt: string; readonly isClosed: boolean };
  /** Undefined: there is none in the till's business and environment. */
  readonly document:
    | {
        readonly type: DocumentType;
        readonly issuedAt: string;
        readonly payments: readonly Payment[];
        readonly refunds?: readonly Refund[] | undefined;
        /** A credit note of which all was taken off what its buyer owes: no money goes back for it. */
        readonly isOffDebt?: boolean;
        /** Stands in the place of one that was counted: the money came with that one. */
        readonly paidBefore: boolean;
      }
    | undefined;
  /** Where it is counted already, if it is; without a session while it waits for the till's next one. */
  readonly counted: ({ readonly sessionId: string | undefined } & SaleDetails) | undefined;
}

/** What is written down of a sale, or what stands in its way. Reported twice, it is written once. */
export function decideSale(
  { session, document, counted }: SaleFacts,
  body: CashSaleBody,
): Outcome<SaleDetails> {
  if (!document) return fault('/document_id', 'not_found', 'No hay un documento con este id en esta caja.');
  const { type } = document;
  if (!cashDocumentTypes.some((cashType) => cashType === type)) {
    return fault('/document_id', 'not_allowed_here', 'Por este tipo de documento no se cobra en la caja.');
  }
  if (counted && counted.sessionId !== session.id) {
    return refuse({ code: 'invalid_state', detail: 'Este documento ya se contó en otro turno de caja.' });
  }
  if (document.paidBefore) {
    const detail = 'Reemplaza a un documento que ya se contó: el dinero entró con aquel.';
    return refuse({ code: 'invalid_state', detail });
  }
  const outcome = detailsOf(body, document);
  if (!outcome.ok) return outcome;
  const details = merged(counted, outcome.value);
  if (session.isClosed) {
    const isSame = counted !== undefined && same(counted, details);
    return isSame ? { ok: true, value: details } : refuse(closedSession);
  }
  if (!counted && document.issuedAt < session.openedAt) {
    return fault('/document_id', 'date_order', 'El documento se emitió antes de abrir esta caja.');
  }
  return { ok: true, value: details };
}

export const closedSession: Problem = { code: 'invalid_state', detail: 'Esta caja ya está cerrada.' };

function detailsOf(
  { tendered, change, card_reference: cardReference, refund_method: refundMethod }: CashSaleBody,
  { type, payments, refunds, isOffDebt = false }: NonNullable<SaleFacts['document']>,
): Outcome<SaleDetails> {
  const isRefund = type === 'credit_note';
  if (!isRefund && refundMethod !== undefined) {
    return fault('/refund_method', 'not_allowed_here', 'Solo se devuelve con una nota de crédito.');
  }
  if (refunds && refundMethod !== undefined) {
    return fault('/refund_method', 'not_allowed_here', 'La nota ya dice en «refunds» cómo se devolvió.');
  }
  if (isOffDebt && refundMethod !== undefined && refundMethod !== offsetMethod) {
    const message = 'La nota rebajó lo que debe el cliente: no se devuelve dinero por ella.';
    return fault('/refund_method', 'not_allowed_here', message);
  }
  if (isRefund && (tendered !== undefined || change !== undefined)) {
    return fault('/tendered', 'not_allowed_here', 'Una nota de crédito no se cobra.');
  }
  if (tendered === undefined) {
    if (change !== undefined) return fault('/tendered', 'required', 'Diga cuánto entregó el cliente.');
    return { ok: true, value: { cardReference, refundMethod } };
  }
  const due = decimal(tendered).minus(paidInCash(payments));
  if (due.lt(0)) {
    return fault('/tendered', 'out_of_range', 'Es menos que lo que se paga en efectivo.');
  }
  if (change !== undefined && !due.eq(change)) {
    return fault('/change', 'totals_mismatch', `El vuelto es ${formatAmount(due)}.`);
  }
  return {
    ok: true,
    value: {
      tendered: formatAmount(decimal(tendered)),
      change: formatAmount(due),
      cardReference,
      refundMethod,
    },
  };
}

/** What was stated before stays where nothing is stated now. */
function merged(before: SaleDetails | undefined, now: SaleDetails): SaleDetails {
  return {
    tendered: now.tendered ?? before?.tendered,
    change: now.change ?? before?.change,
    cardReference: now.cardReference ?? before?.cardReference,
    refundMethod: now.refundMethod ?? before?.refundMethod,
  };
}

function same(a: SaleDetails, b: SaleDetails): boolean {
  return (
    a.tendered === b.tendered &&
    a.change === b.change &&
    a.cardReference === b.cardReference &&
    a.refundMethod === b.refundMethod
  );
}

function fault(pointer: string, code: FaultCode, message: string) {
  const errors: readonly ProblemError[] = [{ pointer, code, message }];
  return refuse({ code: 'validation_failed', errors });
}
