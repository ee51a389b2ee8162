import { daysOfMonth } from '../../documents/values/month.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { ExportDays, ExportSource } from '../export-source.ts';
import type { TableSheet } from '../table-sheet.ts';
import type { ExportTask } from '../write-export.ts';
import { selectionOf } from './write-month.ts';

export interface MonthFileDependencies {
  readonly source: Pick<ExportSource, 'count' | 'countPurchases'>;
  /** What is to be declared of some days, as tables. */
  readonly figures: (scope: Scope, days: ExportDays) => Promise<readonly TableSheet[]>;
}

/** What an accountant gets of a month; months are YYYY-MM. */
export interface MonthFile {
  /** How many documents and purchases are in it now. */
  count(scope: Scope, month: string): Promise<number>;
  /** `mes-2026-10.zip`. */
  nameOf(month: string): string;
  /** What makes it there; its figures are computed now. */
  task(scope: Scope, month: string, output: string): Promise<ExportTask>;
}

export function makeMonthFile({ source, figures }: MonthFileDependencies): MonthFile {
  return {
    async count(scope, month) {
      const days = daysOfMonth(month);
      const documents = await source.count(selectionOf(scope, days));
      return documents + (await source.countPurchases(scope, days));
    },
    nameOf: (month) => `mes-${month}.zip`,
    async task({ entityId, environment }, month, output) {
      const days = daysOfMonth(month);
      const scope = { entityId, environment };
      return { format: 'month', scope, month, days, figures: await figures(scope, days), output };
    },
  };
}
