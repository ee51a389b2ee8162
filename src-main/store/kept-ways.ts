import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import { keyOf } from './block-totals.ts';
import { type Way, waysInto } from './document-lists.ts';
import { planList } from './list-plan.ts';
import type { Store } from './open.ts';

/** As many as a few persons walk through at a time. */
const MOST = 50;

/**
 * The ways into a list, planned once for all that is asked of it until a document changes: a word that nobody had before
 * may begin as those that are looked for.
 */
export function makeKeptWays(
  db: Store['db'],
): (scope: Scope, filters: DocumentFilters) => Promise<readonly Way[]> {
  const lists = new Map<string, { readonly changes: number; readonly ways: readonly Way[] }>();
  return async (scope, filters) => {
    const key = keyOf({ scope, filters });
    // Read before it is planned: a change meanwhile makes the plan an old one.
    const { changes } = await db.selectFrom('document_changes').select('changes').executeTakeFirstOrThrow();
    const known = lists.get(key);
    if (known?.changes === changes) return known.ways;
    const ways = waysInto(db, scope, filters, await planList(db, scope, filters));
    lists.delete(key);
    lists.set(key, { changes, ways });
    const [oldest] = lists.keys();
    if (lists.size > MOST && oldest !== undefined) lists.delete(oldest);
    return ways;
  };
}
