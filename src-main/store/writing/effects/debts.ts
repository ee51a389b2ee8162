import { sql } from 'kysely';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import { instalmentsOf } from '../../../documents/debts/instalments.ts';
import { takenOffDebt } from '../../../documents/debts/taken-off-debt.ts';
import { centsOf } from '../../../documents/values/cents.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import { prepareInsert } from '../../sqlite/prepared.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

const putDebt = prepareInsert('document_debt');

/**
 * Writes what a document leaves to be paid later; nothing of one that is annulled, replaced, of another system or from
 * before debts.
 */
export async function writeDebt(tx: Tx, document: StoredDocument): Promise<void> {
  const { id, identity, content, status, channel } = document;
  if (status === 'annulled' || channel === 'imported') return;
  const instalments = instalmentsOf(content, identity.issueDate);
  if (instalments.length === 0 || !('buyer' in content)) return;
  if (!(await mayCount(tx, document))) return;
  const scope = await scopeIdOf(tx, document);
  const debtor = content.buyer.identification;
  for (const { dueOn, amount } of instalments) {
    const row = { scope, debtor, document_id: id, due_on: dueOn, amount: centsOf(amount) };
    await putDebt(tx, row);
  }
}

/** Takes away what was written of a document, before it is written again. */
export async function eraseDebt(tx: Tx, documentId: string): Promise<void> {
  await tx.deleteFrom('document_debt').where('document_id', '=', documentId).execute();
}

/**
 * A credit note lowers what its buyer owes, as it says or as far as its document is owed. A note that was written before
 * takes what it took then: what went back as money is not given again.
 */
export async function takeOffDebt(tx: Tx, note: StoredDocument): Promise<void> {
  const { id, content, metadata, channel } = note;
  if (content.object !== 'credit_note' || channel === 'imported') return;
  const documentId = content.modified_document.document_id;
  const { buyer } = content;
  if (documentId === undefined || buyer.identification_type === 'consumidor_final') return;
  if (!(await mayCount(tx, note))) return;
  const scope = await scopeIdOf(tx, note);
  const debtor = buyer.identification;
  const before = await tx
    .selectFrom('debt_note')
    .select('amount')
    .where('note_id', '=', id)
    .executeTakeFirst();
  const row = await tx
    .selectFrom('debt_entry')
    .select(({ fn }) => fn.sum<number | null>('amount').as('owed'))
    .where('scope', '=', scope)
    .where('debtor', '=', debtor)
    .where('debt_id', '=', documentId)
    .executeTakeFirst();
  const owed = decimal(before?.amount ?? row?.owed ?? 0).div(100);
  const amount = centsOf(takenOffDebt({ ...content, metadata }, owed));
  await tx
    .insertInto('debt_note')
    .columns(['note_id', 'scope', 'debtor', 'document_id', 'amount', 'counts'])
    // What was annulled or replaced meanwhile is owed no more: then it only says what no money went back for.
    .expression(
      tx
        .selectFrom('document')
        .leftJoin('replacement', 'replacement.document_id', 'document.id')
        .select([
          sql<string>`${id}`.as('note_id'),
          sql<number>`${scope}`.as('scope'),
          sql<string>`${debtor}`.as('debtor'),
          'document.id as document_id',
          sql<number>`${amount}`.as('amount'),
          sql<number>`document.status <> 'annulled' AND replacement.replacement_id IS NULL`.as('counts'),
        ])
        .where('document.id', '=', documentId),
    )
    .onConflict((conflict) =>
      conflict.column('note_id').doUpdateSet(({ ref }) => ({
        scope: ref('excluded.scope'),
        debtor: ref('excluded.debtor'),
        document_id: ref('excluded.document_id'),
        amount: ref('excluded.amount'),
        counts: ref('excluded.counts'),
      })),
    )
    .execute();
}

/** The note lowers no debt any more; of any other document nothing happens. */
export async function putDebtBack(tx: Tx, noteId: string): Promise<void> {
  await tx.updateTable('debt_note').set({ counts: 0 }).where('note_id', '=', noteId).execute();
}

/** What a customer owes, whole cents. */
export async function owedBy(tx: Tx, scope: Scope, debtor: string): Promise<number> {
  const row = await tx
    .selectFrom('debt_entry')
    .select(({ fn }) => fn.sum<number | null>('amount').as('owed'))
    .where('scope', '=', scopeOf(scope))
    .where('debtor', '=', debtor)
    .executeTakeFirst();
  return row?.owed ?? 0;
}

/** Whether payments stand on what a document leaves to be paid later. */
export async function isPaidInPart(tx: Tx, document: StoredDocument): Promise<boolean> {
  const { counterparty } = kindOf(document.identity.type).summary(document.content);
  const row = await tx
    .selectFrom('payment_allocation')
    .select(({ fn }) => fn.sum<number | null>('amount').as('paid'))
    .where('scope', '=', await scopeIdOf(tx, document))
    .where('debtor', '=', counterparty.identification)
    .where('debt_id', '=', document.id)
    .executeTakeFirst();
  return (row?.paid ?? 0) !== 0;
}

/** Issued since there are debts, and no other stands in its place. */
async function mayCount(tx: Tx, { id, issuedAt }: StoredDocument): Promise<boolean> {
  const row = await tx
    .selectFrom('receivables_start')
    .leftJoin('replacement', (join) => join.on('replacement.document_id', '=', id))
    .select('started_at')
    .where('started_at', '<=', issuedAt)
    .where('replacement.replacement_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function scopeIdOf(tx: Tx, { entityId, identity }: StoredDocument): Promise<number> {
  const scope = scopeOf({ entityId, environment: identity.environment });
  const { id } = await tx.selectNoFrom(sql<number>`${scope}`.as('id')).executeTakeFirstOrThrow();
  return id;
}
