import { parentPort, workerData } from 'node:worker_threads';
import { serveReading } from '../imports/thread/serve-reading.ts';
import { makePurchaseReader } from '../received/purchases/files/read-purchases.ts';
import { makeImportSignatures } from '../signing/verifier/import-signatures.ts';

/** A thread of its own: a month of suppliers' documents is read and verified while the shop goes on issuing. */
if (parentPort) {
  const readPurchases = makePurchaseReader({ checkSignature: makeImportSignatures() });
  // An error ends the thread and reaches the service as its error event.
  serveReading(parentPort, workerData, readPurchases).catch((reason: unknown) => {
    queueMicrotask(() => {
      throw reason;
    });
  });
}
