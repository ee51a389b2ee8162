import type { CertificateResource } from '../../contract/business/entity.ts';
import type { Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Certificate } from '../../signing/certificates/certificate.ts';
import { checkCertificate } from '../../signing/certificates/check-certificate.ts';
import {
  chooseSigner,
  type RefusalReason,
  type SignerCandidate,
} from '../../signing/certificates/choose-signer.ts';
import { openP12 } from '../../signing/p12.ts';
import { P12Key } from '../../signing/p12-key.ts';
import type { CertificateFile } from './sealed-file.ts';

/** What a certificate is judged by. */
export interface Judged {
  /** Undefined for a business that is still to be set up. */
  readonly ruc: string | undefined;
  readonly at: Date;
  /** Where in the body faults point. */
  readonly pointer: string;
}

export type OpenedCertificate =
  | {
      readonly ok: true;
      readonly key: P12Key;
      readonly certificate: Certificate;
      readonly facts: CertificateResource;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Opens a .p12 and chooses the certificate in it that signs for a business, or says why none does. */
export function openCertificate(upload: CertificateFile, { ruc, at, pointer }: Judged): OpenedCertificate {
  const opened = openP12(upload.p12, upload.password);
  if (!opened.ok) {
    const field = opened.fault.code === 'p12_wrong_password' ? 'password' : 'p12_base64';
    return refused([
      { pointer: `${pointer}/${field}`, code: opened.fault.code, message: opened.fault.message },
    ]);
  }
  const chosen = chooseForBusiness(opened.value, { ruc, at, pointer: `${pointer}/p12_base64` });
  if (!chosen.ok) return chosen;
  const { certificate } = chosen.value;
  return { ok: true, key: new P12Key(chosen.value), certificate, facts: factsOf(certificate, 'file') };
}

/** The candidate that signs for a business, in a file or a token alike; or why each of them does not. */
export function chooseForBusiness<Candidate extends SignerCandidate>(
  candidates: readonly Candidate[],
  { ruc, at, pointer }: Judged,
): { readonly ok: true; readonly value: Candidate } | { readonly ok: false; readonly problem: Problem } {
  const chosen = chooseSigner(candidates, { ruc, at });
  if (!chosen.ok) {
    return refused(
      chosen.refused.map(({ entry, reason }) => ({
        pointer,
        code: `certificate_${reason}`,
        message: `${entry.certificate.holder}: ${reasons[reason]}`,
      })),
    );
  }
  const errors = checkCertificate(chosen.value.certificate, { ruc, at }).filter(
    ({ severity }) => severity === 'error',
  );
  if (errors.length > 0) return refused(errors.map(({ code, message }) => ({ pointer, code, message })));
  return { ok: true, value: chosen.value };
}

const reasons: Readonly<Record<RefusalReason, string>> = {
  authority_certificate: 'es el certificado de una autoridad, no de una persona o empresa.',
  no_rsa_2048: 'su clave no es RSA de 2048 bits, que es la que pide el SRI.',
  not_yet_valid: 'todavía no está vigente.',
  expired: 'está caducado; pida la renovación a su entidad de certificación.',
  not_for_signing: 'no sirve para firmar (es de cifrado).',
  other_business: 'pertenece a otro RUC.',
  another_preferred: 'hay otro más apropiado.',
};

export function factsOf(certificate: Certificate, storage: 'file' | 'token'): CertificateResource {
  const { holderIdentification } = certificate;
  return {
    holder: certificate.holder,
    ...(holderIdentification && {
      holder_identification: holderIdentification.value,
      holder_identification_type: holderIdentification.type,
    }),
    kind: certificate.kind,
    storage,
    issuer_name: certificate.issuerName,
    subject: certificate.subject,
    issuer: certificate.issuer,
    serial_number: certificate.serialNumber,
    valid_from: certificate.validFrom,
    valid_until: certificate.validUntil,
  };
}

function refused(errors: Problem['errors'] & object): { readonly ok: false; readonly problem: Problem } {
  return refuse({ code: 'validation_failed', detail: 'El certificado no se puede usar.', errors });
}
