import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import { isSignedWith } from './aws-signature.ts';

/** Access and secret key that the server knows. */
export const s3Keys = { access_key: 'S3RVER', secret_key: 'S3RVER' } as const;

/** A server that speaks S3 and keeps its one bucket on the disk; gone after the test. Before it, signatures are judged. */
export async function startS3Server(bucket: string): Promise<{ endpoint: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-s3-'));
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const gate = gateTo(port);
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  onTestFinished(async () => {
    gate.close();
    gate.closeAllConnections();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return { endpoint: `http://127.0.0.1:${portOf(gate.address())}` };
}

/** s3rver knows access keys, and takes any signature: one that is not right does not get through to it. */
function gateTo(port: number) {
  return createServer((incoming, answer) => {
    const isKnown = incoming.headers.authorization?.includes(`Credential=${s3Keys.access_key}/`) ?? false;
    if (isKnown && !isSignedWith(incoming, s3Keys)) {
      incoming.resume();
      answer.writeHead(403, { 'content-type': 'application/xml' });
      answer.end('<Error><Code>SignatureDoesNotMatch</Code><Message>signature</Message></Error>');
      return;
    }
    const { method, url: path, headers } = incoming;
    const passed = request({ port, host: '127.0.0.1', method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the gate does not listen');
  return address.port;
}
