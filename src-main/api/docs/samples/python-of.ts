import type { ExampleBody, ExampleCall } from './example-call.ts';

/** How an operation is called from Python, with its standard library; files are sent with the `requests` package. */
export function pythonOf(call: ExampleCall): string {
  return call.body.kind === 'upload' ? uploadOf(call) : standardOf(call);
}

function standardOf({ method, url, token, idempotencyKey, body, answer }: ExampleCall): string {
  const headers = [
    ...headersOf({ token, idempotencyKey }),
    ...(body.kind === 'json' ? ['"Content-Type": "application/json"'] : []),
    ...(body.kind === 'file' ? [`"Content-Type": "${body.mediaType}"`] : []),
  ];
  const values = [
    addressOf(url),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...dataOf(body),
  ];
  return [
    'import json, urllib.request',
    '',
    'request = urllib.request.Request(',
    ...values.map((value) => `    ${value},`),
    ')',
    'with urllib.request.urlopen(request) as response:',
    `    ${reading[answer]}`,
  ].join('\n');
}

function uploadOf({ url, token, idempotencyKey }: ExampleCall): string {
  const headers = headersOf({ token, idempotencyKey }).join(', ');
  return [
    'import requests',
    '',
    `response = requests.post(${addressOf(url)}, headers={${headers}}, files={"file": open(ARCHIVO, "rb")})`,
    'answer = response.json()',
  ].join('\n');
}

function headersOf({
  token,
  idempotencyKey,
}: Pick<ExampleCall, 'token' | 'idempotencyKey'>): readonly string[] {
  return [
    ...(token === undefined ? [] : [`"Authorization": f"Bearer {${token}}"`]),
    ...(idempotencyKey === undefined ? [] : [`"Idempotency-Key": "${idempotencyKey}"`]),
  ];
}

const reading = {
  json: 'answer = json.load(response)',
  file: 'answer = response.read()',
  text: 'answer = response.read().decode()',
  nothing: 'pass',
} as const;

function addressOf(url: string): string {
  return `${url.includes('{') ? 'f' : ''}"${url}"`;
}

function dataOf(body: ExampleBody): readonly string[] {
  if (body.kind === 'file') return ['data=open(ARCHIVO, "rb").read()'];
  return body.kind === 'json' ? [`data=json.dumps(${literal(body.value, '    ')}).encode()`] : [];
}

/** JSON with Python's words for true, false and nothing. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
  }
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value);
    if (members.length === 0) return '{}';
    const lines = members.map(([name, item]) => `${inner}"${name}": ${literal(item, inner)},\n`);
    return `{\n${lines.join('')}${indent}}`;
  }
  if (value === true) return 'True';
  if (value === false) return 'False';
  return value === null ? 'None' : JSON.stringify(value);
}
