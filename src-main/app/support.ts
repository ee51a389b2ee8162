import type { ApiServices } from '../api/services.ts';
import { crashFolderIn, journalFolderIn, logFolderIn } from '../process/data-folder.ts';
import { HEAD_FOLDER } from '../process/head/head-file.ts';
import { makeSupportStore } from '../store/business/support-store.ts';
import { sizeOf } from '../store/sqlite/size-of.ts';
import { makeMetrics } from '../support/metrics/metrics.ts';
import { makeSupport } from '../support/support.ts';
import type { AppContext } from './context/context.ts';

/** As many as show how the last days went. */
const EVENTS = 100;

/** Joins what a person gives to support, and what a monitor reads: of every part, how it stands. */
export function composeSupport(
  { store, dataDir, dataFile, events, version, now }: AppContext,
  { business, settings, sync, backups }: Pick<ApiServices, 'business' | 'settings' | 'sync' | 'backups'>,
): Pick<ApiServices, 'support' | 'metrics'> {
  const { platform, arch, versions } = process;
  const supportStore = makeSupportStore(store);
  const databaseFiles = [dataFile, `${dataFile}-wal`];
  const support = makeSupport({
    store: supportStore,
    folders: {
      data: dataDir,
      headOffice: HEAD_FOLDER,
      journal: journalFolderIn(dataDir),
      logs: logFolderIn(dataDir),
      crashes: crashFolderIn(dataDir),
      database: databaseFiles,
    },
    sizeOf,
    entities: business.entities,
    readiness: business.readiness,
    settings: settings.read,
    sync: () => sync.state(undefined),
    backups: backups.read,
    events: () => events.page(undefined, { limit: EVENTS, position: undefined, direction: 'older' }),
    version,
    system: `${platform} ${arch}, Node ${versions.node}`,
    now,
  });
  const metrics = makeMetrics({
    documents: supportStore.documents,
    entities: business.entities,
    readiness: business.readiness,
    sync: sync.state,
    backups: backups.read,
    queues: supportStore.queues,
    dataDir,
    databaseBytes: () => databaseFiles.reduce((sum, file) => sum + sizeOf(file), 0),
    version,
  });
  return { support, metrics };
}
