import type { ExampleBody, ExampleCall } from './example-call.ts';

/** How an operation is called from a shell. */
export function curlOf({ method, url, token, idempotencyKey, body, answer }: ExampleCall): string {
  // By standard input: an argument could be read in the list of processes.
  const authorization = token === undefined ? '' : `echo "Authorization: Bearer $${token}" | `;
  const lines = [
    `${authorization}curl${method === 'GET' ? '' : ` -X ${method}`} "${url.replaceAll(/\{(\w+)\}/g, '$$$1')}"`,
    ...(token === undefined ? [] : ['-H @-']),
    ...(idempotencyKey === undefined ? [] : [`-H "Idempotency-Key: ${idempotencyKey}"`]),
    ...bodyOf(body),
    ...(answer === 'file' ? ['-OJ'] : []),
  ];
  return lines.join(' \\\n  ');
}

function bodyOf(body: ExampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'upload':
      return ['-F "file=@ARCHIVO"'];
    case 'file':
      return [`-H "Content-Type: ${body.mediaType}"`, '--data-binary "@ARCHIVO"'];
    case 'json':
      return ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body.value, undefined, 2)}'`];
  }
}
