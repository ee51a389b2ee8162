import type { IncomingMessage } from 'node:http';

/** Requests are six times the largest document at most. */
const maxRequestBytes = 2 * 1024 * 1024;

/** SOAP 1.1 over HTTP: a POST of text/xml with a SOAPAction header, even an empty one. */
export function transportFaultOf({ method, headers }: IncomingMessage): string | null {
  if (method !== 'POST') return `${method} is not POST`;
  if (!/^text\/xml\b/u.test(headers['content-type'] ?? '')) return 'The content type must be text/xml';
  return headers.soapaction === undefined ? 'There is no SOAPAction' : null;
}

/** Throws for more than that. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) throw new Error('Bytes expected');
    size += chunk.byteLength;
    if (size > maxRequestBytes) throw new Error('The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
