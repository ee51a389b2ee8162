import type { ExampleBody, ExampleCall } from './example-call.ts';

/** How an operation is called from JavaScript, with nothing but `fetch`. */
export function javascriptOf({ method, url, token, idempotencyKey, body, answer }: ExampleCall): string {
  const address = url.includes('{') ? `\`${url.replaceAll('{', '${')}\`` : `'${url}'`;
  const headers = [
    ...(token === undefined ? [] : [`authorization: \`Bearer \${${token}}\``]),
    ...(idempotencyKey === undefined ? [] : [`'idempotency-key': '${idempotencyKey}'`]),
    ...(body.kind === 'json' ? ["'content-type': 'application/json'"] : []),
    ...(body.kind === 'file' ? [`'content-type': '${body.mediaType}'`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...bodyOf(body),
  ].map((option) => `\n  ${option},`);
  return [
    ...(body.kind === 'upload' ? ['const form = new FormData();', "form.append('file', ARCHIVO);"] : []),
    `const response = await fetch(${address}${options.length === 0 ? '' : `, {${options.join('')}\n}`});`,
    `if (!response.ok) throw await response.json();`,
    ...(reading[answer] === undefined ? [] : [`const answer = await response.${reading[answer]};`]),
  ].join('\n');
}

const reading = { json: 'json()', file: 'blob()', text: 'text()', nothing: undefined } as const;

function bodyOf(body: ExampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'upload':
      return ['body: form'];
    case 'file':
      return ['body: ARCHIVO'];
    case 'json':
      return [`body: JSON.stringify(${literal(body.value)})`];
  }
}

/** As a person writes it: names without quotes where they need none. */
function literal(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
    .replaceAll(/^( *)"([a-z_]\w*)":/gim, '$1$2:')
    .replaceAll('\n', '\n  ');
}
