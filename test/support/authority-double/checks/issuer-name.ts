import type { X509Certificate } from 'node:crypto';

/** Other ways of writing an attribute that Java's X500Principal reads; `E` is none of them. */
const sameAttribute: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.9.1': 'EMAILADDRESS',
  '2.5.4.4': 'SURNAME',
  SN: 'SURNAME',
  '2.5.4.5': 'SERIALNUMBER',
  '2.5.4.42': 'GIVENNAME',
  GN: 'GIVENNAME',
  ORGANIZATIONIDENTIFIER: '2.5.4.97',
};

/** The certificate's issuer in RFC 2253 order, last part first, for the words of a refusal. */
export function issuerNameOf(certificate: X509Certificate): string {
  return certificate.issuer.split('\n').reverse().join(',');
}

/**
 * Whether an X509IssuerName names the issuer of a certificate: the same parts, in the reverse order of the
 * certificate (RFC 2253), their values as text or as `#` and the hexadecimal DER.
 */
export function namesIssuer(stated: string, certificate: X509Certificate): boolean {
  return comparable(stated) === comparable(issuerNameOf(certificate));
}

function comparable(name: string): string {
  const parts = name.match(/(?:\\.|[^,\\])+/gsu) ?? [];
  return parts
    .map((part) => {
      const equals = part.indexOf('=');
      const attribute = part.slice(0, equals).trim().toUpperCase();
      return `${sameAttribute[attribute] ?? attribute}=${plainValue(part.slice(equals + 1))}`;
    })
    .join('\n');
}

function plainValue(value: string): string {
  if (!/^#(?:[0-9a-f]{2})+$/iu.test(value)) return value.replace(/\\(.)/gsu, '$1');
  const der = Buffer.from(value.slice(1), 'hex');
  // A length of 128 or more is announced by its first octet, 0x81 for one octet of length.
  const start = der[1] === 0x81 ? 3 : 2;
  return der.subarray(start).toString('utf8');
}
