import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiServices } from '../api/services.ts';
import { makeDocumentExports } from '../exports/exports.ts';
import { exportsInThread } from '../exports/exports-in-thread.ts';
import { makesMonths } from '../exports/month/make-month.ts';
import { makeMonthFile } from '../exports/month/month-file.ts';
import { makeImportFolder } from '../imports/upload/import-folder.ts';
import { exportFolderIn, mailFolderIn } from '../process/data-folder.ts';
import { programFile } from '../process/program-file.ts';
import { makeAttention } from '../reports/attention.ts';
import { makeListingComparisons } from '../reports/comparison/listing-comparisons.ts';
import { makeDeclarations } from '../reports/declaration/declaration.ts';
import { declarationSheets } from '../reports/declaration/declaration-sheets.ts';
import { keepFigures } from '../reports/keep-figures.ts';
import { makePeriodReports } from '../reports/period-report.ts';
import { makeExportSource } from '../store/lists/export-source.ts';
import { makePurchaseStore } from '../store/received/purchases/purchase-store.ts';
import { makeAttentionStore } from '../store/reports/attention-store.ts';
import { makeComparedStore } from '../store/reports/compared-store.ts';
import { makeFigureStore } from '../store/reports/figure-store.ts';
import type { AppContext } from './context.ts';
import type { IssuingParts } from './issuing.ts';
import type { Reading } from './reading.ts';
import type { Signing } from './signing.ts';

interface ReportSurroundings
  extends Pick<Reading, 'sum'>,
    Pick<Signing, 'certificates'>,
    Pick<IssuingParts, 'rucOf'> {
  readonly backups: Pick<ApiServices['backups'], 'read'>;
}

/** Joins what tells how the business stands and what leaves it as files, and starts to compute what is over. */
export async function startReports(
  { store, dataDir, dataFile, now, newId, log }: AppContext,
  { sum, certificates, backups, rucOf }: ReportSurroundings,
) {
  const figures = makeFigureStore(store, sum);
  const purchases = makePurchaseStore(store);
  const keeping = keepFigures({
    store: figures,
    now,
    failed: (reason) => log.error({ err: reason }, 'figures of reports not computed'),
  });
  const declarations = makeDeclarations({ store: figures, purchases });
  const source = makeExportSource(store.db);
  const month = makeMonthFile({
    source,
    async figures(scope, days) {
      const declaration = await declarations.read(scope, days);
      return declaration.ok ? declarationSheets(declaration.value) : [];
    },
  });
  const make = exportsInThread(programFile('export-thread'), dataFile);
  const mailFolder = mailFolderIn(dataDir);
  const documentExports = makeDocumentExports({
    source,
    month,
    make,
    folder: exportFolderIn(dataDir),
    now,
    newId,
    failed: (reason) => log.error({ err: reason }, 'documents not exported'),
  });
  const listingFolder = makeImportFolder(join(dataDir, 'listings'));
  // What a program that ended in the middle left behind; a disk that refuses it keeps nobody from selling.
  await Promise.all([rm(mailFolder, { recursive: true, force: true }), listingFolder.tidy(new Set())]).catch(
    (reason: unknown) => log.error({ err: reason }, 'what exports left behind was not tidied up'),
  );
  const services: Pick<
    ApiServices,
    'attention' | 'periodReports' | 'declarations' | 'documentExports' | 'listingComparisons'
  > = {
    attention: makeAttention({
      store: makeAttentionStore(store, sum),
      certificateUntil: certificates.validUntil,
      backups: backups.read,
      purchases,
      now,
    }),
    periodReports: makePeriodReports({ store: figures, purchases }),
    declarations,
    documentExports,
    listingComparisons: makeListingComparisons({
      documents: makeComparedStore(store),
      purchases,
      folder: listingFolder,
      rucOf,
      newId,
    }),
  };
  const makeMonth = makesMonths({ month, make, folder: mailFolder, newId });
  return { services, makeMonth, stop: () => Promise.all([keeping.stop(), documentExports.stop()]) };
}
