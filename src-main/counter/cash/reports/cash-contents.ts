import type { CashDocumentType, CashMovementResource } from '../../../contract/counter/cash-session.ts';
import type { FiscalMachineBody } from '../../../contract/counter/fiscal-machine.ts';
import type { OperatorNamed } from '../../../contract/counter/operator.ts';
import type { Payment, PaymentMethod } from '../../../documents/body/payment.ts';
import type { Refund } from '../../../documents/body/refunds.ts';
import type { DocumentStatus, Environment } from '../../../documents/kinds.ts';

/** Everything a cash session holds at one moment. */
export interface CashContents {
  readonly id: string;
  readonly environment: Environment;
  readonly business: { readonly ruc: string; readonly legal_name: string; readonly trade_name?: string };
  readonly till: {
    readonly id: string;
    readonly name: string;
    readonly establishment: string;
    readonly emission_point: string;
    readonly fiscal_machine?: FiscalMachineBody;
  };
  readonly operator: OperatorNamed;
  readonly openedAt: string;
  readonly openingFloat: string;
  readonly movements: readonly CashMovementResource[];
  /** What customers paid of what they owed, and what was reversed of it, in order. */
  readonly receivedPayments: readonly ReceivedInDrawer[];
  /** In the order they were issued. */
  readonly documents: readonly CashDocument[];
}

/** What the drawer needs to know of a payment of a debt. */
export interface ReceivedInDrawer {
  readonly method: PaymentMethod;
  /** Whole cents; below zero where it reverses another. */
  readonly amount: number;
}

/** What the drawer needs to know of a document. */
export interface CashDocument {
  readonly type: CashDocumentType;
  readonly number: string;
  readonly status: DocumentStatus;
  /** Another one stands in its place: the money is counted with this one, whatever became of it. */
  readonly replaced: boolean;
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
  /** None on a credit note. */
  readonly payments: readonly Payment[];
  /** Of a credit note that was given back by several forms of payment. */
  readonly refunds?: readonly Refund[] | undefined;
  /** Of any other credit note. */
  readonly refundMethod?: PaymentMethod;
  /** What a credit note took off its buyer's debt, whole cents: no money went back for it. */
  readonly offDebt?: number;
}
