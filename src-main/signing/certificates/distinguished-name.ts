import forge from 'node-forge';
import { type Asn1, childrenOf, derOf, oidOf, textOf } from './asn1.ts';

/** One attribute of an X.500 name, such as CN or organizationIdentifier. */
export interface NameAttribute {
  readonly oid: string;
  /** Null when the attribute's value is not an ASN.1 string. */
  readonly text: string | null;
  readonly encoded: Asn1;
}

/** An X.500 name in the certificate's own order: a list of sets, nearly always of one attribute. */
export type DistinguishedName = readonly (readonly NameAttribute[])[];

export const nameOid = {
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  organization: '2.5.4.10',
  organizationalUnit: '2.5.4.11',
  organizationIdentifier: '2.5.4.97',
} as const;

const EMAIL_ADDRESS = '1.2.840.113549.1.9.1';

/** The keywords of RFC 2253 §2.3, the only ones that Java's RFC 2253 form writes. */
const RFC_2253_KEYWORDS: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
};

/** Further names that people know; only for showing. */
const READABLE_KEYWORDS: Readonly<Record<string, string>> = {
  ...RFC_2253_KEYWORDS,
  [EMAIL_ADDRESS]: 'EMAILADDRESS',
  '2.5.4.4': 'SURNAME',
  '2.5.4.5': 'SERIALNUMBER',
  '2.5.4.12': 'T',
  '2.5.4.42': 'GIVENNAME',
};

/** Reads an ASN.1 `Name`. */
export function parseName(name: Asn1 | undefined): DistinguishedName {
  return childrenOf(name).map((set) =>
    childrenOf(set).flatMap((attribute) => {
      const [type, encoded] = childrenOf(attribute);
      const oid = oidOf(type);
      return oid === null || encoded === undefined ? [] : [{ oid, text: textOf(encoded), encoded }];
    }),
  );
}

/** The first value of an attribute, or null. */
export function attributeOf(name: DistinguishedName, oid: string): string | null {
  return name.flat().find((attribute) => attribute.oid === oid)?.text ?? null;
}

/** The name for people: RFC 2253 order and escapes, known keywords, values as text. */
export function readableNameOf(name: DistinguishedName): string {
  return write(name, ({ oid, text, encoded }) =>
    text === null ? hexPair(oid, encoded) : `${READABLE_KEYWORDS[oid] ?? oid}=${escapeValue(text)}`,
  );
}

/**
 * The name as `X509IssuerName` needs it. The SRI's validator reads it back with Java's X500Principal and
 * compares the result with the certificate, type of string included; a mismatch is FIRMA INVALIDA (39). So:
 * - the keywords of RFC 2253 as text, in the reverse of the certificate's order;
 * - `EMAILADDRESS=` (Java does not know `E=`) as text when the certificate holds an IA5String, which is what
 *   Java makes of that text;
 * - everything else, such as organizationIdentifier (2.5.4.97, Uanataca), by its OID and the hexadecimal DER
 *   of its value, the one form that keeps the type of string. Signers that the SRI accepts do the same.
 * Every form here was compared with X500Principal of Java 17: equal, and unequal for 2.5.4.97 as plain text.
 */
export function validatorNameOf(name: DistinguishedName): string {
  return write(name, ({ oid, text, encoded }) => {
    if (text === null) return hexPair(oid, encoded);
    const keyword = RFC_2253_KEYWORDS[oid];
    if (keyword !== undefined) return `${keyword}=${escapeValue(text)}`;
    if (oid === EMAIL_ADDRESS && Number(encoded.type) === forge.asn1.Type.IA5STRING) {
      return `EMAILADDRESS=${escapeValue(text)}`;
    }
    return hexPair(oid, encoded);
  });
}

function write(name: DistinguishedName, pairOf: (attribute: NameAttribute) => string): string {
  return name
    .map((set) => set.map(pairOf).join('+'))
    .reverse()
    .join(',');
}

function hexPair(oid: string, encoded: Asn1): string {
  return `${oid}=#${derOf(encoded).toString('hex')}`;
}

/** RFC 2253 §2.4. */
function escapeValue(text: string): string {
  return text
    .replace(/[,+"\\<>;]/g, '\\$&')
    .replace(/(?<=.) $/, '\\ ')
    .replace(/^[# ]/, '\\$&');
}
