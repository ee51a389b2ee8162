import type { Days, FigureStore } from '../../../reports/figures/figure-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Store } from '../../sqlite/open.ts';
import { sumsByDay } from '../figures/read-figures.ts';
import { answerTo, type ReadLists } from '../thread/list-readers.ts';

/** Rows of one INSERT: a statement of SQLite takes a limited number of values. */
const INSERTED = 500;

/** @param read in a thread of its own: to compute a day takes a while */
export function makeFigureStore(
  { db, writes }: Store,
  read: ReadLists = (reading, question) => answerTo(db, reading, question),
): FigureStore {
  return {
    async staleDays(scope, { from, to }) {
      const rows = await db
        .selectFrom('report_day')
        .select('day')
        .where('scope', '=', scopeOf(scope))
        .where('day', '>=', from)
        .where('day', '<=', to)
        .whereRef('computed', '<>', 'changes')
        .orderBy('day')
        .execute();
      return rows.map(({ day }) => day);
    },

    computeDay: (scope, day) => read('day', { scope, day }),

    keepDay: (scope, { day, changes, figures }) =>
      writes.run(async (tx) => {
        const { id } = await tx
          .selectFrom('list_scope')
          .select('id')
          .where('entity_id', '=', scope.entityId)
          .where('environment', '=', scope.environment)
          .executeTakeFirstOrThrow();
        await tx.deleteFrom('report_figure').where('scope', '=', id).where('day', '=', day).execute();
        for (let at = 0; at < figures.length; at += INSERTED) {
          const rows = figures.slice(at, at + INSERTED).map((figure) => ({ scope: id, day, ...figure }));
          await tx.insertInto('report_figure').values(rows).execute();
        }
        await tx
          .updateTable('report_day')
          .set({ computed: changes })
          .where('scope', '=', id)
          .where('day', '=', day)
          .execute();
      }, 'patient'),

    sums: (scope, days) => read('figures', { scope, days }),

    byDay: (scope, days: Days) => sumsByDay(db, { scope, days }),

    async categories() {
      const rows = await db
        .selectFrom('product')
        .select(['code', 'category'])
        .where('category', 'is not', null)
        .$narrowType<{ category: string }>()
        .execute();
      return new Map(rows.map(({ code, category }) => [code, category]));
    },

    stock: ({ environment }) =>
      db
        .selectFrom('stock')
        .innerJoin('product', 'product.id', 'stock.product_id')
        .select(['stock.on_hand as onHand', 'product.unit_price as unitPrice'])
        .where('stock.environment', '=', environment)
        .where('stock.on_hand', '>', 0)
        .execute(),

    async tills({ entityId, environment }) {
      const rows = await db
        .selectFrom('till')
        .select(['name', 'establishment', 'emission_point'])
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .execute();
      return new Map(
        rows.map(({ name, establishment, emission_point }) => [`${establishment}-${emission_point}`, name]),
      );
    },

    async scopes() {
      const rows = await db.selectFrom('list_scope').select(['entity_id', 'environment']).execute();
      return rows.map(({ entity_id, environment }) => ({ entityId: entity_id, environment }));
    },
  };
}
