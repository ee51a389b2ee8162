import type { Updateable } from 'kysely';
import type { ImportStatus } from '../../contract/import.ts';
import type { Tables } from '../schema/tables.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { parseTransitions } from './import-columns.ts';

/** Changes an import that is under way; false, and nothing happens, once it has ended. */
export async function changeImport(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['import']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('import')
    .set(changes)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export interface Entering {
  readonly id: string;
  readonly status: ImportStatus;
  readonly at: Date;
  readonly changes?: Updateable<Tables['import']>;
}

/** Has an import under way enter a status; the first time it does counts. */
export async function enter(tx: Tx, { id, status, at, changes }: Entering): Promise<boolean> {
  const row = await tx
    .selectFrom('import')
    .select('transitions_json')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  const instant = at.toISOString();
  const transitions = { [status]: instant, ...parseTransitions(row.transitions_json) };
  return changeImport(tx, id, {
    ...changes,
    status,
    transitions_json: JSON.stringify(transitions),
    updated_at: instant,
  });
}
