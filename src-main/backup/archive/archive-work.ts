import type { Words } from '../../process/language.ts';
import { BackupError, type BackupFault } from '../backup-error.ts';
import type { LackingRoom } from '../lacking-room.ts';
import type { Manifest } from './manifest.ts';
import { type OpeningStep, openArchive } from './open-archive.ts';
import { type SealOptions, sealArchive } from './seal-archive.ts';

/** What a thread is asked to do. */
export type ArchiveWork =
  | { readonly kind: 'seal'; readonly file: string; readonly options: SealOptions }
  /** Opens it in an empty folder, reads every page and counts. */
  | {
      readonly kind: 'test';
      readonly file: string;
      readonly passphrase: string;
      readonly folder: string;
      readonly copies?: number;
    };

/** An error loses its class on the way between threads. */
export type ArchiveAnswer =
  | { readonly ok: true; readonly manifest: Manifest }
  | {
      readonly ok: false;
      readonly fault: BackupFault;
      readonly words: Words;
      readonly room: LackingRoom | undefined;
    }
  | { readonly ok: false; readonly message: string };

/** What a thread says: how far it is, and at last how it went. */
export type ArchiveMessage = ArchiveAnswer | { readonly step: OpeningStep };

/** Between two steps that are told, milliseconds. */
const STEP_MS = 200;

export async function doArchiveWork(
  work: ArchiveWork,
  onStep: (step: OpeningStep) => void,
): Promise<ArchiveAnswer> {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (step: OpeningStep): void => {
    if (step.stage === 'opening' && performance.now() - toldAt < STEP_MS) return;
    toldAt = performance.now();
    onStep(step);
  };
  try {
    if (work.kind === 'seal') return { ok: true, manifest: await sealArchive(work.file, work.options) };
    const { file, passphrase, folder, copies = 1 } = work;
    const { manifest, documents } = await openArchive(file, passphrase, folder, { onStep: tell, copies });
    return { ok: true, manifest: { ...manifest, documents } };
  } catch (reason) {
    if (reason instanceof BackupError) {
      const { fault, words, room } = reason;
      return { ok: false, fault, words, room };
    }
    return { ok: false, message: String(reason) };
  }
}
