import { sql } from 'kysely';
import type { DocumentStatus, DocumentType, Environment } from '../../documents/kinds.ts';
import { type Decimal, decimal, zero } from '../../documents/values/decimal.ts';
import type { HeadTx } from '../database/open-database.ts';

/** A part of what a document comes to, dollars: of a rate of IVA, or `total` of the whole. */
export interface DocumentAmount {
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
}

/** A document in the sum of its day. */
export interface Summed {
  readonly station_id: string;
  readonly environment: Environment;
  readonly issue_date: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
}

interface Change {
  readonly summed: Summed;
  readonly rate: string;
  documents: number;
  base: Decimal;
  amount: Decimal;
}

/** What a batch changes in the sums of days: what documents were is taken off, what they are is added. */
export function makeDayTotals() {
  const changes = new Map<string, Change>();

  function count(summed: Summed, amounts: readonly DocumentAmount[], sign: 1 | -1): void {
    for (const { rate, base, amount } of amounts) {
      const { station_id, environment, issue_date, type, status } = summed;
      const key = [environment, issue_date, station_id, type, status, rate].join(' ');
      const change = changes.get(key) ?? { summed, rate, documents: 0, base: zero, amount: zero };
      change.documents += sign;
      change.base = change.base.plus(decimal(base).times(sign));
      change.amount = change.amount.plus(decimal(amount).times(sign));
      changes.set(key, change);
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
        .filter(({ documents, base, amount }) => documents !== 0 || !base.eq(zero) || !amount.eq(zero));
      if (rows.length === 0) return;
      const column = (value: (change: Change) => string) => rows.map(value);
      await sql`
        INSERT INTO day_total (station_id, environment, day, type, status, rate, documents, base, iva, total)
        SELECT station_id, environment, day, type, status, rate, documents, base,
          CASE rate WHEN 'total' THEN 0 ELSE amount END, CASE rate WHEN 'total' THEN amount ELSE 0 END
        FROM unnest(
          ${column(({ summed }) => summed.station_id)}::uuid[],
          ${column(({ summed }) => summed.environment)}::text[],
          ${column(({ summed }) => summed.issue_date)}::date[],
          ${column(({ summed }) => summed.type)}::text[],
          ${column(({ summed }) => summed.status)}::text[],
          ${column(({ rate }) => rate)}::text[],
          ${column(({ documents }) => String(documents))}::bigint[],
          ${column(({ base }) => base.toString())}::numeric[],
          ${column(({ amount }) => amount.toString())}::numeric[]
        ) AS change (station_id, environment, day, type, status, rate, documents, base, amount)
        ON CONFLICT (environment, day, station_id, type, status, rate) DO UPDATE SET
          documents = day_total.documents + excluded.documents,
          base = day_total.base + excluded.base,
          iva = day_total.iva + excluded.iva,
          total = day_total.total + excluded.total
      `.execute(tx);
    },
  };
}

export type DayTotals = ReturnType<typeof makeDayTotals>;
