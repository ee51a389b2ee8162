import type { Outcome } from '../../contract/problems/problems.ts';
import type { Refused } from '../../contract/problems/refuse.ts';
import type { CreditTermsBody } from '../../contract/receivables/receivable.ts';
import type { StatementKind } from '../../contract/receivables/statement.ts';
import type { PaymentMethod } from '../../documents/body/payment.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { Idempotency, Keyed } from '../../issuing/requests/idempotency.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';
import type { Actor } from '../operators/permits.ts';

/** Amounts are whole cents. */
export interface OpenDebt {
  /** Of the document or the opening balance. */
  readonly id: string;
  /** The identification of who owes it. */
  readonly debtor: string;
  /** As the document or the opening balance has it. */
  readonly debtorName: string;
  readonly documentType?: DocumentType | undefined;
  /** The number of the document, or what was noted with the opening balance. */
  readonly reference?: string | undefined;
  readonly issuedOn: string;
  /** Never zero; below zero where more was paid or credited than is owed. */
  readonly balance: number;
  /** What was to be paid on which day, the earliest first; none where it is owed no more. */
  readonly instalments: readonly { readonly dueOn: string; readonly amount: number }[];
}

/** What the shop has of a customer beside the documents. */
export interface CreditTerms {
  readonly customerId: string;
  readonly name: string;
  readonly creditLimit?: number | undefined;
  readonly creditDays?: number | undefined;
}

/** A row of a customer's account. */
export interface AccountEntry {
  readonly kind: StatementKind;
  readonly id: string;
  readonly date: string;
  readonly reference?: string | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly dueOn?: string | undefined;
  readonly name: string;
  /** What it adds to the debt: below zero where it lowers it. */
  readonly amount: number;
}

/** What a payment pays of one debt. */
export interface Allocation {
  readonly debtId: string;
  readonly amount: number;
}

export interface StoredPayment {
  readonly id: string;
  readonly debtor: string;
  readonly debtorName: string;
  readonly receivedOn: string;
  readonly method: PaymentMethod;
  /** Below zero where it reverses another. */
  readonly amount: number;
  readonly allocations: readonly (Allocation & { readonly reference?: string | undefined })[];
  readonly reference?: string | undefined;
  readonly cashSessionId?: string | undefined;
  readonly reverses?: string | undefined;
  readonly reversedBy?: string | undefined;
  readonly reason?: string | undefined;
  readonly actor?: Actor | undefined;
  readonly createdAt: string;
  /** What its customer owed right after it. */
  readonly balance: number;
}

/** What is written with a row. */
interface Written {
  readonly idempotency: Idempotency;
}

export type NewPayment = Written &
  Omit<StoredPayment, 'allocations' | 'reversedBy' | 'balance' | 'debtorName' | 'reason' | 'reverses'>;

export interface NewReversal extends Written {
  readonly id: string;
  /** Of the event that is noted with it. */
  readonly eventId: string;
  readonly paymentId: string;
  readonly receivedOn: string;
  readonly cashSessionId?: string | undefined;
  readonly reason: string;
  readonly actor?: Actor | undefined;
  readonly createdAt: string;
}

/** The cash session that somebody names; undefined where the business has none of this id in its environment. */
export type CashSessionState = 'open' | 'closed' | undefined;

/** What is known when a payment is written. */
export interface PaymentFacts {
  readonly debts: readonly OpenDebt[];
  readonly session: CashSessionState;
}

export interface StoredOpeningBalance {
  readonly id: string;
  readonly debtor: string;
  readonly debtorName: string;
  readonly amount: number;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly reference?: string | undefined;
  readonly reverses?: string | undefined;
  readonly reason?: string | undefined;
  readonly actor?: Actor | undefined;
  readonly createdAt: string;
}

export type NewOpeningBalance = StoredOpeningBalance & Written;

/** What was written, or what the same key wrote before; or why it was not. */
export type Writing<Row> =
  | { readonly kind: 'written'; readonly row: Row }
  | { readonly kind: 'keyed'; readonly keyed: Keyed<Row> }
  | { readonly kind: 'refused'; readonly outcome: Refused };

/** What customers owe a business in one environment. */
export interface ReceivableStore {
  /** Every debt of which something is owed or was paid too much, of all customers or of one. */
  openDebts(scope: Scope, debtor?: string, signal?: AbortSignal): Promise<readonly OpenDebt[]>;
  /** By identification. */
  creditTerms(debtors: readonly string[]): Promise<ReadonlyMap<string, CreditTerms>>;
  /** False where there is no such customer. */
  setCreditTerms(customerId: string, terms: CreditTermsBody): Promise<boolean>;
  /** Everything that raised or lowered the debt of a customer, in order. */
  account(scope: Scope, debtor: string): Promise<readonly AccountEntry[]>;
  payment(scope: Scope, id: string): Promise<StoredPayment | undefined>;
  /** The newest first. */
  payments(
    scope: Scope,
    debtor: string | undefined,
    question: KeysetQuestion,
  ): Promise<readonly StoredPayment[]>;
  /** The payment or the reversal that this Idempotency-Key made. */
  paidWith(scope: Scope, key: string): Promise<Keyed<StoredPayment> | undefined>;
  /** Writes a payment with what `decide` has it pay, in one transaction. */
  pay(
    scope: Scope,
    payment: NewPayment,
    decide: (facts: PaymentFacts) => Outcome<readonly Allocation[]>,
  ): Promise<Writing<StoredPayment>>;
  /** Writes the counter-row of a payment, unless `refusal` has something against it. */
  reverse(
    scope: Scope,
    reversal: NewReversal,
    refusal: (payment: StoredPayment | undefined, session: CashSessionState) => Outcome<undefined>,
  ): Promise<Writing<StoredPayment>>;
  enteredWith(scope: Scope, key: string): Promise<Keyed<StoredOpeningBalance> | undefined>;
  enter(scope: Scope, balance: NewOpeningBalance): Promise<Writing<StoredOpeningBalance>>;
  /** Those in force, without their counter-rows. */
  openingBalances(scope: Scope): Promise<readonly StoredOpeningBalance[]>;
  /** Another number whenever an opening balance was entered or canceled. */
  openingRevision(scope: Scope): Promise<string>;
  /** All or nothing; false where something was entered or canceled since that revision. */
  enterAll(scope: Scope, revision: string, balances: readonly NewOpeningBalance[]): Promise<boolean>;
  /** Writes the counter-row of an opening balance, unless it has one or payments stand on it. */
  cancel(scope: Scope, canceling: NewCanceling): Promise<Canceling>;
}

export interface NewCanceling extends Written {
  readonly id: string;
  readonly openingBalanceId: string;
  readonly reason: string;
  readonly actor?: Actor | undefined;
  readonly createdAt: string;
}

export type Canceling =
  | { readonly kind: 'canceled'; readonly row: StoredOpeningBalance }
  | { readonly kind: 'unknown' }
  /** Somebody did before. */
  | { readonly kind: 'was_canceled' }
  | { readonly kind: 'has_payments' };
