import type { CashSaleResource } from '../../../contract/counter/cash-session.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import type { SaleDetails, SaleFacts } from '../../../counter/cash/decide-sale.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { centsOf } from '../../../documents/values/cents.ts';
import { contentJson } from '../../rows/columns/content-column.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { moneyOf, refundMethodOf } from './cash-contents.ts';

interface SaleOfSession {
  readonly sessionId: string;
  readonly documentId: string;
  readonly decide: (facts: SaleFacts) => Outcome<SaleDetails>;
}

/** Writes down what is decided of a sale; undefined when there is no such cash session. */
export async function recordCashSale(
  tx: Tx,
  { sessionId, documentId, decide }: SaleOfSession,
): Promise<Outcome<CashSaleResource> | undefined> {
  const session = await tx
    .selectFrom('cash_session')
    .innerJoin('till', 'till.id', 'cash_session.till_id')
    .select(['cash_session.id', 'opened_at', 'closed_at', 'till_id', 'entity_id', 'environment'])
    .where('cash_session.id', '=', sessionId)
    .executeTakeFirst();
  if (!session) return undefined;
  const decided = decide({
    session: { id: session.id, openedAt: session.opened_at, isClosed: session.closed_at !== null },
    document: await findDocument(tx, documentId, session),
    counted: await findSale(tx, documentId),
  });
  if (!decided.ok) return decided;
  const { tendered, change, cardReference, refundMethod } = decided.value;
  const details = {
    tendered: tendered ?? null,
    change: change ?? null,
    card_reference: cardReference ?? null,
    refund_method: refundMethod ?? null,
  };
  // Of a closed session only what is written already is let through.
  if (session.closed_at === null) {
    await tx
      .insertInto('cash_sale')
      .values({ document_id: documentId, till_id: session.till_id, cash_session_id: sessionId, ...details })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(details))
      .execute();
  }
  return {
    ok: true,
    value: {
      object: 'cash_sale',
      document_id: documentId,
      cash_session_id: sessionId,
      ...(tendered !== undefined && { tendered }),
      ...(change !== undefined && { change }),
      ...(cardReference !== undefined && { card_reference: cardReference }),
      ...(refundMethod !== undefined && { refund_method: refundMethod }),
    },
  };
}

async function findDocument(
  tx: Tx,
  id: string,
  till: { readonly entity_id: string; readonly environment: Environment },
): Promise<SaleFacts['document']> {
  const row = await tx
    .selectFrom('document')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .leftJoin('debt_note', 'debt_note.note_id', 'document.id')
    .select(['document.type', 'document.issued_at', 'document_revision.content'])
    .select('debt_note.amount as off_debt')
    .where('document.id', '=', id)
    .where('document.entity_id', '=', till.entity_id)
    .where('document.environment', '=', till.environment)
    .where('document.import_id', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const before = await tx
    .selectFrom('replacement')
    .leftJoin('cash_sale', 'cash_sale.document_id', 'replacement.document_id')
    .leftJoin('replacement as before', 'before.replacement_id', 'replacement.document_id')
    .select('replacement.document_id')
    .where('replacement.replacement_id', '=', id)
    .where(({ or, eb }) =>
      or([eb('cash_sale.document_id', 'is not', null), eb('before.replacement_id', 'is not', null)]),
    )
    .executeTakeFirst();
  const { total, ...money } = moneyOf(contentJson(row.content));
  return {
    type: row.type,
    issuedAt: row.issued_at,
    ...money,
    isOffDebt: row.off_debt !== null && row.off_debt >= centsOf(total),
    paidBefore: before !== undefined,
  };
}

async function findSale(tx: Tx, documentId: string): Promise<SaleFacts['counted']> {
  const row = await tx
    .selectFrom('cash_sale')
    .selectAll()
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.cash_session_id ?? undefined,
      tendered: row.tendered ?? undefined,
      change: row.change ?? undefined,
      cardReference: row.card_reference ?? undefined,
      refundMethod: refundMethodOf(row.refund_method),
    }
  );
}
