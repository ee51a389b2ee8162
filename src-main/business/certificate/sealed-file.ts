import type { CertificateResource } from '../../contract/business/entity.ts';
import { type SecretBox, unseal } from '../../secrets/secret-box.ts';
import type { NewCertificate, SealedCertificate } from '../ports/certificate-store.ts';

/** A .p12 file and what opens it. */
export interface CertificateFile {
  readonly p12: Uint8Array;
  readonly password: string;
}

/** A certificate in a file as it is kept: sealed, with its facts beside it. */
export function sealFile(
  { box, newId }: { readonly box: SecretBox; readonly newId: () => string },
  { facts }: { readonly facts: CertificateResource },
  { p12, password }: CertificateFile,
): NewCertificate {
  const sealed = { p12: box.seal(p12), password: box.seal(Buffer.from(password)) };
  return { id: newId(), facts, key: { storage: 'file', sealed } };
}

/** Undefined for a certificate sealed on another machine: it must be installed again here. */
export function unsealFile(
  box: SecretBox,
  { p12, password }: SealedCertificate,
): CertificateFile | undefined {
  const opened = unseal(box, p12);
  const secret = unseal(box, password);
  return opened && secret && { p12: opened, password: secret.toString() };
}
