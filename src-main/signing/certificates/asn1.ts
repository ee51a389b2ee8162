import forge from 'node-forge';

/** One decoded ASN.1 value: a primitive's bytes (as a binary string), or its children. */
export type Asn1 = forge.asn1.Asn1;

const { Class, Type } = forge.asn1;

/** Universal string types that node-forge gives no name to (X.680 §8.6). */
const T61STRING = 20;
const VISIBLESTRING = 26;
const UNIVERSALSTRING = 28;
const NUMERICSTRING = 18;

/** Decodes DER. Throws when the bytes are not one whole ASN.1 value. */
export function parseDer(der: Uint8Array): Asn1 {
  return forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(der).toString('latin1')));
}

/** The DER of a decoded value. */
export function derOf(node: Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1');
}

/** The children of a constructed value; none for a primitive. */
export function childrenOf(node: Asn1 | undefined): readonly Asn1[] {
  return node !== undefined && Array.isArray(node.value) ? node.value : [];
}

/** The content of a primitive value; empty for a constructed one. */
export function bytesOf(node: Asn1 | undefined): Buffer {
  return node !== undefined && typeof node.value === 'string'
    ? Buffer.from(node.value, 'latin1')
    : Buffer.alloc(0);
}

/** The dotted form of an OBJECT IDENTIFIER, or null when the value is something else. */
export function oidOf(node: Asn1 | undefined): string | null {
  if (node === undefined || node.tagClass !== Class.UNIVERSAL || node.type !== Type.OID) return null;
  return typeof node.value === 'string' ? forge.asn1.derToOid(node.value) : null;
}

/** Whether the value carries the context-specific tag `[tag]`. */
export function isTagged(node: Asn1 | undefined, tag: number): node is Asn1 {
  return node !== undefined && node.tagClass === Class.CONTEXT_SPECIFIC && Number(node.type) === tag;
}

/** The text of any ASN.1 string type, or null when the value is not a string. */
export function textOf(node: Asn1 | undefined): string | null {
  if (node === undefined || node.tagClass !== Class.UNIVERSAL || typeof node.value !== 'string') return null;
  const bytes = Buffer.from(node.value, 'latin1');
  switch (Number(node.type)) {
    case Type.UTF8:
      return bytes.toString('utf8');
    case Type.BMPSTRING:
      return node.value; // node-forge has already turned the UTF-16 pairs into characters.
    case Type.PRINTABLESTRING:
    case Type.IA5STRING:
    case T61STRING:
    case VISIBLESTRING:
    case NUMERICSTRING:
      return bytes.toString('latin1');
    case UNIVERSALSTRING:
      return utf32Text(bytes);
    default:
      return null;
  }
}

function utf32Text(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const codePoint = bytes.readUInt32BE(at);
    text += codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
  }
  return text;
}
