import { join } from 'node:path';
import { makeImportAuthority } from '../../authority/import-authority.ts';
import { makeImports } from '../../imports/imports.ts';
import { type Importing, startImporting } from '../../imports/start-importing.ts';
import { readInThread } from '../../imports/thread/read-in-thread.ts';
import { makeImportFolder } from '../../imports/upload/import-folder.ts';
import { makeImportStore } from '../../store/imports/import-store.ts';
import type { AppContext } from '../context/context.ts';
import type { Delivery } from './delivery.ts';
import type { IssuingParts } from './issuing.ts';

/** Joins the import of documents of a previous system, and continues imports that a kill interrupted. */
export function startImports(
  { dataDir, store, now, newId, cursorSecret, log, signals, programFile }: AppContext,
  { soap, states }: Pick<Delivery, 'soap' | 'states'>,
  { rucOf }: Pick<IssuingParts, 'rucOf'>,
) {
  const importStore = makeImportStore(store, { newId });
  const folder = makeImportFolder(join(dataDir, 'imports'));
  const importing: Importing = startImporting({
    store: importStore,
    folder,
    authority: makeImportAuthority(soap),
    states,
    readItems: readInThread(programFile('import-thread')),
    rucOf,
    now,
    newId,
    ended: signals.webhooks.send,
    failed: (reason, what) => log.error({ err: reason, what }, 'import failed'),
  });
  signals.line.onSent(importing.lineMayBeBack);
  return {
    imports: makeImports({
      store: importStore,
      folder,
      now,
      newId,
      cursorSecret,
      queued: importing.wake,
      canceled(importId) {
        importing.drop(importId);
        signals.webhooks.send();
      },
    }),
    stop: importing.stop,
  };
}
