import type { Selectable } from 'kysely';
import type { OperatorRole } from '../../../contract/counter/permissions.ts';
import type { StaffEventType } from '../../../contract/counter/staff-event.ts';
import type { Environment } from '../../../documents/kinds.ts';

/** The `pin_hash` of who has no PIN here yet: whom the head office sent, or who was restored under the name they had. */
export const NO_PIN = '';

/**
 * What stands for no PIN where it is read: also what an earlier version stored for somebody whom the head office
 * dismissed. It is no hash and opens nothing.
 */
export const NO_PINS: readonly string[] = [NO_PIN, 'scrypt$'];

export interface CounterTables {
  /** A role as the shop set it. */
  role: {
    name: OperatorRole;
    /** With spaces between. */
    permissions: string;
  };
  /** Somebody who works at the counter. */
  operator: {
    id: string;
    name: string;
    role: OperatorRole;
    /** Or one of `NO_PINS`. */
    pin_hash: string;
    /** In a row. */
    wrong_pins: number;
    /** No PIN is taken before. */
    locked_until: string | null;
    active: 0 | 1;
    created_at: string;
  };
  fiscal_machine: {
    id: string;
    brand: string;
    model: string;
    serial: string;
    active: 0 | 1;
    created_at: string;
  };
  till: {
    id: string;
    entity_id: string;
    environment: Environment;
    name: string;
    establishment: string;
    emission_point: string;
    fiscal_machine_id: string | null;
    active: 0 | 1;
    /** 0 before the first closing. */
    last_z_number: number;
    created_at: string;
    printer_id: string | null;
  };
  /** Never changed once it is closed. */
  cash_session: {
    id: string;
    till_id: string;
    operator_id: string;
    operator_name: string;
    opening_float: string;
    opened_at: string;
    idempotency_key: string | null;
    fingerprint: string;
    z_number: number | null;
    closed_at: string | null;
    /** The Z. */
    report_json: string | null;
  };
  cash_movement: {
    id: string;
    cash_session_id: string;
    direction: 'in' | 'out';
    amount: string;
    reason: string;
    operator_id: string;
    operator_name: string;
    approver_id: string | null;
    approver_name: string | null;
    idempotency_key: string | null;
    fingerprint: string;
    created_at: string;
  };
  /** A document that was paid, or given money back for, at a till. */
  cash_sale: {
    document_id: string;
    till_id: string;
    /** Null while it waits for the till's next opening. */
    cash_session_id: string | null;
    tendered: string | null;
    change: string | null;
    card_reference: string | null;
    refund_method: string | null;
  };
  /** A sale put aside; as its window writes it. */
  held_sale: {
    id: string;
    environment: Environment;
    till_id: string | null;
    label: string;
    total: string;
    customer_name: string | null;
    content_json: string;
    operator_id: string | null;
    operator_name: string | null;
    idempotency_key: string | null;
    fingerprint: string;
    /** Null while it waits. */
    recalled_at: string | null;
    recall_key: string | null;
    created_at: string;
  };
  /** That somebody let another do something. Never changed. */
  approval: {
    id: string;
    action: string;
    /** Null for the owner of the data, at the command line or where there are no operators. */
    approver_id: string | null;
    approver_name: string;
    asked_by_id: string | null;
    asked_by_name: string | null;
    reason: string | null;
    /** What it is for. */
    about_json: string;
    given_at: string;
  };
  /** What was done by or to somebody who works here. Never changed. */
  staff_event: {
    id: string;
    type: StaffEventType;
    operator_id: string | null;
    operator_name: string | null;
    by_id: string | null;
    by_name: string | null;
    facts_json: string;
    created_at: string;
  };
  /** A list of documents under a name; of the shop where it is no operator's. */
  document_view: {
    id: string;
    operator_id: string | null;
    name: string;
    filters_json: string;
    created_at: string;
  };
  /** What an approval was used for. Never changed. */
  approval_use: {
    approval_id: string;
    /** Null, as the subject, where what was done has no record of its own: the drawer was opened. */
    kind: string | null;
    subject_id: string | null;
    used_at: string;
  };
}

export type OperatorRow = Selectable<CounterTables['operator']>;
export type FiscalMachineRow = Selectable<CounterTables['fiscal_machine']>;
export type CashSessionRow = Selectable<CounterTables['cash_session']>;
export type CashMovementRow = Selectable<CounterTables['cash_movement']>;
export type DocumentViewRow = Selectable<CounterTables['document_view']>;
export type HeldSaleRow = Selectable<CounterTables['held_sale']>;
export type ApprovalRow = Selectable<CounterTables['approval']>;
export type ApprovalUseRow = Selectable<CounterTables['approval_use']>;
