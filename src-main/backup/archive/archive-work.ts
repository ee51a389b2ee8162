import type { MessagePort } from 'node:worker_threads';
import type { LocalizedText } from '../../process/language.ts';
import { endSignal } from '../../process/thread-end.ts';
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
      readonly text: LocalizedText;
      readonly room: LackingRoom | undefined;
    }
  | { readonly ok: false; readonly message: string };

/** Messages of the thread: its progress, and at last the result. */
export type ArchiveMessage = ArchiveAnswer | { readonly step: OpeningStep };

/** Between two messages of progress, milliseconds. */
const STEP_MS = 200;

interface ArchiveJob {
  readonly signal: AbortSignal;
  readonly onStep: (step: OpeningStep) => void;
}

/** Does the work for the other end of the port, and closes the port; gives up when asked to end. */
export function serveArchiveWork(port: MessagePort, work: ArchiveWork): Promise<void> {
  return serveArchiveJob(port, (job) => doArchiveWork(work, job));
}

/** The same of a job of another kind. */
export async function serveArchiveJob(
  port: MessagePort,
  job: (job: ArchiveJob) => Promise<Manifest>,
): Promise<void> {
  const send = (message: ArchiveMessage) => port.postMessage(message);
  const signal = endSignal(port);
  let sentAt = Number.NEGATIVE_INFINITY;
  const onStep = (step: OpeningStep): void => {
    if (step.stage === 'opening' && performance.now() - sentAt < STEP_MS) return;
    sentAt = performance.now();
    send({ step });
  };
  send(await answerOf(() => job({ signal, onStep })));
  port.close();
}

async function doArchiveWork(work: ArchiveWork, { signal, onStep }: ArchiveJob): Promise<Manifest> {
  if (work.kind === 'seal') return sealArchive(work.file, work.options, signal);
  const { file, passphrase, folder, copies = 1 } = work;
  const { manifest, documents } = await openArchive(file, passphrase, folder, { onStep, copies, signal });
  return { ...manifest, documents };
}

async function answerOf(job: () => Promise<Manifest>): Promise<ArchiveAnswer> {
  try {
    return { ok: true, manifest: await job() };
  } catch (reason) {
    if (reason instanceof BackupError) {
      const { fault, text, room } = reason;
      return { ok: false, fault, text, room };
    }
    return { ok: false, message: String(reason) };
  }
}
