import type { Handle, Template } from 'pkcs11js';
import type { TokenCertificate } from '../token-port.ts';
import { faultOf } from './fault-of.ts';
import type { Driver } from './load-driver.ts';

/** A token holds a handful of objects; a driver that never stops finding more is not believed. */
const MOST_OBJECTS = 256;
const AT_ONCE = 32;

/** The X.509 certificates that a session sees: before the login, the public ones. */
export function findCertificates(driver: Driver, session: Handle): readonly TokenCertificate[] {
  const { constants } = driver;
  const handles = findObjects(driver, session, [
    { type: constants.CKA_CLASS, value: constants.CKO_CERTIFICATE },
    { type: constants.CKA_CERTIFICATE_TYPE, value: constants.CKC_X_509 },
  ]);
  return handles.flatMap((object) => {
    const der = readAttribute(driver, session, object, constants.CKA_VALUE);
    if (der === null || der.length === 0) return [];
    const id = readAttribute(driver, session, object, constants.CKA_ID);
    const label = readAttribute(driver, session, object, constants.CKA_LABEL);
    return [{ id: id?.toString('hex') ?? '', label: label?.toString('utf8').trim() ?? '', der }];
  });
}

/** The private key of that CKA_ID; null when the token holds none, or shows it only after the login. */
export function findPrivateKey(driver: Driver, session: Handle, certificateId: string): Handle | null {
  const { constants } = driver;
  const [key] = findObjects(driver, session, [
    { type: constants.CKA_CLASS, value: constants.CKO_PRIVATE_KEY },
    { type: constants.CKA_ID, value: Buffer.from(certificateId, 'hex') },
  ]);
  return key ?? null;
}

/** Null when the object has no such attribute, or does not show it. */
export function readAttribute(
  { pkcs11 }: Driver,
  session: Handle,
  object: Handle,
  type: number,
): Buffer | null {
  try {
    return pkcs11.C_GetAttributeValue(session, object, [{ type }])[0]?.value ?? null;
  } catch (error) {
    const { code } = faultOf(error);
    if (code === 'token_failed') return null;
    throw error;
  }
}

function findObjects({ pkcs11 }: Driver, session: Handle, template: Template): readonly Handle[] {
  pkcs11.C_FindObjectsInit(session, template);
  try {
    const handles: Handle[] = [];
    while (handles.length < MOST_OBJECTS) {
      const more = pkcs11.C_FindObjects(session, AT_ONCE);
      if (more.length === 0) break;
      handles.push(...more);
    }
    return handles;
  } finally {
    pkcs11.C_FindObjectsFinal(session);
  }
}
