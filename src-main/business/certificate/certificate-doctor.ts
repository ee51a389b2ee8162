import type {
  CertificateFinding,
  CertificateReport,
  FindingSeverity,
} from '../../contract/business/certificate/certificate.ts';
import {
  daysLeftOf,
  isExpired,
  isExpiring,
} from '../../contract/business/certificate/certificate-validity.ts';
import { signingProblems } from '../../contract/problems/signing-problems.ts';
import { ecuadorDate, toSriDate } from '../../documents/values/ecuador-time.ts';
import { certificateAuthorities } from '../../signing/certificates/authorities.ts';
import type { Certificate } from '../../signing/certificates/certificate.ts';
import {
  type CertificateFindingCode,
  checkCertificate,
} from '../../signing/certificates/check-certificate.ts';
import { matchBusiness, rucIn } from '../../signing/certificates/match-business.ts';
import type { TokenFault } from '../../signing/token/token-port.ts';
import { tokenFaults } from '../token/token-faults.ts';
import type { TrialSignature } from './trial-signature.ts';

/** The certificate to examine. The caller has opened the file or the token and tried a signature. */
export interface Patient {
  readonly certificate: Certificate;
  /** How many certificates stand beside it in the same file or token. */
  readonly others: number;
  /** Undefined when no signature could be tried. */
  readonly trial: TrialSignature | undefined;
  readonly storage: FileStorage | TokenStorage;
}

interface FileStorage {
  readonly kind: 'file';
}

interface TokenStorage {
  readonly kind: 'token';
  readonly fault: TokenFault | undefined;
  readonly pinKept: boolean;
  /** The file that signs while the token cannot. */
  readonly fallback: { readonly validUntil: string } | undefined;
}

interface Circumstances {
  /** Undefined for a business that is still to be set up: it will be whichever the certificate names. */
  readonly ruc: string | undefined;
  readonly at: Date;
}

/** Examines a certificate for a business: everything at once, what is well too, and what to do about the rest. Pure. */
export function diagnose(patient: Patient, circumstances: Circumstances): CertificateReport {
  const { certificate, storage } = patient;
  const { ruc = rucIn(certificate), at } = circumstances;
  const identification = certificate.identifications.find(
    ({ type, value }) => type === 'ruc' && value === ruc,
  );
  const anyRuc = identification ?? certificate.identifications.find(({ type }) => type === 'ruc');
  return {
    ...reportOf(at, [
      ...checkKey(patient),
      ...checkAgainstBusiness(certificate, circumstances),
      ...checkTrial(patient),
      ...(storage.kind === 'token' ? checkToken(storage, at) : [fileFinding]),
    ]),
    certificate: {
      holder: certificate.holder,
      ...(certificate.holderIdentification && {
        holder_identification: certificate.holderIdentification.value,
      }),
      ...(anyRuc && { ruc: anyRuc.value, ruc_found_in: locationName(anyRuc.foundIn) }),
      issuer: certificate.issuer,
      serial: certificate.serialNumber,
      kind: certificate.kind,
      storage: storage.kind,
      valid_from: certificate.validFrom,
      valid_until: certificate.validUntil,
      days_left: daysLeftOf(certificate.validUntil, at),
      key_bits: certificate.rsa?.bits ?? 0,
      algorithm: certificate.publicKey.asymmetricKeyType ?? 'unknown',
    },
  };
}

/** A report of findings alone: nothing could be opened, or there is nothing. */
export function reportOf(at: Date, findings: readonly CertificateFinding[]): CertificateReport {
  const has = (severity: FindingSeverity) => findings.some((one) => one.severity === severity);
  return {
    object: 'certificate_report',
    checked_at: at.toISOString(),
    verdict: has('error') ? 'unusable' : has('warning') ? 'warnings' : 'good',
    findings: [...findings],
  };
}

function checkKey({ certificate, others }: Patient): readonly CertificateFinding[] {
  const { isAuthority, keyUsage, rsa } = certificate;
  const findings: CertificateFinding[] = [];
  if (isAuthority) {
    findings.push({
      code: 'certificate_authority_certificate',
      severity: 'error',
      message: 'Es el certificado de una autoridad, no de una persona o empresa.',
      remedy: 'Pida a su entidad de certificación el archivo con su firma y su clave privada.',
    });
  }
  findings.push(
    rsa?.bits === 2048
      ? ok('key_strength', 'La clave es RSA de 2048 bits, la que pide el SRI.')
      : {
          code: 'certificate_no_rsa_2048',
          severity: 'error',
          message: rsa ? `La clave es RSA de ${rsa.bits} bits.` : 'La clave no es RSA.',
          remedy: 'El SRI pide RSA de 2048 bits: solicite una firma nueva a su entidad de certificación.',
        },
  );
  const beside = others === 0 ? '' : ` Se eligió entre ${others + 1}.`;
  findings.push(
    keyUsage === null || keyUsage.has('digitalSignature')
      ? ok('key_purpose', `El certificado sirve para firmar.${beside}`)
      : {
          code: 'certificate_not_for_signing',
          severity: 'error',
          message: 'El certificado es para cifrar, no para firmar.',
          remedy:
            'Exporte el otro certificado, el de firma: el SRI responde con este que «no es del tipo firma digital».',
        },
  );
  return findings;
}

