import type { Draft, NewItem, PackedDocument, PendingItem } from '../../imports/ports/draft.ts';
import type { ImportItemRow } from '../schema/imports.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { insertItem, insertSettled, type Settlement, settledColumns } from './import-items.ts';

/** Something found that is decided now, wherever it waits for that. */
export interface Undecided {
  readonly draft: Draft;
  /** The document that was found. */
  document(): Promise<PackedDocument>;
  /** Writes down what became of it. */
  settle(settlement: Settlement): Promise<void>;
  /** Leaves it for later; `isAsked` where the authority was asked and has not decided. */
  wait(isAsked: boolean): Promise<void>;
}

/** What was kept with a draft before. */
export function undecidedDraft(tx: Tx, draft: Draft, at: Date): Undecided {
  const { itemId } = draft;
  return {
    draft,
    async document() {
      const {
        rows: [row],
      } = await selectDocument(tx, { itemId });
      if (!row?.signed_xml) throw new Error(`draft ${itemId} has no document`);
      return { json: row.document_json, signedXml: row.signed_xml };
    },
    async settle(settlement) {
      await deleteDraft(tx, { itemId });
      await updateItem(tx, { ...settledColumns(settlement), id: itemId, updated_at: at.toISOString() });
    },
    async wait(isAsked) {
      if (isAsked) await countAsking(tx, draft);
    },
  };
}

/** What was just found: it is written down once, with what became of it. */
export function undecidedFinding(
  tx: Tx,
  { importId, item, pending, at }: { importId: string; item: NewItem; pending: PendingItem; at: Date },
): Undecided {
  const { facts, document } = pending;
  return {
    draft: { itemId: item.id, importId, phase: facts.kind === 'document' ? 1 : 2, asked: 0, facts },
    async document() {
      if (!document) throw new Error(`item ${item.id} has no document`);
      return document;
    },
    settle: (settlement) => insertSettled(tx, { importId, item, at }, settlement),
    wait: () => insertItem(tx, { importId, item, at }),
  };
}

async function countAsking(tx: Tx, { itemId, asked: attempts }: Draft): Promise<void> {
  await tx
    .updateTable('import_draft')
    .set({ asked: attempts + 1 })
    .where('item_id', '=', itemId)
    .execute();
}

const selectDocument = prepareQuery((db, param: QueryParams<{ itemId: string }>) =>
  db
    .selectFrom('import_draft')
    .select(['document_json', 'signed_xml'])
    .where('item_id', '=', param('itemId')),
);

const deleteDraft = prepareQuery((db, param: QueryParams<{ itemId: string }>) =>
  db.deleteFrom('import_draft').where('item_id', '=', param('itemId')),
);

type Settled = Pick<
  ImportItemRow,
  'id' | 'result' | 'code' | 'params_json' | 'verification' | 'document_id' | 'updated_at'
>;

const updateItem = prepareQuery((db, param: QueryParams<Settled>) =>
  db
    .updateTable('import_item')
    .set({
      result: param('result'),
      code: param('code'),
      params_json: param('params_json'),
      verification: param('verification'),
      document_id: param('document_id'),
      updated_at: param('updated_at'),
    })
    .where('id', '=', param('id')),
);
