import { hash } from 'node:crypto';
import type { Handle } from 'pkcs11js';
import { returnValueOf } from './fault-of.ts';
import type { Driver } from './load-driver.ts';

/** How a key signs: the token digests (`sha1`), or only does the RSA operation over a digest made here (`raw`). */
export type SigningMechanism = 'sha1' | 'raw';

export interface SessionKey {
  readonly handle: Handle;
  /** Found out at the first signature. */
  mechanism: SigningMechanism;
}

/** DigestInfo of SHA-1 up to the digest itself (RFC 8017 §9.2, note 1). */
const SHA1_DIGEST_INFO = Buffer.from('3021300906052b0e03021a05000414', 'hex');
/** An RSA signature is as long as its modulus; 8192 bits are more than any token has. */
const LONGEST_SIGNATURE = 1024;
/** How drivers say that they do not know CKM_SHA1_RSA_PKCS, or may not use it. */
const NOT_THIS_MECHANISM = [
  'CKR_MECHANISM_INVALID',
  'CKR_KEY_TYPE_INCONSISTENT',
  'CKR_KEY_FUNCTION_NOT_PERMITTED',
];

/** RSASSA-PKCS1-v1_5 with SHA-1. Throws what the driver says. */
export function signWith(driver: Driver, session: Handle, key: SessionKey, data: Uint8Array): Uint8Array {
  if (key.mechanism === 'raw') return signRaw(driver, session, key, data);
  const { pkcs11, constants } = driver;
  try {
    pkcs11.C_SignInit(session, { mechanism: constants.CKM_SHA1_RSA_PKCS }, key.handle);
  } catch (error) {
    if (!NOT_THIS_MECHANISM.includes(returnValueOf(error) ?? '')) throw error;
    key.mechanism = 'raw';
    return signRaw(driver, session, key, data);
  }
  return pkcs11.C_Sign(session, bufferOf(data), Buffer.allocUnsafe(LONGEST_SIGNATURE));
}

function signRaw(
  { pkcs11, constants }: Driver,
  session: Handle,
  { handle }: SessionKey,
  data: Uint8Array,
): Uint8Array {
  const digestInfo = Buffer.concat([SHA1_DIGEST_INFO, hash('sha1', data, 'buffer')]);
  pkcs11.C_SignInit(session, { mechanism: constants.CKM_RSA_PKCS }, handle);
  return pkcs11.C_Sign(session, digestInfo, Buffer.allocUnsafe(LONGEST_SIGNATURE));
}

function bufferOf(data: Uint8Array): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
