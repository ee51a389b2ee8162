import forge from 'node-forge';
import type { KeyUsage } from '../../../src-main/signing/certificates/certificate-extensions.ts';
import { type Issuer, issuers, type NameField } from './issuers.ts';
import { keyPairOf, type TestKeyPair } from './key-pair.ts';

/** A certificate with its private key. */
export interface TestCertificate {
  readonly certificate: forge.pki.Certificate;
  readonly der: Buffer;
  readonly pair: TestKeyPair;
}

/** What a test wants of a certificate; the rest is a plain one that signs until 2060. */
export interface TestCertificateRequest {
  readonly issuer?: Issuer;
  readonly holder?: string;
  /** Certificates of the same label share a key pair. */
  readonly keyLabel?: string;
  readonly keyBits?: number;
  /** Private extensions, UTF8String, by object identifier. */
  readonly extensions?: Readonly<Record<string, string>>;
  /** otherName entries of subjectAltName, by object identifier. */
  readonly otherNames?: Readonly<Record<string, string>>;
  readonly policies?: readonly string[];
  readonly subject?: readonly NameField[];
  readonly keyUsage?: readonly KeyUsage[] | null;
  readonly isAuthority?: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

const { Class, Type, create, toDer, oidToDer } = forge.asn1;

/** Issues a certificate under one of the test authorities. Only its keys and signature differ between runs. */
export function makeTestCertificate(request: TestCertificateRequest = {}): TestCertificate {
  const { issuer = 'securityData', holder = 'ANA LUCIA PEREZ MORA', keyLabel = 'signing', keyBits } = request;
  const pair = keyPairOf(keyLabel, keyBits);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = pair.publicKey;
  certificate.serialNumber = '0102030405060708090a';
  certificate.validity.notBefore = new Date(request.validFrom ?? '2020-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date(request.validUntil ?? '2060-01-01T00:00:00Z');
  certificate.setIssuer(issuers[issuer].map(fieldOf));
  const subject: readonly NameField[] = request.subject ?? [];
  certificate.setSubject([fieldOf(['2.5.4.3', holder, Type.UTF8]), ...subject.map(fieldOf)]);
  certificate.setExtensions(extensionsOf(request));
  certificate.sign(keyPairOf(`authority ${issuer}`).privateKey, forge.md.sha256.create());
  const der = Buffer.from(toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'latin1');
  return { certificate, der, pair };
}

function fieldOf([type, value, encoding]: NameField): forge.pki.CertificateField {
  return { type, value, valueTagClass: encoding };
}

function extensionsOf(request: TestCertificateRequest): object[] {
  const { keyUsage = ['digitalSignature', 'nonRepudiation'], otherNames, policies } = request;
  const extensions: object[] = [{ name: 'basicConstraints', cA: request.isAuthority ?? false }];
  if (keyUsage !== null) {
    const bits = Object.fromEntries(keyUsage.map((usage) => [usage, true]));
    extensions.push({ name: 'keyUsage', critical: true, ...bits });
  }
  if (otherNames !== undefined) extensions.push({ id: '2.5.29.17', value: generalNames(otherNames) });
  if (policies !== undefined) extensions.push({ id: '2.5.29.32', value: policiesDer(policies) });
  for (const [id, text] of Object.entries(request.extensions ?? {})) {
    extensions.push({ id, value: toDer(utf8String(text)).getBytes() });
  }
  return extensions;
}

function generalNames(otherNames: Readonly<Record<string, string>>): string {
  const names = Object.entries(otherNames).map(([id, text]) =>
    create(Class.CONTEXT_SPECIFIC, 0, true, [
      oid(id),
      create(Class.CONTEXT_SPECIFIC, 0, true, [utf8String(text)]),
    ]),
  );
  return toDer(create(Class.UNIVERSAL, Type.SEQUENCE, true, names)).getBytes();
}

function policiesDer(policies: readonly string[]): string {
  const informations = policies.map((id) => create(Class.UNIVERSAL, Type.SEQUENCE, true, [oid(id)]));
  return toDer(create(Class.UNIVERSAL, Type.SEQUENCE, true, informations)).getBytes();
}

function oid(id: string): forge.asn1.Asn1 {
  return create(Class.UNIVERSAL, Type.OID, false, oidToDer(id).getBytes());
}

function utf8String(text: string): forge.asn1.Asn1 {
  return create(Class.UNIVERSAL, Type.UTF8, false, forge.util.encodeUtf8(text));
}
