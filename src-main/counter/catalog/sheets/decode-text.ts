/**
 * The text of a CSV file. Excel writes Windows-1252 where it does not write UTF-8, and says so nowhere: what is no valid
 * UTF-8 is read as that. Undefined for what is no text at all.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeMarked(bytes) ?? decode('utf-8', bytes, true) ?? decode('windows-1252', bytes, false);
  return text === undefined || text.includes('\0') ? undefined : text.replace(/^\ufeff/, '');
}

/** By the mark at the beginning: «Unicode text» of Excel is UTF-16. */
function decodeMarked(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes, false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes, false);
  return undefined;
}

function decode(encoding: string, bytes: Uint8Array, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
