import { daysOfTaxPeriod } from '../documents/values/calendar/tax-period.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { ExportSource } from './formats/export-source.ts';
import { type MonthArchive, selectionOf } from './month/write-month.ts';
import type { MonthTask } from './write-export.ts';

export interface MonthFileDependencies {
  readonly source: Pick<ExportSource, 'count' | 'countPurchases'>;
  /** Whether what was bought is in it. */
  readonly withPurchases: boolean;
  /** What is to be declared of a month. */
  readonly declared: (scope: Scope, month: string) => Promise<DeclaredMonth>;
}

/** Figures as tables, and what the authority takes as files. */
export type DeclaredMonth = Pick<MonthArchive, 'figures' | 'files'>;

/** What an accountant gets of a month; months are YYYY-MM, or half-years (`tax-period.ts`). */
export interface MonthFile {
  /** How many documents and purchases are in it now. */
  count(scope: Scope, month: string): Promise<number>;
  /** `mes-2026-10.zip`. */
  nameOf(month: string): string;
  /** What makes it there; its figures are computed now. The scope is sent to a thread: it holds nothing else. */
  task(scope: Scope, month: string, output: string): Promise<MonthTask>;
}

export function makeMonthFile({ source, withPurchases, declared }: MonthFileDependencies): MonthFile {
  return {
    async count(scope, month) {
      const days = daysOfTaxPeriod(month);
      const documents = await source.count(selectionOf(scope, days));
      return documents + (await source.countPurchases(scope, days));
    },
    nameOf: (month) => `mes-${month}.zip`,
    async task(scope, month, output) {
      const days = daysOfTaxPeriod(month);
      return {
        format: 'month',
        scope,
        month,
        days,
        withPurchases,
        ...(await declared(scope, month)),
        output,
      };
    },
  };
}
