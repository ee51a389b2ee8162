import { parentPort } from 'node:worker_threads';
import { makeSignVerified } from './signing/sign-verified.ts';
import { serveSigning } from './signing/threads/serve-signing.ts';

/** A thread of its own: to sign a document takes half as long as all else that its sale does. */
if (parentPort) serveSigning(parentPort, makeSignVerified);
