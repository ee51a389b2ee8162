import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as askUpstream, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { AskedHead } from './run-head.ts';

/** What becomes of one request. */
export type Fate = 'answered' | 'answer_lost' | 'body_cut';

/**
 * A line to head offices on which requests and answers are lost. It shows the certificate of the head office it was made
 * for, so that a till takes it for that one.
 */
export interface LossyLine {
  readonly url: string;
  /** The server behind it from now on. */
  leadTo(head: Pick<AskedHead, 'url'>): void;
  /** What becomes of requests from now on; answered by default. */
  decide(fateOf: (path: string) => Fate): void;
  /** How often each thing happened. */
  readonly happened: Readonly<Record<Fate, number>>;
  close(): Promise<void>;
}

export async function openLossyLine(head: AskedHead): Promise<LossyLine> {
  const pem = readFileSync(join(head.dataDir, 'head-certificate.pem'));
  const happened: Record<Fate, number> = { answered: 0, answer_lost: 0, body_cut: 0 };
  let upstream = head.url;
  let fateOf: (path: string) => Fate = () => 'answered';
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => pass(request, response, Buffer.concat(chunks)));
  });

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const fate = fateOf(request.url ?? '');
    happened[fate] += 1;
    const { method, headers } = request;
    const options = { method, headers, rejectUnauthorized: false, agent: false };
    const asked = askUpstream(new URL(request.url ?? '/', upstream), options, (answer) => {
      // A till that was killed meanwhile waits for nothing any more.
      if (fate === 'answer_lost' || response.destroyed) {
        answer.resume().once('end', () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // Where the head office dies in the middle, so does the line.
      pipeline(answer, response, () => {});
    });
    // Nobody answers there: the till is cut off, as it would be without the line.
    asked.once('error', () => response.destroy());
    if (fate === 'body_cut') asked.write(body.subarray(0, body.length / 2), () => asked.destroy());
    else asked.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `https://127.0.0.1:${address.port}`,
    leadTo(next) {
      upstream = next.url;
    },
    decide(next) {
      fateOf = next;
    },
    happened,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
