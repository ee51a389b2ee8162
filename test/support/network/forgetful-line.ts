import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server on which single answers get lost, after the server has done what it was asked. */
export interface ForgetfulLine {
  readonly url: string;
  /** The next answer to this method and a path that ends so. */
  loseNext(method: string, pathEnd: string): void;
}

export async function layForgetfulLine(target: string): Promise<ForgetfulLine> {
  let lost: { readonly method: string; readonly pathEnd: string } | undefined;
  const line = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const { method = 'GET', url = '/', headers } = request;
    const body = Buffer.concat(pieces);
    const kept = ['authorization', 'content-type', 'idempotency-key'];
    const answer = await fetch(new URL(url, target), {
      method,
      headers: Object.fromEntries(
        kept.flatMap((name) => [headers[name] ?? []].flat().map((value) => [name, value])),
      ),
      ...(body.length > 0 && { body }),
    });
    const text = await answer.text();
    if (lost?.method === method && new URL(url, target).pathname.endsWith(lost.pathEnd)) {
      lost = undefined;
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(text);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    line.closeAllConnections();
    line.close();
  });
  const { port }: AddressInfo = addressOf(line.address());
  return {
    url: `http://127.0.0.1:${port}`,
    loseNext: (method, pathEnd) => {
      lost = { method, pathEnd };
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return address;
}
