import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import { type Asn1, childrenOf, derOf } from './certificates/asn1.ts';
import { type Certificate, parseCertificate } from './certificates/certificate.ts';

/** A certificate of a .p12 file together with its private key. */
export interface P12Entry {
  /** The name that the file gives the key, such as `signing` (Banco Central). */
  readonly friendlyName: string | null;
  readonly certificate: Certificate;
  readonly certificateDer: Buffer;
  readonly privateKey: KeyObject;
}

const p12FaultCodes = ['p12_wrong_password', 'p12_unreadable', 'p12_without_key'] as const;
export type P12FaultCode = (typeof p12FaultCodes)[number];

/** Why a .p12 file cannot be used. */
export interface P12Fault {
  readonly code: P12FaultCode;
  /** Spanish. */
  readonly message: string;
}

export type OpenedP12 =
  | { readonly ok: true; readonly value: readonly P12Entry[] }
  | { readonly ok: false; readonly fault: P12Fault };

const MESSAGES: Readonly<Record<P12FaultCode, string>> = {
  p12_wrong_password: 'La clave del archivo de firma no es correcta.',
  p12_unreadable: 'El archivo no es una firma electrónica .p12 o .pfx legible.',
  p12_without_key: 'El archivo no contiene ningún certificado con su clave privada.',
};

/**
 * Opens a .p12 file with node-forge, because the files of most authorities are ciphered with RC2-40 and 3DES,
 * which OpenSSL 3 refuses; AES (PBES2) opens too. Gives every certificate that has its private key in the file:
 * `chooseSigner` tells which one signs.
 */
export function openP12(bytes: Uint8Array, password: string): OpenedP12 {
  const opened = attempt(() => parseBer(bytes), password);
  const entries = mayBeUtf8(opened, password)
    ? attempt(() => withoutMac(bytes), utf8Bytes(password))
    : opened;
  if (entries === 'undeciphered') return failure('p12_wrong_password');
  if (typeof entries === 'string') return failure(entries);
  return entries.length === 0 ? failure('p12_without_key') : { ok: true, value: entries };
}

/**
 * A wrong AES key ends in well-formed padding once in 256 times; what comes out is then unreadable instead of
 * undeciphered, so both are worth the second attempt.
 */
function mayBeUtf8(opened: Attempt, password: string): boolean {
  return opened === 'undeciphered' || (opened === 'p12_unreadable' && utf8Bytes(password) !== password);
}

function failure(code: P12FaultCode): OpenedP12 {
  return { ok: false, fault: { code, message: MESSAGES[code] } };
}

/** `undeciphered`: the password fits the integrity check of the file, or there is none, but not its ciphers. */
type Attempt = readonly P12Entry[] | 'p12_wrong_password' | 'p12_unreadable' | 'undeciphered';

function attempt(pfx: () => Asn1, password: string): Attempt {
  try {
    const safe = forge.pkcs12.pkcs12FromAsn1(pfx(), false, password);
    const bags = safe.safeContents.flatMap((contents) => contents.safeBags);
    const keys = bags.flatMap(privateKeyOf);
    return bags.flatMap((bag) => entryOf(bag, keys));
  } catch (error) {
    // node-forge tells these cases apart only by its message.
    const message = error instanceof Error ? error.message : '';
    if (/MAC could not be verified/.test(message)) return 'p12_wrong_password';
    return /decrypt/i.test(message) ? 'undeciphered' : 'p12_unreadable';
  }
}

/** Not strict: several authorities write BER with indefinite lengths. */
function parseBer(bytes: Uint8Array): Asn1 {
  return forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(bytes).toString('latin1')), false);
}

/**
 * With AES the world enciphers under the UTF-8 of the password (RFC 8018 §3) and node-forge under its
 * Latin-1, so an accented password fits the integrity check, always UTF-16, and not the cipher. The second attempt
 * hands over UTF-8, without the check, which the first has passed.
 */
function withoutMac(bytes: Uint8Array): Asn1 {
  const { create, Class, Type } = forge.asn1;
  return create(Class.UNIVERSAL, Type.SEQUENCE, true, childrenOf(parseBer(bytes)).slice(0, 2));
}

function utf8Bytes(password: string): string {
  return Buffer.from(password, 'utf8').toString('latin1');
}

interface NamedKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly friendlyName: string | null;
}

function privateKeyOf(bag: forge.pkcs12.Bag): readonly NamedKey[] {
  // node-forge reads RSA keys only; any other stays as it was in the file, a PrivateKeyInfo.
  const isKey = bag.type === forge.pki.oids.pkcs8ShroudedKeyBag || bag.type === forge.pki.oids.keyBag;
  if (!isKey) return [];
  const privateKey = bag.key
    ? createPrivateKey({ key: derOf(forge.pki.privateKeyToAsn1(bag.key)), format: 'der', type: 'pkcs1' })
    : createPrivateKey({ key: derOf(bag.asn1), format: 'der', type: 'pkcs8' });
  return [{ privateKey, publicKey: createPublicKey(privateKey), friendlyName: friendlyNameOf(bag) }];
}

/** A certificate belongs to the key it has the public half of; localKeyId only repeats that, when it is right. */
function entryOf(bag: forge.pkcs12.Bag, keys: readonly NamedKey[]): readonly P12Entry[] {
  if (bag.type !== forge.pki.oids.certBag) return [];
  const certificateDer = derOf(bag.cert ? forge.pki.certificateToAsn1(bag.cert) : bag.asn1);
  const certificate = parseCertificate(certificateDer);
  const key = keys.find((candidate) => candidate.publicKey.equals(certificate.publicKey));
  if (key === undefined) return [];
  const friendlyName = key.friendlyName ?? friendlyNameOf(bag);
  return [{ friendlyName, certificate, certificateDer, privateKey: key.privateKey }];
}

function friendlyNameOf(bag: forge.pkcs12.Bag): string | null {
  const attributes: { readonly friendlyName?: readonly unknown[] } = bag.attributes;
  const name = attributes.friendlyName?.[0];
  return typeof name === 'string' && name !== '' ? name : null;
}
