import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { type ProgramApi, runApi } from '../../support/api/program-api.ts';

let api: ProgramApi;
beforeAll(async () => {
  api = await runApi();
});
afterAll(() => api.stop());

/** Everything that comes back to bytes that need be no request. */
function answerTo(bytes: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(api.port, host);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(text));
    socket.write(bytes.replaceAll('HOST', `Host: 127.0.0.1:${api.port}\r\nConnection: close`));
  });
}

const start = 'GET /v1/local/health HTTP/1.1\r\nHOST\r\n';

describe.each(['127.0.0.1', '::1'])('bytes at %s that are no request', (host) => {
  it.each([
    ['no HTTP at all', 'hola\r\n\r\n', 400, 'malformed_request'],
    ['a header with a hole in it', `${start}X-\u0000: y\r\n\r\n`, 400, 'malformed_request'],
    [
      'two lengths',
      `POST /v1/local/sessions HTTP/1.1\r\nHOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'malformed_request',
    ],
    ['headers without end', `${start}X: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['no host', 'GET /v1/local/health HTTP/1.1\r\nConnection: close\r\n\r\n', 403, 'host_not_allowed'],
  ])('%s is a problem like any other', async (_what, bytes, status, code) => {
    const [head = '', body = ''] = (await answerTo(bytes, host)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    const problem = problemBody.parse(JSON.parse(body));
    expect(problem).toMatchObject({ status, code });
    expect(head.toLowerCase()).toContain(`x-request-id: ${problem.request_id}`);
  });
});
