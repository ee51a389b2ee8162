import { sql } from 'kysely';
import type { DocumentStatus, DocumentType, Environment } from '../../documents/kinds.ts';
import { type Decimal, decimal, zero } from '../../documents/values/decimal.ts';
import { dayMade } from '../database/identifier-times.ts';
import type { HeadTx } from '../database/open-database.ts';
import type { DocumentAmount } from '../feed/document-row.ts';

/** The rate of the row that has whole documents. */
const WHOLE = 'total';

/** A document in the sum of its day. */
export interface Summed {
  readonly id: string;
  readonly station_id: string;
  readonly environment: Environment;
  readonly issue_date: string;
  readonly establishment: string;
  readonly emission_point: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
}

interface Change {
  readonly summed: Summed;
  readonly made: number;
  readonly rate: string;
  documents: number;
  base: Decimal;
  iva: Decimal;
  total: Decimal;
}

/** What a batch changes in the sums of days: what documents were is taken off, what they are is added. */
export function makeDayTotals() {
  const changes = new Map<string, Change>();

  function count(summed: Summed, amounts: readonly DocumentAmount[], sign: 1 | -1): void {
    const { station_id, environment, issue_date, establishment, emission_point, type, status } = summed;
    const made = dayMade(summed.id);
    const point = [station_id, establishment, emission_point];
    const changeOf = (rate: string): Change => {
      const key = [environment, issue_date, ...point, type, status, rate, made].join(' ');
      const existing = changes.get(key);
      if (existing) return existing;
      const change = { summed, made, rate, documents: 0, base: zero, iva: zero, total: zero };
      changes.set(key, change);
      return change;
    };
    const whole = changeOf(WHOLE);
    for (const { rate, base, amount } of amounts) {
      const change = changeOf(rate);
      const signed = decimal(amount).times(sign);
      change.documents += sign;
      change.base = change.base.plus(decimal(base).times(sign));
      if (rate === WHOLE) {
        change.total = change.total.plus(signed);
      } else {
        change.iva = change.iva.plus(signed);
        whole.iva = whole.iva.plus(signed);
      }
    }
  }

  return {
    add: (summed: Summed, amounts: readonly DocumentAmount[]) => count(summed, amounts, 1),
    takeOff: (summed: Summed, amounts: readonly DocumentAmount[]) => count(summed, amounts, -1),

    /** Always in the same order, so that two batches never wait for each other's rows. */
    async write(tx: HeadTx): Promise<void> {
      const rows = [...changes]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, change]) => change)
        .filter(
          ({ documents, base, iva, total }) =>
            documents !== 0 || ![base, iva, total].every((sum) => sum.eq(zero)),
        );
      if (rows.length === 0) return;
      const column = (value: (change: Change) => string) => rows.map(value);
      await sql`
        WITH change AS (
          SELECT * FROM unnest(
            ${column(({ summed }) => summed.station_id)}::uuid[],
            ${column(({ summed }) => summed.environment)}::text[],
            ${column(({ summed }) => summed.issue_date)}::date[],
            ${column(({ made }) => String(made))}::integer[],
            ${column(({ summed }) => summed.establishment)}::text[],
            ${column(({ summed }) => summed.emission_point)}::text[],
            ${column(({ summed }) => summed.type)}::text[],
            ${column(({ summed }) => summed.status)}::text[],
            ${column(({ rate }) => rate)}::text[],
            ${column(({ documents }) => String(documents))}::bigint[],
            ${column(({ base }) => base.toString())}::numeric[],
            ${column(({ iva }) => iva.toString())}::numeric[],
            ${column(({ total }) => total.toString())}::numeric[]
          ) AS change (
            station_id, environment, day, made, establishment, emission_point, type, status, rate, documents, base,
            iva, total
          )
        ), counted AS (
          INSERT INTO document_count (
            station_id, environment, establishment, emission_point, type, status, documents
          )
          SELECT station_id, environment, establishment, emission_point, type, status, sum(documents)
          FROM change WHERE rate = ${WHOLE}
          GROUP BY station_id, environment, establishment, emission_point, type, status
          ORDER BY environment, station_id, establishment, emission_point, type, status
          ON CONFLICT (environment, station_id, establishment, emission_point, type, status) DO UPDATE SET
            documents = document_count.documents + excluded.documents
        )
        INSERT INTO day_total (
          station_id, environment, day, made, establishment, emission_point, type, status, rate, documents, base, iva,
          total
        )
        SELECT * FROM change
        ON CONFLICT (environment, day, station_id, establishment, emission_point, type, status, rate, made)
        DO UPDATE SET
          documents = day_total.documents + excluded.documents,
          base = day_total.base + excluded.base,
          iva = day_total.iva + excluded.iva,
          total = day_total.total + excluded.total
      `.execute(tx);
    },
  };
}
