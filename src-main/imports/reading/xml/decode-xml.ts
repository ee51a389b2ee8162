/** An XML as text, whatever it was encoded in; null when its bytes are not what it declares. */
export function decodeXml(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  try {
    // Drops a byte order mark, and throws for an encoding nobody knows and for bytes that are not in it.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The document's own bytes, if they are UTF-8 without a byte order mark; else its text in UTF-8, with a declaration
 * that says so. No signature covers the declaration.
 */
export function utf8Of(text: string, original?: Uint8Array): Uint8Array {
  const declared = ENCODING.exec(text)?.groups?.name;
  const isUtf8 = declared === undefined || UTF8.test(declared) || (ASCII.test(declared) && isAscii(text));
  if (original !== undefined && isUtf8 && original[0] === LESS_THAN) return original;
  const restated = isUtf8 ? text : text.replace(ENCODING, '$<before>UTF-8$<quote>');
  return Buffer.from(restated, 'utf8');
}

/** A file that declares ASCII and has more is read as Windows does. */
function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

const ENCODING = /^(?<before>\s*<\?xml[^>]*?\sencoding\s*=\s*(?<quote>["']))(?<name>[\w.:-]+)\k<quote>/;
const UTF8 = /^utf-?8$/i;
const ASCII = /^us-ascii$/i;
const LESS_THAN = '<'.charCodeAt(0);
/** Longer than any XML declaration. */
const HEAD_BYTES = 256;

/** The byte order mark counts over the declaration, and UTF-8 is what is meant without either (XML 1.0 §4.3.3). */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  const declared = ENCODING.exec(head.toString('latin1').replace(/^\xef\xbb\xbf/, ''))?.groups?.name;
  // A declaration that can be read in single bytes is not UTF-16: the file was saved again in another encoding.
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}
