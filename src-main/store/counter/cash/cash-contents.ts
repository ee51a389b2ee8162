import { z } from 'zod';
import { cashDocumentTypes } from '../../../contract/counter/cash-session.ts';
import type { CashContents, CashDocument } from '../../../counter/cash/reports/cash-contents.ts';
import { type PaymentMethod, payment, paymentMethods } from '../../../documents/body/payment.ts';
import { refund } from '../../../documents/body/refunds.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import { contentJson } from '../../rows/columns/content-column.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { toCashMovement } from './cash-session-rows.ts';

/** What of a document's content the drawer needs: read alone, because a closing reads hundreds. */
const content = z.object({
  subtotal: z.string(),
  iva: z.string(),
  total: z.string(),
  payments: z.array(payment).default([]),
  refunds: z.array(refund).optional(),
});

/** How the money of a document came, and how it went back where its credit note says so itself. */
export function moneyOf(json: string): Pick<CashDocument, 'payments' | 'refunds' | 'total'> {
  return content.pick({ payments: true, refunds: true, total: true }).parse(JSON.parse(json));
}

/** Metadata is free text: what is no form of payment says nothing. */
export function refundMethodOf(text: string | null): PaymentMethod | undefined {
  return keysOf(paymentMethods).find((method) => method === text);
}

/** Everything a cash session holds, within one transaction. */
export async function readCashContents(tx: Tx, sessionId: string): Promise<CashContents | undefined> {
  const row = await tx
    .selectFrom('cash_session')
    .innerJoin('till', 'till.id', 'cash_session.till_id')
    .innerJoin('entity', 'entity.id', 'till.entity_id')
    .leftJoin('fiscal_machine', 'fiscal_machine.id', 'till.fiscal_machine_id')
    .select([
      'cash_session.id',
      'cash_session.operator_id',
      'cash_session.operator_name',
      'cash_session.opened_at',
      'cash_session.opening_float',
      'till.id as till_id',
      'till.name as till_name',
      'till.environment',
      'till.establishment',
      'till.emission_point',
      'entity.ruc',
      'entity.legal_name',
      'entity.trade_name',
      'fiscal_machine.brand',
      'fiscal_machine.model',
      'fiscal_machine.serial',
    ])
    .where('cash_session.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const movements = await tx
    .selectFrom('cash_movement')
    .selectAll()
    .where('cash_session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  const { brand, model, serial } = row;
  return {
    id: row.id,
    environment: row.environment,
    business: {
      ruc: row.ruc,
      legal_name: row.legal_name,
      ...(row.trade_name !== null && { trade_name: row.trade_name }),
    },
    till: {
      id: row.till_id,
      name: row.till_name,
      establishment: row.establishment,
      emission_point: row.emission_point,
      ...(brand !== null &&
        model !== null &&
        serial !== null && { fiscal_machine: { brand, model, serial } }),
    },
    operator: { id: row.operator_id, name: row.operator_name },
    openedAt: row.opened_at,
    openingFloat: row.opening_float,
    movements: movements.map(toCashMovement),
    receivedPayments: await tx
      .selectFrom('payment_received')
      .select(['method', 'amount'])
      .where('cash_session_id', '=', sessionId)
      .orderBy('id')
      .execute(),
    documents: await readDocuments(tx, sessionId),
  };
}

async function readDocuments(tx: Tx, sessionId: string): Promise<readonly CashDocument[]> {
  const rows = await tx
    .selectFrom('cash_sale')
    .innerJoin('document', 'document.id', 'cash_sale.document_id')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .leftJoin('replacement', 'replacement.document_id', 'document.id')
    .leftJoin('debt_note', 'debt_note.note_id', 'document.id')
    .select([
      'document.type',
      'document.status',
      'document.establishment',
      'document.emission_point',
      'document.sequential',
      'document_revision.content',
      'cash_sale.refund_method',
      'replacement.replacement_id',
      'debt_note.amount as off_debt',
    ])
    .where('cash_sale.cash_session_id', '=', sessionId)
    .orderBy('document.seq')
    .execute();
  return rows.map((row) => {
    const type = cashDocumentTypes.find((cashType) => cashType === row.type);
    if (!type) throw new Error(`a ${row.type} is counted in cash session ${sessionId}`);
    const series = { establishment: row.establishment, emissionPoint: row.emission_point };
    const refundMethod = refundMethodOf(row.refund_method);
    return {
      type,
      number: formatNumber(series, row.sequential),
      status: row.status,
      replaced: row.replacement_id !== null,
      ...content.parse(JSON.parse(contentJson(row.content))),
      ...(refundMethod && { refundMethod }),
      ...(row.off_debt !== null && { offDebt: row.off_debt }),
    };
  });
}
