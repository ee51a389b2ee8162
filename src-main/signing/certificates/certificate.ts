import { type KeyObject, X509Certificate } from 'node:crypto';
import { type Asn1, childrenOf, isTagged, parseDer } from './asn1.ts';
import type { CertificateKind } from './authorities.ts';
import { type KeyUsage, readExtensions } from './certificate-extensions.ts';
import { authorityOf, type HolderIdentification, readHolder } from './certificate-holder.ts';
import { attributeOf, nameOid, parseName, readableNameOf, validatorNameOf } from './distinguished-name.ts';

/** What the program knows of an X.509 certificate: everything the settings show, and all that a signature needs. */
export interface Certificate {
  /** The person or company it was issued to. */
  readonly holder: string;
  /** The company whose RUC it carries, where it is written in a field of its own. */
  readonly company: string | null;
  /** The identification that best names the holder: the RUC if there is one, else the cédula. */
  readonly holderIdentification: HolderIdentification | null;
  readonly identifications: readonly HolderIdentification[];
  readonly kind: CertificateKind;
  readonly subject: string;
  readonly issuer: string;
  /** The authority's short name. */
  readonly issuerName: string;
  /** Whether the issuer is one of the authorities known to be accredited (or our own practice one). */
  readonly issuerKnown: boolean;
  /** The issuer as `X509IssuerName` must write it; see `validatorNameOf`. */
  readonly validatorIssuer: string;
  /** Decimal. */
  readonly serialNumber: string;
  /** ISO 8601, UTC. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly isAuthority: boolean;
  /** Null when the certificate does not restrict its key. */
  readonly keyUsage: ReadonlySet<KeyUsage> | null;
  readonly publicKey: KeyObject;
  /** Null when the key is not RSA. */
  readonly rsa: RsaPublicKey | null;
}

/** The numbers of an RSA public key, big-endian, unsigned, without leading zero octets (XML-DSig `CryptoBinary`). */
export interface RsaPublicKey {
  readonly bits: number;
  readonly modulus: Buffer;
  readonly exponent: Buffer;
}

/** Reads a certificate. Throws when the bytes are not one DER certificate. */
export function parseCertificate(der: Uint8Array): Certificate {
  const x509 = new X509Certificate(der);
  const { subjectName, issuerName, extensionList } = fieldsOf(der);
  const subject = parseName(subjectName);
  const issuer = parseName(issuerName);
  const extensions = readExtensions(extensionList);
  const holder = readHolder(subject, extensions);
  const authority = authorityOf(issuer);
  return {
    holder: holder.name,
    company: holder.company,
    holderIdentification:
      holder.identifications.find((identification) => identification.type === 'ruc') ??
      holder.identifications[0] ??
      null,
    identifications: holder.identifications,
    kind: holder.kind,
    subject: readableNameOf(subject),
    issuer: readableNameOf(issuer),
    issuerName:
      authority?.name ??
      attributeOf(issuer, nameOid.organization) ??
      attributeOf(issuer, nameOid.commonName) ??
      readableNameOf(issuer),
    issuerKnown: authority !== null,
    validatorIssuer: validatorNameOf(issuer),
    serialNumber: BigInt(`0x${x509.serialNumber}`).toString(),
    validFrom: x509.validFromDate.toISOString(),
    validUntil: x509.validToDate.toISOString(),
    isAuthority: x509.ca,
    keyUsage: extensions.keyUsage,
    publicKey: x509.publicKey,
    rsa: rsaOf(x509.publicKey),
  };
}

/** Index of `issuer` among the fields of a TBSCertificate (RFC 5280 §4.1), after version and serial number. */
const ISSUER = 3;
const SUBJECT = 5;
const EXTENSIONS_TAG = 3;

interface NamesAndExtensions {
  readonly issuerName: Asn1 | undefined;
  readonly subjectName: Asn1 | undefined;
  readonly extensionList: Asn1 | undefined;
}

function fieldsOf(der: Uint8Array): NamesAndExtensions {
  const fields = childrenOf(childrenOf(parseDer(der))[0]);
  // A certificate of version 1 leaves its version out.
  const shift = isTagged(fields[0], 0) ? 0 : -1;
  const wrapped = fields.find((field) => isTagged(field, EXTENSIONS_TAG));
  return {
    issuerName: fields[ISSUER + shift],
    subjectName: fields[SUBJECT + shift],
    extensionList: childrenOf(wrapped)[0],
  };
}

function rsaOf(key: KeyObject): RsaPublicKey | null {
  if (key.asymmetricKeyType !== 'rsa') return null;
  const { n, e } = key.export({ format: 'jwk' });
  if (n === undefined || e === undefined) return null;
  // A JWK carries the numbers in the very form XML-DSig asks for (RFC 7518 §6.3.1).
  const modulus = Buffer.from(n, 'base64url');
  return {
    bits: key.asymmetricKeyDetails?.modulusLength ?? modulus.length * 8,
    modulus,
    exponent: Buffer.from(e, 'base64url'),
  };
}
