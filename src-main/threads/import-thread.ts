import { parentPort, workerData } from 'node:worker_threads';
import { type ItemBatch, makeItemReader } from '../imports/reading/read-items.ts';
import { serveReading } from '../imports/thread/serve-reading.ts';
import { makeImportSignatures } from '../signing/verifier/import-signatures.ts';
import { packDocument } from '../store/imports/drafts/packed-document.ts';

/** A thread of its own: a history of thousands of documents is read and verified while the shop goes on issuing. */
if (parentPort) {
  const readItems = makeItemReader({ checkSignature: makeImportSignatures(), pack: packDocument });
  // An error ends the thread and reaches the service as its error event.
  serveReading(parentPort, workerData, readItems, documentsIn).catch((reason: unknown) => {
    queueMicrotask(() => {
      throw reason;
    });
  });
}

/** The documents, which are most of a batch, change hands without being copied. */
function documentsIn({ items }: ItemBatch): ArrayBuffer[] {
  return items.flatMap(({ outcome }) => {
    const buffer = outcome.kind === 'pending' ? outcome.document?.signedXml.buffer : undefined;
    return buffer instanceof ArrayBuffer ? [buffer] : [];
  });
}
