import { type ImportItemCode, importItemCodes, type Verification } from '../../contract/import.ts';
import type { NewItem, Params, PendingItem } from '../../imports/ports/draft.ts';
import type { ImportDraftRow, ImportItemRow } from '../schema/imports.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
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

const insertItemRow = prepareQuery((db, param: QueryParams<ImportItemRow>) =>
  db.insertInto('import_item').values({
    id: param('id'),
    import_id: param('import_id'),
    file: param('file'),
    entry: param('entry'),
    line: param('line'),
    access_key: param('access_key'),
    document_type: param('document_type'),
    number: param('number'),
    issue_date: param('issue_date'),
    result: param('result'),
    code: param('code'),
    params_json: param('params_json'),
    verification: param('verification'),
    document_id: param('document_id'),
    created_at: param('created_at'),
    updated_at: param('updated_at'),
  }),
);

const insertDraftRow = prepareQuery((db, param: QueryParams<ImportDraftRow>) =>
  db.insertInto('import_draft').values({
    item_id: param('item_id'),
    import_id: param('import_id'),
    phase: param('phase'),
    asked: param('asked'),
    facts_json: param('facts_json'),
    document_json: param('document_json'),
    signed_xml: param('signed_xml'),
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
