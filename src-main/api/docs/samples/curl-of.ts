import type { ExampleBody, ExampleCall } from './example-call.ts';

/** How an operation is called from a shell. */
export function curlOf({ method, url, token, idempotencyKey, body, answer }: ExampleCall): string {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${url.replaceAll(/\{(\w+)\}/g, '$$$1')}"`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer $${token}"`]),
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
