import { setImmediate as endOfTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { makeDaySums } from '../../documents/figures/day-sums.ts';
import type { Dimension } from '../../documents/figures/figures-of.ts';
import { type SaleNature, saleNatureOf } from '../../documents/figures/sale-nature.ts';
import { documentNumber } from '../../documents/identifiers/document-number.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { filtersOf } from '../../reading/documents/filters-of.ts';
import type { ComputedDay, FigureStore } from '../../reports/figures/figure-store.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import type { HeadExportSource } from '../reading/export-source.ts';
import { readable, readKept } from '../reading/read-kept.ts';

export interface HeadFigureStore
  extends Pick<FigureStore, 'staleDays' | 'computeDay' | 'keepDay' | 'sums' | 'scopes'> {
  computeDay(scope: Scope, day: string): Promise<HeadComputedDay>;
  keepDay(scope: Scope, day: HeadComputedDay): Promise<void>;
}

export interface HeadComputedDay extends ComputedDay {
  /** The versions of the invoices that notes of the day modify, by number; null where no station reported one. */
  readonly invoices: ReadonlyMap<string, string | null>;
  /** How many documents are in no figure, as they cannot be read. */
  readonly unreadable: number;
}

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
  readonly source: Pick<HeadExportSource, 'documents'>;
}

/** What the documents of all stations come to, by day. */
export function makeHeadFigureStore({ database, patterns, source }: HeadFigures): HeadFigureStore {
  async function readInvoice(
    { environment }: Scope,
    number: string,
  ): Promise<{ readonly version: string | null; readonly nature?: SaleNature | undefined }> {
    const { rows } = await sql<{ stored: Buffer; pattern: number; version: string }>`
      SELECT stored, pattern, ${version} AS version FROM ${invoiceNumbered(sql.val(environment), sql.val(number))}
    `.execute(database);
    const [row] = rows;
    if (!row) return { version: null };
    const kept = await readable(readKept(patterns, row));
    return { version: row.version, nature: kept && saleNatureOf(kept.document.content, undefined) };
  }

  async function compute(scope: Scope, day: string, changes: number): Promise<HeadComputedDay> {
    const sums = makeDaySums();
    const filters = filtersOf({
      'issue_date[gte]': day,
      'issue_date[lte]': day,
      status: ['pending', 'submitted', 'authorized'],
    });
    const invoices = new Map<string, Awaited<ReturnType<typeof readInvoice>>>();
    /** How the invoice is declared that has a number; undefined where no station reported it. */
    const natureOf = async (number: string) => {
      if (!documentNumber.safeParse(number).success) return undefined;
      const invoice = invoices.get(number) ?? (await readInvoice(scope, number));
      invoices.set(number, invoice);
      return invoice.nature;
    };
    let unreadable = 0;
    const wanted = { withXml: false, isOnce: true, unreadable: () => (unreadable += 1) };
    for await (const batch of source.documents({ scope, documents: { filters } }, wanted)) {
      for (const { document } of batch) {
        const { content, identity, status } = document;
        sums.add(content, {
          decided: status === 'authorized' ? 1 : 0,
          hour: ecuadorTimestamp(new Date(document.issuedAt)).slice(11, 13),
          till: `${identity.establishment}-${identity.emissionPoint}`,
          operator: undefined,
          refundMethod: undefined,
          modified:
            'modified_document' in content ? await natureOf(content.modified_document.number) : undefined,
        });
        // Stations go on reporting meanwhile.
        await endOfTurn();
      }
    }
    return {
      ...{ day, changes, unreadable },
      invoices: new Map([...invoices].map(([number, invoice]) => [number, invoice.version])),
      figures: sums.figures().filter(({ dimension }) => declared.has(dimension)),
    };
  }

  return {
    async staleDays({ environment }, { from, to }) {
      const { rows } = await sql<{ day: string }>`
        SELECT day FROM report_change LEFT JOIN report_day USING (environment, day)
        WHERE environment = ${environment} AND day >= ${from} AND day <= ${to}
        GROUP BY day, computed HAVING sum(changes) <> coalesce(computed, 0)
        UNION
        SELECT day FROM report_day, jsonb_each_text(invoices) AS computed_of (number, version)
        WHERE environment = ${environment} AND day >= ${from} AND day <= ${to}
          AND computed_of.version IS DISTINCT FROM (
            SELECT ${version} FROM ${invoiceNumbered(sql`report_day.environment`, sql`computed_of.number`)}
          )
        ORDER BY day
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
      return compute(scope, day, changes);
    },

    keepDay: ({ environment }, { day, changes, figures, invoices, unreadable }) =>
      inTransaction(database, async (tx) => {
        const of = { computed: changes, invoices: JSON.stringify(Object.fromEntries(invoices)), unreadable };
        // Of two that compute a day at once, one waits for the other here; what is older is not kept.
        const isKept = await tx
          .insertInto('report_day')
          .values({ environment, day, ...of })
          .onConflict((conflict) =>
            conflict
              .columns(['environment', 'day'])
              .doUpdateSet(of)
              .where('report_day.computed', '<=', changes),
          )
          .returning('day')
          .executeTakeFirst();
        if (!isKept) return;
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

/** Names what a station reported last of an invoice. */
const version = sql<string>`concat_ws(' ', invoice.id, invoice.incarnation, invoice.position)`;

/** The invoice that has a number of three parts with dashes: one that was authorized before all others. */
function invoiceNumbered(environment: RawBuilder<unknown>, number: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    SELECT * FROM document
    WHERE document.environment = ${environment} AND document.type = 'invoice'
      AND document.establishment = split_part(${number}::text, '-', 1)
      AND document.emission_point = split_part(${number}::text, '-', 2)
      AND document.sequential = split_part(${number}::text, '-', 3)::integer
    ORDER BY document.status = 'authorized' DESC, document.id LIMIT 1
  ) AS invoice`;
}
