import { hash } from 'node:crypto';
import type { Handle } from 'pkcs11js';
import type { SigningDigest } from '../../signing-key.ts';
import { returnValueOf } from './fault-of.ts';
import type { Driver } from './load-driver.ts';

/** How a key signs: the token digests (`sha1`), or only does the RSA operation over a digest made here (`raw`). */
export type SigningMechanism = 'sha1' | 'raw';

export interface SessionKey {
  readonly handle: Handle;
  /** Found out at the first signature. */
  mechanism: SigningMechanism;
}

/** DigestInfo up to the digest itself (RFC 8017 §9.2, note 1). */
const digestInfos: Readonly<Record<SigningDigest, Buffer>> = {
  sha1: Buffer.from('3021300906052b0e03021a05000414', 'hex'),
  sha256: Buffer.from('3031300d060960864801650304020105000420', 'hex'),
};
/** An RSA signature is as long as its modulus; 8192 bits are more than any token has. */
const LONGEST_SIGNATURE = 1024;
/** How drivers say that they do not know CKM_SHA1_RSA_PKCS, or may not use it. */
const NOT_THIS_MECHANISM = [
  'CKR_MECHANISM_INVALID',
  'CKR_KEY_TYPE_INCONSISTENT',
  'CKR_KEY_FUNCTION_NOT_PERMITTED',
];

interface Wanted {
  readonly data: Uint8Array;
  readonly digest: SigningDigest;
}

/** RSASSA-PKCS1-v1_5. Throws what the driver says. */
export function signWith(driver: Driver, session: Handle, key: SessionKey, wanted: Wanted): Uint8Array {
  if (key.mechanism === 'raw') return signRaw(driver, session, key, wanted);
  const { pkcs11, constants } = driver;
  const mechanism = { sha1: constants.CKM_SHA1_RSA_PKCS, sha256: constants.CKM_SHA256_RSA_PKCS }[
    wanted.digest
  ];
  try {
    pkcs11.C_SignInit(session, { mechanism }, key.handle);
  } catch (error) {
    if (!NOT_THIS_MECHANISM.includes(returnValueOf(error) ?? '')) throw error;
    // What it does not know of SHA-256 says nothing of SHA-1, with which documents are signed.
    if (wanted.digest === 'sha1') key.mechanism = 'raw';
    return signRaw(driver, session, key, wanted);
  }
  return pkcs11.C_Sign(session, bufferOf(wanted.data), Buffer.allocUnsafe(LONGEST_SIGNATURE));
}

function signRaw(
  { pkcs11, constants }: Driver,
  session: Handle,
  { handle }: SessionKey,
  { data, digest }: Wanted,
): Uint8Array {
  const digestInfo = Buffer.concat([digestInfos[digest], hash(digest, data, 'buffer')]);
  pkcs11.C_SignInit(session, { mechanism: constants.CKM_RSA_PKCS }, handle);
  return pkcs11.C_Sign(session, digestInfo, Buffer.allocUnsafe(LONGEST_SIGNATURE));
}

function bufferOf(data: Uint8Array): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
