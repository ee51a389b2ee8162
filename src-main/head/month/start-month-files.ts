import { v4 as uuid } from 'uuid';
import { daysOfTaxPeriod } from '../../documents/values/calendar/tax-period.ts';
import { makeDocumentExports } from '../../exports/exports.ts';
import { exportsInThread } from '../../exports/exports-in-thread.ts';
import { makesMonths } from '../../exports/make-month.ts';
import { type DeclaredMonth, makeMonthFile } from '../../exports/month-file.ts';
import { exportFolderIn, mailFolderIn } from '../../process/data-folder.ts';
import { programFile as fileBeside } from '../../process/program-file.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { makeHeadExportSource } from '../reading/export-source.ts';
import { headReportOf } from '../reports/head-report.ts';
import { headReportSheets } from '../reports/head-report-file.ts';
import { readMe } from './read-me.ts';
import { stationsBehind } from './stations-behind.ts';

export interface MonthFileOptions {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
  /** Where a thread of its own reads it. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly now: () => Date;
  /** Where the program of its thread is; beside this one when left out. */
  readonly programFile?: ((name: string) => string) | undefined;
  readonly failed: (reason: unknown) => void;
}

export type HeadMonthFiles = ReturnType<typeof startMonthFiles>;

/** The documents of all stations as files, to be fetched or mailed: made in a thread, and kept in the data folder meanwhile. */
export function startMonthFiles({
  database,
  patterns,
  databaseUrl,
  dataDir,
  now,
  programFile = fileBeside,
  failed,
}: MonthFileOptions) {
  const source = makeHeadExportSource(database, patterns);

  async function declared(scope: Scope, month: string): Promise<DeclaredMonth> {
    const report = await headReportOf(database, scope, daysOfTaxPeriod(month));
    const { environment, reach } = scope;
    const behind = await stationsBehind(database, daysOfTaxPeriod(month), reach);
    const text = readMe({ month, environment, reach, behind, now: now() });
    return {
      figures: report.ok ? headReportSheets(report.value) : [],
      // Windows opens it as what it is by its first character.
      files: [{ name: 'LEAME.txt', bytes: Buffer.from(`\ufeff${text}`) }],
    };
  }

  const month = makeMonthFile({ source, withPurchases: false, declared });
  const make = exportsInThread(programFile('head-export-thread'), databaseUrl, async () => 'es');
  const making = { month, make, failed, newId: () => uuid() };
  const exports = makeDocumentExports({ ...making, source, now, folder: exportFolderIn(dataDir) });
  return {
    exports,
    makeMonth: makesMonths({ ...making, folder: mailFolderIn(dataDir) }),
    stop: exports.stop,
  };
}
