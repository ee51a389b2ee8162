import type { CertificateReport } from '../../contract/business/certificate/certificate.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { type SigningProblemCode, signingProblems } from '../../contract/problems/signing-problems.ts';
import { parseCertificate } from '../../signing/certificates/certificate.ts';
import { chooseSigner, type RefusalReason } from '../../signing/certificates/choose-signer.ts';
import { openP12, type P12Entry, type P12FaultCode } from '../../signing/p12.ts';
import { P12Key } from '../../signing/p12-key.ts';
import { liveEntity } from '../entity/live-entity.ts';
import type { TokenCertificate } from '../token/token-sessions.ts';
import type { CertificateDependencies } from './certificate-dependencies.ts';
import { diagnose, reportOf } from './certificate-doctor.ts';
import { type CertificateFile, unsealFile } from './sealed-file.ts';
import { type TrialSignature, trySignature } from './trial-signature.ts';

/** The doctor sees the certificate that is installed, or that waits for its business. */
export async function examineInstalled(
  dependencies: CertificateDependencies,
): Promise<Outcome<CertificateReport>> {
  const { business, certificates, box, now } = dependencies;
  const entity = await liveEntity(business);
  if (!entity.ok) return (await examineWaiting(dependencies)) ?? entity;
  const { id: entityId, ruc } = entity.value;
  const at = now();
  const { main, fallback } = await certificates.inUse(entityId);
  const certificate = main === undefined ? undefined : await certificates.find(main);
  if (!certificate) return { ok: true, value: problemReport('certificate_missing', at) };
  const { key } = certificate;
  if (key.storage === 'token') {
    const stand = fallback === undefined ? undefined : await certificates.find(fallback);
    const seen = { fallback: stand && { validUntil: stand.facts.valid_until }, ruc, at };
    return {
      ok: true,
      value: await examineToken(dependencies, { certificate: { ...certificate, key }, ...seen }),
    };
  }
  const file = unsealFile(box, key.sealed);
  if (!file) return { ok: true, value: problemReport('certificate_unreadable', at) };
  return { ok: true, value: await examine(file, { ruc, at }) };
}

/** The doctor sees a file that is not installed. */
export async function examineFile(
  { business, now }: CertificateDependencies,
  file: CertificateFile,
): Promise<Outcome<CertificateReport>> {
  const entity = await liveEntity(business);
  const ruc = entity.ok ? entity.value.ruc : undefined;
  return { ok: true, value: await examine(file, { ruc, at: now() }) };
}

async function examineWaiting({
  waiting,
  box,
  now,
}: CertificateDependencies): Promise<Outcome<CertificateReport> | undefined> {
  const certificate = await waiting.get();
  if (!certificate) return undefined;
  const { key } = certificate.certificate;
  const circumstances = { ruc: undefined, at: now() };
  if (key.storage === 'file') {
    const file = unsealFile(box, key.sealed);
    return file && { ok: true, value: await examine(file, circumstances) };
  }
  const patient = {
    certificate: parseCertificate(key.certificateDer),
    others: 0,
    // It was not taken without one.
    trial: { kind: 'verified' },
    storage: { kind: 'token', fault: undefined, pinKept: key.pin.keep, fallback: undefined },
  } as const;
  return { ok: true, value: diagnose(patient, circumstances) };
}

interface Circumstances {
  readonly ruc: string | undefined;
  readonly at: Date;
}

/** What to do about a file that does not open. */
const fileRemedies: Readonly<Record<P12FaultCode, string>> = {
  p12_wrong_password:
    'Escriba la clave que le dio su entidad de certificación, con sus mayúsculas y acentos.',
  p12_unreadable: 'Descárguelo de nuevo de su entidad de certificación: puede estar incompleto.',
  p12_without_key: 'Exporte la firma con su clave privada: un archivo .cer o .crt no basta.',
};

async function examine(file: CertificateFile, circumstances: Circumstances): Promise<CertificateReport> {
  const { at } = circumstances;
  const opened = openP12(file.p12, file.password);
  if (!opened.ok) {
    const { code, message } = opened.fault;
    return reportOf(at, [{ code, severity: 'error', message, remedy: fileRemedies[code] }]);
  }
  const entry = nearest(opened.value, circumstances);
  if (!entry) throw new Error('a .p12 opened without any certificate in it');
  const patient = {
    certificate: entry.certificate,
    others: opened.value.length - 1,
    trial: await trySignature(new P12Key(entry), at),
    storage: { kind: 'file' },
  } as const;
  return diagnose(patient, circumstances);
}

/** From what is nearly right to what was never meant to sign. */
const byNearness: readonly RefusalReason[] = [
  'another_preferred',
  'expired',
  'not_yet_valid',
  'other_business',
  'no_rsa_2048',
  'not_for_signing',
  'authority_certificate',
];

/** The entry that signs, or the one a person most likely means. */
function nearest(entries: readonly P12Entry[], circumstances: Circumstances): P12Entry | undefined {
  const chosen = chooseSigner(entries, circumstances);
  if (chosen.ok) return chosen.value;
  const [closest] = chosen.refused.toSorted(
    (one, other) => byNearness.indexOf(one.reason) - byNearness.indexOf(other.reason),
  );
  return closest?.entry;
}

interface SeenToken extends Circumstances {
  readonly certificate: TokenCertificate;
  readonly fallback: { readonly validUntil: string } | undefined;
}

async function examineToken(
  { sessions }: CertificateDependencies,
  { certificate, fallback, ...circumstances }: SeenToken,
): Promise<CertificateReport> {
  const session = sessions.of(certificate);
  const { fault, pinKept } = await session.check();
  const key = fault ? undefined : await session.key();
  let trial: TrialSignature | undefined;
  if (key?.ok) {
    trial = await trySignature(key.value, circumstances.at);
    if (trial.kind === 'token_fault') session.lost(key.value, trial.fault);
  }
  const patient = {
    certificate: parseCertificate(certificate.key.certificateDer),
    others: 0,
    trial,
    storage: { kind: 'token', fault, pinKept, fallback },
  } as const;
  return diagnose(patient, circumstances);
}

function problemReport(code: SigningProblemCode, at: Date): CertificateReport {
  return reportOf(at, [{ code, severity: 'error', ...signingProblems[code] }]);
}
