import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Store } from '../../../src-main/store/sqlite/open.ts';

/** How SQLite would read each query that a look at the store asks. */
export async function plansOf(store: Store, look: (store: Store) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(store.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await look({ ...store, db: store.db.withPlugin(listening) });
  return Promise.all(
    queries.map(async ({ sql, parameters }) => {
      const query = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
      const { rows } = await store.db.executeQuery<{ detail: string }>(query);
      return rows.map(({ detail }) => detail).join('\n');
    }),
  );
}
