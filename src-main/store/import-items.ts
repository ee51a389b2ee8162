import { importItemCodes } from '../contract/import.ts';
import type { NewItem, PendingItem } from '../imports/draft.ts';
import type { Tx } from './write-lane.ts';

/** Writes an item down, decided or with the draft that waits for a decision. */
export async function insertItem(
  tx: Tx,
  { importId, item, at }: { importId: string; item: NewItem; at: Date },
): Promise<void> {
  const { outcome } = item;
  const instant = at.toISOString();
  await tx
    .insertInto('import_item')
    .values({
      id: item.id,
      import_id: importId,
      file: item.file,
      entry: item.entry ?? null,
      line: item.line ?? null,
      access_key: item.accessKey ?? null,
      document_type: item.documentType ?? null,
      number: item.number ?? null,
      issue_date: item.issueDate ?? null,
      result: outcome.kind === 'settled' ? importItemCodes[outcome.code] : 'pending',
      code: outcome.kind === 'settled' ? outcome.code : null,
      params_json: JSON.stringify(outcome.kind === 'settled' ? outcome.params : {}),
      verification: null,
      document_id: null,
      created_at: instant,
      updated_at: instant,
    })
    .execute();
  if (outcome.kind === 'pending') await insertDraft(tx, { importId, itemId: item.id, pending: outcome });
}

async function insertDraft(
  tx: Tx,
  { importId, itemId, pending }: { importId: string; itemId: string; pending: PendingItem },
): Promise<void> {
  const { facts, document } = pending;
  await tx
    .insertInto('import_draft')
    .values({
      item_id: itemId,
      import_id: importId,
      turn: facts.kind === 'document' ? 1 : 2,
      asked: 0,
      facts_json: JSON.stringify(facts),
      document_json: document?.json ?? null,
      signed_xml: document?.signedXml ?? null,
    })
    .execute();
}
