import { parentPort } from 'node:worker_threads';
import { makeSignVerified } from '../../src-main/signing/sign-verified.ts';
import type { ToThread } from '../../src-main/signing/threads/messages.ts';
import { serveSigning } from '../../src-main/signing/threads/serve-signing.ts';

/** Signs as the thread of the program does, but ends at once over a document that says so. */
parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'sign' && message.jobs.some(({ xml }) => xml.includes('FIN DEL HILO')))
    process.exit(7);
});
if (parentPort) serveSigning(parentPort, makeSignVerified);
