import type { MessagePort } from 'node:worker_threads';
import { type ArchiveWork, serveArchiveJob } from '../../backup/archive/archive-work.ts';
import { openHead } from './open-head.ts';
import { type HeadSealOptions, sealHead } from './seal-head.ts';

/** What the thread is asked to do: as a till's, with what a backup of a head office needs besides. */
export type HeadArchiveWork =
  | Exclude<ArchiveWork, { readonly kind: 'seal' }>
  | { readonly kind: 'seal'; readonly file: string; readonly options: HeadSealOptions };

/** Does the work for the other end of the port, and closes the port; gives up when asked to end. */
export function serveHeadArchiveWork(port: MessagePort, work: HeadArchiveWork): Promise<void> {
  return serveArchiveJob(port, ({ signal, onStep }) => {
    if (work.kind === 'seal') return sealHead(work.file, work.options, signal);
    return openHead(work.file, work.passphrase, work.folder, { onStep, signal });
  });
}
