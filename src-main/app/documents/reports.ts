import { join } from 'node:path';
import type { ApiServices } from '../../api/services.ts';
import { daysOfTaxPeriod } from '../../documents/values/calendar/tax-period.ts';
import { makeDocumentExports } from '../../exports/exports.ts';
import { exportsInThread } from '../../exports/exports-in-thread.ts';
import { makesMonths } from '../../exports/make-month.ts';
import { makeMonthFile } from '../../exports/month-file.ts';
import { makeImportFolder } from '../../imports/upload/import-folder.ts';
import { unsentMonths } from '../../mailing/months/unsent-months.ts';
import { exportFolderIn, mailFolderIn } from '../../process/data-folder.ts';
import { findingSheet } from '../../reports/annex/finding-sheet.ts';
import { makeTransactionAnnexes } from '../../reports/annex/transaction-annexes.ts';
import { type AttentionDependencies, makeAttention } from '../../reports/attention/attention.ts';
import { makeListingComparisons } from '../../reports/comparison/listing-comparisons.ts';
import { makeDeclarations } from '../../reports/declaration/declaration.ts';
import { declarationSheets } from '../../reports/declaration/declaration-sheets.ts';
import { makeDueDeclarations } from '../../reports/declaration/due/due-declarations.ts';
import { makeExpiringLots } from '../../reports/expiry/expiring-lots.ts';
import { keepFigures } from '../../reports/figures/keep-figures.ts';
import { makePeriodReports } from '../../reports/period-report.ts';
import { makeProfitReports } from '../../reports/profit/profit-report.ts';
import { makeTimeliness } from '../../reports/timeliness/timeliness.ts';
import { makeExpiryStore } from '../../store/catalog/stock/expiry-store.ts';
import { makeMonthMailStore } from '../../store/mail/month-mail-store.ts';
import { makeExportSource } from '../../store/reading/export-source.ts';
import { makeAnnexStore } from '../../store/reading/reports/annex-store.ts';
import { makeAttentionStore } from '../../store/reading/reports/attention-store.ts';
import { makeComparedStore } from '../../store/reading/reports/compared-store.ts';
import { makeDeclarationStore } from '../../store/reading/reports/declaration-store.ts';
import { makeFigureStore } from '../../store/reading/reports/figure-store.ts';
import { makeProfitStore } from '../../store/reading/reports/profit-store.ts';
import { makeTimelinessStore } from '../../store/reading/reports/timeliness-store.ts';
import { makePurchaseStore } from '../../store/received/purchases/purchase-store.ts';
import type { AppContext } from '../context/context.ts';
import type { IssuingParts } from './issuing.ts';
import type { Reading } from './reading.ts';
import type { Signing } from './signing.ts';

interface ReportSurroundings
  extends Pick<Reading, 'sum'>,
    Pick<Signing, 'certificates' | 'signReport'>,
    Pick<IssuingParts, 'rucOf'> {
  readonly backups: Pick<ApiServices['backups'], 'read'>;
  readonly overdue: AttentionDependencies['overdue'];
}

/** Joins what reports how the business stands and what leaves it as files, and starts to compute what is over. */
export async function startReports(
  { store, dataDir, dataFile, now, newId, log, pageLanguage, programFile }: AppContext,
  { sum, certificates, signReport, backups, overdue, rucOf }: ReportSurroundings,
) {
  const figures = makeFigureStore(store, sum);
  const purchases = makePurchaseStore(store);
  const mailedMonths = makeMonthMailStore(store);
  const keeping = keepFigures({
    store: figures,
    now,
    failed: (reason) => log.error({ err: reason }, 'figures of reports not computed'),
  });
  const source = makeExportSource(store.db);
  const declarations = makeDeclarations({
    store: figures,
    source,
    purchases,
    kept: makeDeclarationStore(store),
    now,
  });
  const annexStore = makeAnnexStore(store, sum);
  const dueDeclarations = makeDueDeclarations({ declarations, business: annexStore.business, now });
  const transactionAnnexes = makeTransactionAnnexes({
    store: annexStore,
    source,
    purchases,
  });
  const month = makeMonthFile({
    source,
    withPurchases: true,
    async declared(scope, month) {
      const declaration = await declarations.read(scope, daysOfTaxPeriod(month));
      const annex = await transactionAnnexes.whole(scope, { month, contents: 'required' });
      return {
        figures: [
          ...(declaration.ok ? declarationSheets(declaration.value) : []),
          ...(annex.ok ? [findingSheet(annex.value.findings)] : []),
        ],
        files: annex.ok ? [annex.value.file] : [],
      };
    },
  });
  const make = exportsInThread(programFile('export-thread'), dataFile, pageLanguage);
  const making = {
    ...{ month, make, newId },
    failed: (reason: unknown) => log.error({ err: reason }, 'documents not exported'),
  };
  const documentExports = makeDocumentExports({ ...making, source, now, folder: exportFolderIn(dataDir) });
  const listingFolder = makeImportFolder(join(dataDir, 'listings'));
  // What a program that ended in the middle left behind; a disk that refuses it keeps nobody from selling.
  await listingFolder
    .tidy(new Set())
    .catch((reason: unknown) => log.error({ err: reason }, 'listings left behind were not tidied up'));
  const expiringLots = makeExpiringLots({ store: makeExpiryStore(store), now });
  const services: Pick<
    ApiServices,
    | 'attention'
    | 'periodReports'
    | 'profitReports'
    | 'expiringLots'
    | 'declarations'
    | 'dueDeclarations'
    | 'timeliness'
    | 'transactionAnnexes'
    | 'documentExports'
    | 'listingComparisons'
  > = {
    attention: makeAttention({
      store: makeAttentionStore(store, sum),
      certificateUntil: certificates.validUntil,
      backups: backups.read,
      purchases,
      unsentMonths: (scope) => unsentMonths(mailedMonths, scope),
      overdue,
      expiring: expiringLots.attention,
      now,
    }),
    periodReports: makePeriodReports({ store: figures, purchases }),
    profitReports: makeProfitReports({ store: makeProfitStore(store, sum), figures }),
    expiringLots,
    declarations,
    dueDeclarations,
    timeliness: makeTimeliness({
      store: makeTimelinessStore(store, sum),
      business: annexStore.business,
      sign: signReport,
      renderReport: async (report) => (await import('../../ride/report.ts')).renderReport(report),
      now,
    }),
    transactionAnnexes,
    documentExports,
    listingComparisons: makeListingComparisons({
      documents: makeComparedStore(store),
      purchases,
      folder: listingFolder,
      rucOf,
      newId,
    }),
  };
  const makeMonth = makesMonths({ ...making, folder: mailFolderIn(dataDir) });
  return { services, makeMonth, stop: () => Promise.all([keeping.stop(), documentExports.stop()]) };
}
