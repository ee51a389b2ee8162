import { setImmediate as endOfTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeDaySums } from '../../documents/figures/day-sums.ts';
import type { Dimension } from '../../documents/figures/figures-of.ts';
import { type SaleNature, saleNatureOf } from '../../documents/figures/sale-nature.ts';
import { numberParts } from '../../documents/identifiers/document-number.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import type { ExportSource } from '../../exports/formats/export-source.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { filtersOf } from '../../reading/documents/filters-of.ts';
import type { FigureStore } from '../../reports/figures/figure-store.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { readKept } from '../reading/read-kept.ts';

export type HeadFigureStore = Pick<FigureStore, 'staleDays' | 'computeDay' | 'keepDay' | 'sums' | 'scopes'>;

/** Of those by which figures are broken down, what declarations are about. */
const declared: ReadonlySet<Dimension> = new Set([
  'type',
  'withheld',
  'sale_nature',
  'on_terms',
  'iva_refund',
]);

export interface HeadFigures {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
  readonly source: Pick<ExportSource, 'documents'>;
}

/** What the documents of all stations come to, by day. */
export function makeHeadFigureStore({ database, patterns, source }: HeadFigures): HeadFigureStore {
  /** How the invoice is declared that has a number; undefined where no station reported it. */
  async function natureOf({ environment }: Scope, number: string): Promise<SaleNature | undefined> {
    const { establishment, emissionPoint, sequential } = numberParts(number);
    const row = await database
      .selectFrom('document')
      .select(['stored', 'pattern'])
      .where('environment', '=', environment)
      .where('type', '=', 'invoice')
      .where('establishment', '=', establishment)
      .where('emission_point', '=', emissionPoint)
      .where('sequential', '=', Number(sequential))
      .orderBy(sql`status = 'authorized'`, 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row && saleNatureOf((await readKept(patterns, row)).document.content, undefined);
  }

  return {
    async staleDays({ environment }, { from, to }) {
      const { rows } = await sql<{ day: string }>`
        SELECT day FROM report_change LEFT JOIN report_day USING (environment, day)
        WHERE environment = ${environment} AND day >= ${from} AND day <= ${to}
        GROUP BY day, computed HAVING sum(changes) <> coalesce(computed, 0) ORDER BY day
      `.execute(database);
      return rows.map(({ day }) => day);
    },

    async computeDay(scope, day) {
      // Read before the documents: what changes meanwhile leaves the day as one to be computed.
      const { changes } = await database
        .selectFrom('report_change')
        .select(sql<number>`coalesce(sum(changes), 0)::bigint`.as('changes'))
        .where('environment', '=', scope.environment)
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      const sums = makeDaySums();
      const filters = filtersOf({
        'issue_date[gte]': day,
        'issue_date[lte]': day,
        status: ['pending', 'submitted', 'authorized'],
      });
      for await (const batch of source.documents({ scope, documents: { filters } }, { withXml: false })) {
        for (const { document } of batch) {
          const { content, identity, status } = document;
          sums.add(content, {
            decided: status === 'authorized' ? 1 : 0,
            hour: ecuadorTimestamp(new Date(document.issuedAt)).slice(11, 13),
            till: `${identity.establishment}-${identity.emissionPoint}`,
            operator: undefined,
            refundMethod: undefined,
            modified:
              'modified_document' in content
                ? await natureOf(scope, content.modified_document.number)
                : undefined,
          });
          // Stations go on reporting meanwhile.
          await endOfTurn();
        }
      }
      return { day, changes, figures: sums.figures().filter(({ dimension }) => declared.has(dimension)) };
    },

    keepDay: ({ environment }, { day, changes, figures }) =>
      inTransaction(database, async (tx) => {
        // Of two that compute a day at once, one waits for the other here.
        await tx
          .insertInto('report_day')
          .values({ environment, day, computed: changes })
          .onConflict((conflict) =>
            conflict.columns(['environment', 'day']).doUpdateSet({ computed: changes }),
          )
          .execute();
        await tx
          .deleteFrom('report_figure')
          .where('environment', '=', environment)
          .where('day', '=', day)
          .execute();
        if (figures.length === 0) return;
        const rows = figures.map(({ label: _, quantity: _quantity, ...figure }) => figure);
        await tx
          .insertInto('report_figure')
          .values(rows.map((figure) => ({ environment, day, ...figure })))
          .execute();
      }),

    async sums({ environment }, { from, to }) {
      const rows = await database
        .selectFrom('report_figure')
        .select(['dimension', 'key', 'decided'])
        .select([
          sql<number>`sum(documents)::bigint`.as('documents'),
          sql<number>`sum(base)::bigint`.as('base'),
          sql<number>`sum(iva)::bigint`.as('iva'),
          sql<number>`sum(total)::bigint`.as('total'),
        ])
        .where('environment', '=', environment)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy(['dimension', 'key', 'decided'])
        .orderBy('dimension')
        .orderBy('key')
        .execute();
      return rows.map((row) => ({ ...row, label: '', quantity: 0 }));
    },

    async scopes() {
      return database
        .selectFrom('business')
        .innerJoin('report_change', (join) => join.onTrue())
        .select(['business.id as entityId', 'environment'])
        .distinct()
        .execute();
    },
  };
}
