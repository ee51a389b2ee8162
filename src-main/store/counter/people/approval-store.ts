import { type ApprovalRecord, approvalUses } from '../../../contract/counter/approval.ts';
import { approvalSubject } from '../../../contract/counter/approval-subject.ts';
import { type Permission, permissions } from '../../../contract/counter/permissions.ts';
import type { ApprovalStore } from '../../../counter/approvals/approval-store.ts';
import type { ApprovalRow, ApprovalUseRow } from '../../schema/shop/counter.ts';
import { keysetRows } from '../../sqlite/keyset-rows.ts';
import type { Store } from '../../sqlite/open.ts';

export function makeApprovalStore({ db, writes }: Store): ApprovalStore {
  return {
    record: ({ id, action, approver, asked_by: askedBy, reason, about, given_at: at }) =>
      writes.run(async (tx) => {
        await tx
          .insertInto('approval')
          .values({
            id,
            action,
            approver_id: approver.id ?? null,
            approver_name: approver.name,
            asked_by_id: askedBy?.id ?? null,
            asked_by_name: askedBy?.name ?? null,
            reason: reason ?? null,
            about_json: JSON.stringify(about),
            given_at: at,
          })
          .execute();
      }),

    use: (id, { usedFor, at }) =>
      writes.run(async (tx) => {
        const { numInsertedOrUpdatedRows: written } = await tx
          .insertInto('approval_use')
          .values({
            approval_id: id,
            kind: usedFor?.kind ?? null,
            subject_id: usedFor?.id ?? null,
            used_at: at,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        return written === 1n;
      }),

    async unused(ids, after) {
      const rows = await db
        .selectFrom('approval')
        .select(['id', 'action', 'approver_id', 'asked_by_id', 'about_json'])
        .where('id', 'in', ids)
        .where('given_at', '>', after)
        .where('id', 'not in', (use) => use.selectFrom('approval_use').select('approval_id'))
        .execute();
      return rows.flatMap((row) =>
        row.approver_id === null
          ? []
          : [
              {
                id: row.id,
                action: actionOf(row),
                approverId: row.approver_id,
                askedById: row.asked_by_id ?? undefined,
                about: approvalSubject.parse(JSON.parse(row.about_json)),
              },
            ],
      );
    },

    async page(filters, page) {
      const { action, approver_id: approverId, asked_by_id: askedById } = filters;
      const { 'given_at[gte]': from, 'given_at[lte]': until } = filters;
      let query = db
        .selectFrom('approval')
        .leftJoin('approval_use', 'approval_use.approval_id', 'approval.id')
        .selectAll('approval')
        .select(['kind', 'subject_id', 'used_at']);
      if (action !== undefined) query = query.where('action', '=', action);
      if (approverId !== undefined) query = query.where('approver_id', '=', approverId);
      if (askedById !== undefined) query = query.where('asked_by_id', '=', askedById);
      if (from !== undefined) query = query.where('given_at', '>=', new Date(from).toISOString());
      if (until !== undefined) query = query.where('given_at', '<=', new Date(until).toISOString());
      return (await keysetRows(query, 'approval.id', page)).map(toRecord);
    },
  };
}

type Use = { readonly [Column in 'kind' | 'subject_id' | 'used_at']: ApprovalUseRow[Column] | null };

function toRecord(row: ApprovalRow & Use): ApprovalRecord {
  const kind = approvalUses.find((use) => use === row.kind);
  return {
    object: 'approval',
    id: row.id,
    action: actionOf(row),
    approver: { ...(row.approver_id !== null && { id: row.approver_id }), name: row.approver_name },
    ...(row.asked_by_id !== null &&
      row.asked_by_name !== null && { asked_by: { id: row.asked_by_id, name: row.asked_by_name } }),
    ...(row.reason !== null && { reason: row.reason }),
    about: approvalSubject.parse(JSON.parse(row.about_json)),
    given_at: row.given_at,
    ...(row.used_at !== null && { used_at: row.used_at }),
    ...(kind && row.subject_id !== null && { used_for: { kind, id: row.subject_id } }),
  };
}

function actionOf({ id, action }: Pick<ApprovalRow, 'id' | 'action'>): Permission {
  const knownAction = permissions.find((permission) => permission === action);
  if (!knownAction) throw new Error(`approval ${id} is of an unknown action`);
  return knownAction;
}
