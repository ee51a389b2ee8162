import type { WireRequest } from './wire-request.ts';

/** The request as a command that a person can run again; a long body is cut, and says so. */
export function curlOf(url: string, { method, target, headers, bytes }: WireRequest): string {
  return [
    'curl -i --globoff --path-as-is',
    `-X ${method}`,
    quoted(Buffer.from(`${url}${target}`)),
    ...headers.map(([name, value]) => `-H ${quoted(Buffer.from(`${name}: ${value}`, 'latin1'))}`),
    ...(bytes === undefined ? [] : [`--data-binary ${quoted(bytes.subarray(0, LONGEST))}${cut(bytes)}`]),
  ].join(' ');
}

const LONGEST = 4000;

function cut({ length }: Buffer): string {
  return length > LONGEST ? ` # … ${length} bytes in all` : '';
}

/** For bash: plain where it can be, else `$'…'`. */
function quoted(bytes: Buffer): string {
  if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f && byte !== 0x27))
    return `'${bytes.toString('latin1')}'`;
  const escaped = [...bytes].map((byte) =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped.join('')}'`;
}
