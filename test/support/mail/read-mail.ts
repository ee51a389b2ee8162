/** A message as a mail program shows it. */
export interface ReadMail {
  /** By lower-case name, decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[];
  /** All of it that is no container of others. */
  readonly parts: readonly Leaf[];
}

/** Reads a message (RFC 5322, MIME) far enough for what our own are made of. */
export function readMail(raw: Buffer): ReadMail {
  const leaves = leavesOf(raw.toString('latin1'));
  const bodyOf = (type: string) =>
    leaves.find((leaf) => typeOf(leaf) === type && !isAttachment(leaf))?.body.toString('utf8') ?? '';
  return {
    headers: partOf(raw.toString('latin1')).headers,
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    attachments: leaves.filter(isAttachment).map((leaf) => ({
      name: /filename="?([^";]+)/.exec(leaf.headers.get('content-disposition') ?? '')?.[1] ?? '',
      type: typeOf(leaf),
      bytes: leaf.body,
    })),
    parts: leaves,
  };
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly raw: string;
}

/** A part of a message, decoded. */
export interface Leaf {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

function leavesOf(source: string): Leaf[] {
  const { headers, raw } = partOf(source);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body: decodedBody(headers, raw) }];
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => leavesOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
}

function partOf(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), raw: source.slice(end + 4) };
}

function decodedBody(headers: ReadonlyMap<string, string>, raw: string): Buffer {
  switch (headers.get('content-transfer-encoding')) {
    case 'base64':
      return Buffer.from(raw, 'base64');
    case 'quoted-printable':
      return quotedPrintable(raw);
    default:
      return Buffer.from(raw, 'latin1');
  }
}

function quotedPrintable(raw: string): Buffer {
  const bytes = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Encoded words of a header (RFC 2047). */
function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')).toString('utf8'),
    );
}

function typeOf({ headers }: Leaf): string {
  return headers.get('content-type')?.split(';', 1)[0] ?? '';
}

function isAttachment({ headers }: Leaf): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') ?? false;
}
