import type { ApiServices } from '../api/services.ts';
import { crashFolderIn, journalFolderIn, logFolderIn } from '../process/data-folder.ts';
import { makeSupportStore } from '../store/business/support-store.ts';
import { sizeOf } from '../store/sqlite/size-of.ts';
import { makeSupport, type Support } from '../support/support.ts';
import type { AppContext } from './context.ts';

/** As many as tell how the last days went. */
const EVENTS = 100;

/** Joins what a person gives to whoever helps: of every part, how it stands. */
export function composeSupport(
  { store, dataDir, dataFile, events, version, now }: AppContext,
  { business, settings, sync, backups }: Pick<ApiServices, 'business' | 'settings' | 'sync' | 'backups'>,
): Support {
  const { platform, arch, versions } = process;
  return makeSupport({
    store: makeSupportStore(store),
    folders: {
      data: dataDir,
      journal: journalFolderIn(dataDir),
      logs: logFolderIn(dataDir),
      crashes: crashFolderIn(dataDir),
      database: [dataFile, `${dataFile}-wal`],
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
}
