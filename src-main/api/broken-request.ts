import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { v7 as uuid } from 'uuid';
import { type ProblemCode, problems } from '../contract/problems/problems.ts';
import { securityHeaders } from './guard/security-headers.ts';
import { problemBodyOf } from './problem-reply.ts';

/** What Node says of bytes it cannot read as a request; anything else is `malformed_request`. */
const ofNode: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers what never became a request: no route, guard or log of ours has seen it. The connection ends, for nobody
 * knows where the next request on it would begin.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = ofNode[error.code ?? ''] ?? 'malformed_request';
  const requestId = uuid();
  const { status } = problems[code];
  const baseUrl = `http://127.0.0.1:${socket.localPort}`;
  const body = JSON.stringify(problemBodyOf({ code }, { instance: '/', requestId, baseUrl }));
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