/** The remedy of each finding of `checkCertificate`. */
const remedies: Readonly<Record<CertificateFindingCode, string>> = {
  certificate_expired: 'Renuévelo con su entidad de certificación e instale el nuevo.',
  certificate_not_yet_valid: 'Compruebe la fecha y la hora de este equipo. Si están bien, espere a ese día.',
  certificate_expiring: 'Pida ya la renovación: puede tardar días.',
  certificate_of_another_business: 'Instale el certificado de este negocio, o revise el RUC del negocio.',
  ruc_not_found:
    'Emita una factura en el ambiente de pruebas: si el SRI la autoriza, sirve. Si no, pida un certificado con el RUC.',
  issuer_unknown: 'Vea en arcotel.gob.ec si esa entidad está acreditada en el Ecuador.',
};

function checkAgainstBusiness(
  certificate: Certificate,
  circumstances: Circumstances,
): readonly CertificateFinding[] {
  const { ruc = rucIn(certificate), at } = circumstances;
  const findings: readonly CertificateFinding[] = checkCertificate(certificate, circumstances).map(
    ({ code, severity, message }) => ({ code, severity, message, remedy: remedies[code] }),
  );
  const isInForce = at >= new Date(certificate.validFrom) && !isExpired(certificate.validUntil, at);
  const wells = [
    isInForce && !isExpiring(certificate.validUntil, at)
      ? ok('validity', `Está vigente hasta el ${dayOf(certificate.validUntil)}.`)
      : undefined,
    ruc !== undefined && matchBusiness(certificate, ruc) === 'same'
      ? ok('business', matchText(certificate, ruc))
      : undefined,
    certificate.issuerKnown
      ? ok('issuer', `Lo emitió ${certificate.issuerName}, una entidad conocida.`)
      : undefined,
  ];
  return [...findings, ...wells.filter((well) => well !== undefined)];
}

function matchText({ identifications }: Certificate, ruc: string): string {
  const byRuc = identifications.find(({ type, value }) => type === 'ruc' && value === ruc);
  if (byRuc) return `Lleva el RUC ${ruc} (${locationName(byRuc.foundIn)}).`;
  return `Lleva la cédula ${ruc.slice(0, 10)}, que es la del RUC ${ruc}.`;
}

function checkTrial({ trial }: Patient): readonly CertificateFinding[] {
  if (!trial) {
    return [
      {
        code: 'trial_not_made',
        severity: 'warning',
        message: 'No se pudo hacer una firma de prueba.',
        remedy: 'Resuelva lo anterior y revise otra vez.',
      },
    ];
  }
  switch (trial.kind) {
    case 'verified':
      return [ok('trial_signature', 'Se hizo una firma de prueba y se verificó.')];
    case 'wrong':
      return [
        {
          code: 'trial_signature_wrong',
          severity: 'error',
          message: `La firma de prueba no se verifica (${trial.reason}).`,
          remedy:
            'La clave no corresponde al certificado, o está dañada: pida el archivo o el token otra vez.',
        },
      ];
    case 'token_fault':
      return [faultFinding(trial.fault, 'error')];
  }
}

const fileFinding = ok('storage', 'La clave está en un archivo, guardada sellada en este equipo.');

function checkToken({ fault, pinKept, fallback }: TokenStorage, at: Date): readonly CertificateFinding[] {
  const stands = fallback !== undefined && !isExpired(fallback.validUntil, at);
  const findings: CertificateFinding[] = [
    // With a fallback the shop goes on signing.
    fault
      ? faultFinding(fault, stands ? 'warning' : 'error')
      : ok('token', 'El token está conectado y abierto.'),
    ok(
      'pin',
      pinKept
        ? 'El PIN se guarda sellado: el token se abre solo.'
        : 'El PIN no se guarda: se pide una vez cada vez que se inicia el programa.',
    ),
  ];
  if (stands)
    findings.push(ok('fallback', `Hay un archivo de respaldo hasta el ${dayOf(fallback.validUntil)}.`));
  else {
    findings.push({
      code: fallback ? 'fallback_expired' : 'fallback_missing',
      severity: 'warning',
      message: fallback ? 'El archivo de respaldo caducó.' : 'No hay un archivo de respaldo.',
      remedy: 'Instale un archivo .p12 de respaldo para que se siga firmando si falla el token.',
    });
  }
  return findings;
}

function faultFinding({ code }: TokenFault, severity: FindingSeverity): CertificateFinding {
  const { problem } = tokenFaults[code];
  return { code: problem, severity, ...signingProblems[problem] };
}

function ok(code: string, message: string): CertificateFinding {
  return { code, severity: 'ok', message };
}

/** The day of an instant in Ecuador, dd/MM/yyyy. */
function dayOf(instant: string): string {
  return toSriDate(ecuadorDate(new Date(instant)));
}

/** Where in a certificate an identification was found. */
function locationName(objectIdentifier: string): string {
  const authority = certificateAuthorities.find(({ fields }) =>
    fields.some(({ ruc, cedula }) => ruc === objectIdentifier || cedula === objectIdentifier),
  );
  return authority ? `entre los datos que añade ${authority.name}` : 'entre los datos del titular';
}
