import { z } from 'zod';
import type { DocumentView } from '../../contract/documents/lists/document-view.ts';
import type { DocumentViewStore, ViewOwner } from '../../counter/document-views/document-view-store.ts';
import type { DocumentViewRow } from '../schema/shop/counter.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

const filters = z.record(z.string(), z.string());

export function makeDocumentViewStore({ db, writes }: Store): DocumentViewStore {
  return {
    async seenBy(operatorId) {
      const rows = await db
        .selectFrom('document_view')
        .selectAll()
        .where(({ eb, or }) =>
          or([
            eb('operator_id', 'is', null),
            ...(operatorId === undefined ? [] : [eb('operator_id', '=', operatorId)]),
          ]),
        )
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map(viewOf);
    },

    async ownerOf(id) {
      const row = await db
        .selectFrom('document_view')
        .select('operator_id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.operator_id;
    },

    add: ({ id, owner, name, filters: filterValues, at, limit }) =>
      writes.run(async (tx) => {
        const own = await ofOwner(tx, owner);
        if (own.some((view) => isSameName(view.name, name))) return { kind: 'name_taken' };
        if (own.length >= limit) return { kind: 'full' };
        const row = {
          id,
          operator_id: owner,
          name,
          filters_json: JSON.stringify(filterValues),
          created_at: at,
        };
        await tx.insertInto('document_view').values(row).execute();
        return { kind: 'written', view: viewOf(row) };
      }),

    change: (id, { name, filters: filterValues }) =>
      writes.run(async (tx) => {
        const row = await tx
          .selectFrom('document_view')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const others = (await ofOwner(tx, row.operator_id)).filter((view) => view.id !== id);
        if (name !== undefined && others.some((view) => isSameName(view.name, name))) {
          return { kind: 'name_taken' };
        }
        const changed = {
          ...row,
          ...(name !== undefined && { name }),
          ...(filterValues && { filters_json: JSON.stringify(filterValues) }),
        };
        await tx.updateTable('document_view').set(changed).where('id', '=', id).execute();
        return { kind: 'written', view: viewOf(changed) };
      }),
  };
}

function ofOwner(tx: Tx, owner: ViewOwner) {
  return tx
    .selectFrom('document_view')
    .select(['id', 'name'])
    .where('operator_id', owner === null ? 'is' : '=', owner)
    .execute();
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;
}

function viewOf({ id, operator_id, name, filters_json, created_at }: DocumentViewRow): DocumentView {
  return {
    object: 'document_view',
    id,
    name,
    filters: filters.parse(JSON.parse(filters_json)),
    shared: operator_id === null,
    created_at,
  };
}
