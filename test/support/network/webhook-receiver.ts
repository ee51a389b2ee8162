import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { eventually } from '../eventually.ts';

/** How a receiver answers: a status, or in a way that is none. */
export type ReceiverAnswer =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      readonly afterMs?: number;
    }
  | 'drops'
  | 'says_nothing'
  | 'talks_garbage'
  | 'never_ends'
  | 'never_stops_talking';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const event = z.strictObject({
  id: z.uuid(),
  object: z.literal('event'),
  type: z.string(),
  created_at: z.iso.datetime(),
  environment: z.string(),
  entity_id: z.uuid(),
  data: z.record(z.string(), z.unknown()),
});
export type ReceivedEvent = z.output<typeof event>;

/** A receiver of events: a real server on loopback that remembers what it got. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** As many as are with it now. */
  inHand(): number;
  /** From now on; the last one goes on for ever. */
  answer(...answers: readonly ReceiverAnswer[]): void;
  /** Waits for so many requests. */
  got(count: number): Promise<readonly Received[]>;
}

/** Over https where it is given a certificate. */
export async function startReceiver(tls?: { cert: string; key: string }): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answers: readonly ReceiverAnswer[] = [{ status: 204 }];
  let inHand = 0;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    inHand += 1;
    response.on('close', () => {
      inHand -= 1;
    });
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      received.push({ path, headers, body: Buffer.concat(chunks).toString('utf8') });
      const [first = { status: 204 }, ...others] = answers;
      if (others.length > 0) answers = others;
      give(first, request, response);
    });
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${portOf(server.address())}/avisos`,
    received,
    inHand: () => inHand,
    answer(...args) {
      answers = args;
    },
    got: (count) =>
      eventually(
        () => received,
        ({ length }) => length >= count,
      ),
  };
}

/** The event in a request, if the public verifier of Standard Webhooks takes its signature for that of the secret. */
export function verified({ body, headers }: Received, secret: string): ReceivedEvent {
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return event.parse(new Webhook(secret).verify(body, texts));
}

function give(answer: ReceiverAnswer, { socket }: IncomingMessage, response: ServerResponse): void {
  switch (answer) {
    case 'drops':
      socket.destroy();
      break;
    case 'says_nothing':
      break;
    case 'talks_garbage':
      socket.end('\u0000\u0001 esto no es HTTP\r\n\r\n');
      break;
    case 'never_ends':
      response.writeHead(200);
      response.write('x');
      break;
    case 'never_stops_talking':
      response.writeHead(200);
      Readable.from(chatter()).pipe(response);
      break;
    default:
      setTimeout(
        () => response.writeHead(answer.status, answer.headers).end(answer.body),
        answer.afterMs ?? 0,
      );
  }
}

function* chatter(): Generator<string> {
  for (;;) yield 'x'.repeat(1024);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the receiver does not listen');
  return address.port;
}
