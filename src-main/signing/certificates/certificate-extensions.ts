import { type Asn1, bytesOf, childrenOf, isTagged, oidOf, parseDer, textOf } from './asn1.ts';

/** The purposes of a key that matter here (RFC 5280 §4.2.1.3), in the order of their bits. */
const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
] as const;
export type KeyUsage = (typeof KEY_USAGES)[number];

/** What the extensions of a certificate say. */
export interface CertificateExtensions {
  /** Null when the certificate does not restrict its key. */
  readonly keyUsage: ReadonlySet<KeyUsage> | null;
  readonly policies: readonly string[];
  /** Text of every private extension and otherName, by object identifier. */
  readonly texts: ReadonlyMap<string, string>;
}

const KEY_USAGE = '2.5.29.15';
const SUBJECT_ALT_NAME = '2.5.29.17';
const CERTIFICATE_POLICIES = '2.5.29.32';

/** GeneralName choices (RFC 5280 §4.2.1.6). */
const OTHER_NAME = 0;
const DIRECTORY_NAME = 4;

/** Reads the `Extensions` of a certificate. What cannot be read counts as absent: authorities differ widely. */
export function readExtensions(extensions: Asn1 | undefined): CertificateExtensions {
  let keyUsage: ReadonlySet<KeyUsage> | null = null;
  let policies: readonly string[] = [];
  const texts = new Map<string, string>();
  for (const extension of childrenOf(extensions)) {
    const fields = childrenOf(extension);
    const oid = oidOf(fields[0]);
    const content = bytesOf(fields.at(-1));
    if (oid === null) continue;
    const value = tryParse(content);
    if (oid === KEY_USAGE) keyUsage = keyUsageOf(content);
    else if (oid === CERTIFICATE_POLICIES) policies = policiesOf(value);
    else if (oid === SUBJECT_ALT_NAME) collectNames(value, texts);
    else collect(texts, oid, textOf(value) ?? rawText(content));
  }
  return { keyUsage, policies, texts };
}

function tryParse(der: Buffer): Asn1 | undefined {
  try {
    return parseDer(der);
  } catch {
    // Some authorities put bare text in a private extension, without an ASN.1 header.
    return undefined;
  }
}

/** Tag, length, count of unused bits, then the bits. */
function keyUsageOf(bitString: Buffer): ReadonlySet<KeyUsage> {
  const bits = bitString[3] ?? 0;
  return new Set(KEY_USAGES.filter((_, index) => (bits & (0x80 >> index)) !== 0));
}

function policiesOf(sequence: Asn1 | undefined): readonly string[] {
  return childrenOf(sequence).flatMap((policy) => oidOf(childrenOf(policy)[0]) ?? []);
}

function collectNames(generalNames: Asn1 | undefined, texts: Map<string, string>): void {
  for (const name of childrenOf(generalNames)) {
    if (isTagged(name, OTHER_NAME)) {
      const [type, wrapped] = childrenOf(name);
      collect(texts, oidOf(type), textOf(childrenOf(wrapped)[0]));
    } else if (isTagged(name, DIRECTORY_NAME)) {
      for (const pair of childrenOf(childrenOf(name)[0]).flatMap(childrenOf)) {
        const [type, value] = childrenOf(pair);
        collect(texts, oidOf(type), textOf(value));
      }
    }
  }
}

function collect(texts: Map<string, string>, oid: string | null, text: string | null): void {
  const trimmed = text?.trim() ?? '';
  if (oid !== null && trimmed !== '' && !texts.has(oid)) texts.set(oid, trimmed);
}

/** Bare printable text, as old certificates carry it. */
function rawText(content: Buffer): string | null {
  const text = content.toString('utf8');
  return /^[\p{L}\p{N}\p{P}\p{Zs}]+$/u.test(text) ? text : null;
}
