import {
  daysLeftOf,
  inDays,
  isExpired,
  isExpiring,
} from '../../contract/business/certificate/certificate-validity.ts';
import { ecuadorDate, toSriDate } from '../../documents/values/ecuador-time.ts';
import type { Certificate } from './certificate.ts';
import { matchBusiness, rucIn } from './match-business.ts';

const certificateFindingCodes = [
  'certificate_expired',
  'certificate_not_yet_valid',
  'certificate_expiring',
  'certificate_of_another_business',
  'ruc_not_found',
  'issuer_unknown',
] as const;
export type CertificateFindingCode = (typeof certificateFindingCodes)[number];

/** Something about a certificate that stops issuing (`error`) or that the shop should know (`warning`). */
export interface CertificateFinding {
  readonly code: CertificateFindingCode;
  readonly severity: 'error' | 'warning';
  /** Spanish. */
  readonly message: string;
}

/**
 * What is wrong, or will soon be, with a certificate that signs for a business; without its RUC, for whichever
 * business it names. Empty when all is well. An issuer
 * outside the table is only a warning: authorities and their chains change (reference.md §7).
 */
export function checkCertificate(
  certificate: Certificate,
  { ruc, at }: { readonly ruc: string | undefined; readonly at: Date },
): readonly CertificateFinding[] {
  return [
    ...checkValidity(certificate, at),
    ...checkBusiness(certificate, ruc),
    ...(certificate.issuerKnown
      ? []
      : [
          finding(
            'issuer_unknown',
            'warning',
            `No conocemos a la entidad que emitió el certificado (${certificate.issuerName}). Compruebe que esté acreditada.`,
          ),
        ]),
  ];
}

function checkValidity(certificate: Certificate, at: Date): readonly CertificateFinding[] {
  const { validFrom, validUntil } = certificate;
  if (at < new Date(validFrom)) {
    const message = `El certificado empieza a regir el ${dayOf(validFrom)}.`;
    return [finding('certificate_not_yet_valid', 'error', message)];
  }
  if (isExpired(validUntil, at)) {
    const message = `El certificado caducó el ${dayOf(validUntil)}. Instale uno vigente.`;
    return [finding('certificate_expired', 'error', message)];
  }
  if (!isExpiring(validUntil, at)) return [];
  const left = inDays(daysLeftOf(validUntil, at));
  const message = `El certificado caduca ${left} (${dayOf(validUntil)}). Renuévelo a tiempo.`;
  return [finding('certificate_expiring', 'warning', message)];
}

function checkBusiness(certificate: Certificate, ruc = rucIn(certificate)): readonly CertificateFinding[] {
  switch (matchBusiness(certificate, ruc)) {
    case 'same':
      return [];
    case 'other': {
      const identification = certificate.holderIdentification?.value ?? '';
      const message = `El certificado pertenece a ${identification}, no al RUC ${ruc} del negocio.`;
      return [finding('certificate_of_another_business', 'error', message)];
    }
    case 'unsaid': {
      const named = ruc === undefined ? 'ningún RUC' : `el RUC ${ruc}`;
      const message = `El certificado no indica ${named}. El SRI podría rechazar la firma.`;
      return [finding('ruc_not_found', 'warning', message)];
    }
  }
}

function finding(
  code: CertificateFindingCode,
  severity: CertificateFinding['severity'],
  message: string,
): CertificateFinding {
  return { code, severity, message };
}

/** The day of an instant in Ecuador, dd/MM/yyyy. */
function dayOf(instant: string): string {
  return toSriDate(ecuadorDate(new Date(instant)));
}
