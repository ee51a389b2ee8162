import { type ImportItemCode, importItemCodes, type Verification } from '../../contract/import.ts';
import type { NewItem, Params, PendingItem } from '../../imports/deciding/draft.ts';
import type { ImportDraftRow, ImportItemRow } from '../schema/imports.ts';
import { type Given, prepareQuery } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** What became of an item. */
export interface Settlement {
  readonly code: ImportItemCode;
  readonly params: Params;
  readonly documentId?: string;
  readonly verification?: Verification;
}

interface ItemOfImport {
  readonly importId: string;
  readonly item: NewItem;
  readonly at: Date;
}

/** Writes an item down, decided or with the draft that waits for a decision. */
export async function insertItem(tx: Tx, itemOfImport: ItemOfImport): Promise<void> {
  const { importId, item } = itemOfImport;
  const { outcome } = item;
  if (outcome.kind === 'settled') {
    await insertSettled(tx, itemOfImport, outcome);
    return;
  }
  await insertItemRow(tx, { ...foundColumns(itemOfImport), ...pendingColumns });
  await insertDraft(tx, { importId, itemId: item.id, pending: outcome });
}

/** Writes down an item that was decided as it was found. */
export async function insertSettled(
  tx: Tx,
  itemOfImport: ItemOfImport,
  settlement: Settlement,
): Promise<void> {
  await insertItemRow(tx, { ...foundColumns(itemOfImport), ...settledColumns(settlement) });
}

type OutcomeColumns = Pick<ImportItemRow, 'result' | 'code' | 'params_json' | 'verification' | 'document_id'>;

const pendingColumns: OutcomeColumns = {
  result: 'pending',
  code: null,
  params_json: '{}',
  verification: null,
  document_id: null,
};

export function settledColumns({ code, params, verification, documentId }: Settlement): OutcomeColumns {
  return {
    result: importItemCodes[code],
    code,
    params_json: JSON.stringify(params),
    verification: verification ?? null,
    document_id: documentId ?? null,
  };
}

function foundColumns({ importId, item, at }: ItemOfImport) {
  const instant = at.toISOString();
  return {
    id: item.id,
    import_id: importId,
    file: item.file,
    entry: item.entry ?? null,
    line: item.line ?? null,
    access_key: item.accessKey ?? null,
    document_type: item.documentType ?? null,
    number: item.number ?? null,
    issue_date: item.issueDate ?? null,
    created_at: instant,
    updated_at: instant,
  };
}

const insertItemRow = prepareQuery((db, given: Given<ImportItemRow>) =>
  db.insertInto('import_item').values({
    id: given('id'),
    import_id: given('import_id'),
    file: given('file'),
    entry: given('entry'),
    line: given('line'),
    access_key: given('access_key'),
    document_type: given('document_type'),
    number: given('number'),
    issue_date: given('issue_date'),
    result: given('result'),
    code: given('code'),
    params_json: given('params_json'),
    verification: given('verification'),
    document_id: given('document_id'),
    created_at: given('created_at'),
    updated_at: given('updated_at'),
  }),
);

const insertDraftRow = prepareQuery((db, given: Given<ImportDraftRow>) =>
  db.insertInto('import_draft').values({
    item_id: given('item_id'),
    import_id: given('import_id'),
    phase: given('phase'),
    asked: given('asked'),
    facts_json: given('facts_json'),
    document_json: given('document_json'),
    signed_xml: given('signed_xml'),
  }),
);

async function insertDraft(
  tx: Tx,
  { importId, itemId, pending }: { importId: string; itemId: string; pending: PendingItem },
): Promise<void> {
  const { facts, document } = pending;
  await insertDraftRow(tx, {
    item_id: itemId,
    import_id: importId,
    phase: facts.kind === 'document' ? 1 : 2,
    asked: 0,
    facts_json: JSON.stringify(facts),
    document_json: document?.json ?? null,
    signed_xml: document?.signedXml ?? null,
  });
}
