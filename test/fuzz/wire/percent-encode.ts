/** As a part of an address. Unlike `encodeURIComponent` it takes half a pair of surrogates, as the bytes of one. */
export function percentEncode(text: string): string {
  return [...text].map(encodeSign).join('');
}

function encodeSign(sign: string): string {
  if (/^[\w.~-]$/.test(sign)) return sign;
  const code = sign.codePointAt(0) ?? 0;
  const bytes = code >= 0xd800 && code <= 0xdfff ? surrogateBytes(code) : Buffer.from(sign);
  return [...bytes].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** What UTF-8 would be of it, were it allowed. */
function surrogateBytes(code: number): readonly number[] {
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
}
