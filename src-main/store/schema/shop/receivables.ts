import type { Selectable } from 'kysely';
import type { PaymentMethod } from '../../../documents/body/payment.ts';

/** A row that somebody wrote, and may have written before. */
export interface WrittenByPerson {
  /** Null for a program, or where nobody works at the counter. */
  operator_id: string | null;
  operator_name: string | null;
  approver_id: string | null;
  approver_name: string | null;
  idempotency_key: string | null;
  fingerprint: string;
  created_at: string;
}

/** Amounts are whole cents, a debtor is an identification, and `scope` the row of `list_scope`. */
export interface ReceivablesTables {
  /** What a document that counts leaves to be paid later, by the day it is due. Written with the document. */
  document_debt: { scope: number; debtor: string; document_id: string; due_on: string; amount: number };
  /**
   * What a credit note takes off the debt of the document that it modifies, as it was decided when it was issued. It counts
   * while the note is undecided or authorized and its document stands.
   */
  debt_note: {
    note_id: string;
    scope: number;
    debtor: string;
    document_id: string;
    amount: number;
    counts: number;
  };
  /** One row: documents issued before this instant are no debts. */
  receivables_start: { id: number; started_at: string };
  /** A debt from before the program, or the counter-row of one: below zero. Never changed. */
  opening_balance: WrittenByPerson & {
    id: string;
    scope: number;
    debtor: string;
    debtor_name: string;
    issued_on: string;
    due_on: string;
    reference: string | null;
    amount: number;
    reverses: string | null;
    /** Of a counter-row, why. */
    reason: string | null;
  };
  /** Money that a customer paid of a debt, or the counter-row of it: below zero. Never changed. */
  payment_received: WrittenByPerson & {
    id: string;
    scope: number;
    debtor: string;
    debtor_name: string;
    received_on: string;
    method: PaymentMethod;
    amount: number;
    /** What the customer owed right after it. */
    balance: number;
    reference: string | null;
    /** The drawer it went into. */
    cash_session_id: string | null;
    reverses: string | null;
    /** Of a counter-row, why. */
    reason: string | null;
  };
  /** What a payment pays of a debt: of a document or an opening balance. Never changed. */
  payment_allocation: { scope: number; debtor: string; debt_id: string; payment_id: string; amount: number };
  /** A view: everything that raises or lowers a debt. */
  debt_entry: { scope: number; debtor: string; debt_id: string; amount: number };
}

export type OpeningBalanceRow = Selectable<ReceivablesTables['opening_balance']>;
export type PaymentReceivedRow = Selectable<ReceivablesTables['payment_received']>;
