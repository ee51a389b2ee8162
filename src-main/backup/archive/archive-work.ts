import { BackupError, type BackupFault } from '../backup-error.ts';
import type { Manifest } from './manifest.ts';
import { openArchive } from './open-archive.ts';
import { type SealOptions, sealArchive } from './seal-archive.ts';

/** What a thread is asked to do. */
export type ArchiveWork =
  | { readonly kind: 'seal'; readonly file: string; readonly options: SealOptions }
  /** Opens it in an empty folder, reads every page and counts. */
  | { readonly kind: 'test'; readonly file: string; readonly passphrase: string; readonly folder: string };

/** An error loses its class on the way between threads. */
export type ArchiveAnswer =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly fault?: BackupFault; readonly message: string };

export async function doArchiveWork(work: ArchiveWork): Promise<ArchiveAnswer> {
  try {
    if (work.kind === 'seal') return { ok: true, manifest: await sealArchive(work.file, work.options) };
    const { manifest, documents } = await openArchive(work.file, work.passphrase, work.folder);
    return { ok: true, manifest: { ...manifest, documents } };
  } catch (reason) {
    if (reason instanceof BackupError) return { ok: false, fault: reason.fault, message: reason.message };
    return { ok: false, message: String(reason) };
  }
}
