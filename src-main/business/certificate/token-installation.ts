import type {
  TokenDriver,
  TokenInstallBody,
  TokenResource,
} from '../../contract/business/certificate/certificate.ts';
import type { CertificateResource } from '../../contract/business/entity.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type Certificate, parseCertificate } from '../../signing/certificates/certificate.ts';
import type { TokenInfo, TokenKey } from '../../signing/token/token-port.ts';
import { liveEntity } from '../entity/live-entity.ts';
import type { NewCertificate, StoredPin } from '../ports/certificate-store.ts';
import { problemOfFault } from '../token/token-faults.ts';
import type { CertificateDependencies } from './certificate-dependencies.ts';
import { chooseForBusiness, factsOf, type Judged } from './open-certificate.ts';
import { trySignature } from './trial-signature.ts';
import { waitingOf } from './waiting-certificate.ts';

export function listDrivers({ tokens }: CertificateDependencies): readonly TokenDriver[] {
  return tokens.drivers().map((driver) => ({ object: 'token_driver', ...driver }));
}

/** The tokens a driver sees now, with the certificates they show without a PIN. */
export async function inspectTokens(
  { tokens }: CertificateDependencies,
  module: string,
): Promise<Outcome<readonly TokenResource[]>> {
  const inspected = await tokens.inspect(module);
  if (!inspected.ok) return refuse(problemOfFault(inspected.fault));
  return { ok: true, value: inspected.value.map((token) => resourceOf(module, token)) };
}

/**
 * Has the business sign with a token from now on: its certificate is chosen, its PIN proven and a signature tried. A
 * business that is still to be set up gets it when it is.
 */
export async function installToken(
  dependencies: CertificateDependencies,
  body: TokenInstallBody,
): Promise<Outcome<CertificateResource>> {
  const { certificates, waiting, tokens, sessions, box, now, newId } = dependencies;
  const entity = await liveEntity(dependencies.business);
  const token = await findToken(dependencies, body);
  if (!token.ok) return token;
  const at = now();
  const ruc = entity.ok ? entity.value.ruc : undefined;
  const judged = { ruc, at, pointer: '/certificate_id' };
  const certificateId = certificateIdIn(token.value, body, judged);
  if (!certificateId.ok) return certificateId;
  const { module, pin } = body;
  const { serial, label } = token.value;
  const opened = await tokens.open(
    { module, serial, certificateId: certificateId.value },
    { pin, riskLastTry: body.risk_last_try },
  );
  if (!opened.ok) return refuse(problemOfFault(opened.fault));
  const key = opened.value;
  const proven = await prove(key, judged);
  if (!proven.ok) return proven;
  const storedPin: StoredPin = {
    sealed: body.keep_pin ? box.seal(Buffer.from(pin)) : undefined,
    keep: body.keep_pin,
    refused: false,
    unansweredLogins: 0,
  };
  const certificate: NewCertificate & { key: { storage: 'token' } } = {
    id: newId(),
    facts: factsOf(key.certificate, 'token'),
    key: {
      storage: 'token',
      location: { module, serial, label, certificateId: certificateId.value },
      pin: storedPin,
      certificateDer: key.certificateDer,
    },
  };
  if (!entity.ok) {
    await waiting.keep(waitingOf(key.certificate, certificate));
    return { ok: true, value: certificate.facts };
  }
  const { id: entityId } = entity.value;
  await certificates.install(entityId, { role: 'main', certificate, at: at.toISOString() });
  sessions.keepOnly([]);
  sessions.begin({ ...certificate, entityId }, { key, pin });
  return { ok: true, value: certificate.facts };
}

async function findToken(
  { tokens }: CertificateDependencies,
  { module, serial }: TokenInstallBody,
): Promise<Outcome<TokenInfo>> {
  const inspected = await tokens.inspect(module);
  if (!inspected.ok) return refuse(problemOfFault(inspected.fault));
  const named = inspected.value.filter((token) => serial === undefined || token.serial === serial);
  const [token] = named;
  if (!token) return refuse(problemOfFault({ code: 'absent' }));
  if (named.length > 1) return refuse(problemOfFault({ code: 'several_tokens' }));
  return { ok: true, value: token };
}

/**
 * Chosen as in a .p12, before any PIN is spent. A certificate that shows itself only after the login can still be named,
 * and is judged once it is seen.
 */
function certificateIdIn(
  token: TokenInfo,
  { certificate_id }: TokenInstallBody,
  judged: Judged,
): Outcome<string> {
  const named = certificate_id?.toLowerCase();
  const shown = readable(token).filter(({ id }) => named === undefined || id.toLowerCase() === named);
  if (shown.length === 0) {
    if (certificate_id !== undefined) return { ok: true, value: certificate_id };
    const message = 'El token no muestra ningún certificado sin el PIN. Indique cuál es (certificate_id).';
    const { pointer } = judged;
    return refuse({
      code: 'validation_failed',
      detail: message,
      errors: [{ pointer, code: 'key_missing', message }],
    });
  }
  const chosen = chooseForBusiness(shown, judged);
  return chosen.ok ? { ok: true, value: chosen.value.id } : chosen;
}

async function prove(key: TokenKey, judged: Judged): Promise<Outcome<undefined>> {
  const chosen = chooseForBusiness([{ friendlyName: null, certificate: key.certificate }], judged);
  if (!chosen.ok) return chosen;
  const trial = await trySignature(key, judged.at);
  if (trial.kind === 'verified') return { ok: true, value: undefined };
  const fault = trial.kind === 'token_fault' ? trial.fault : { code: 'token_failed' as const };
  return refuse(problemOfFault(fault));
}

interface ReadableCertificate {
  readonly id: string;
  readonly friendlyName: string;
  readonly certificate: Certificate;
}

/** A token may hold anything under the name of a certificate; what is not one is passed over. */
function readable({ certificates }: TokenInfo): readonly ReadableCertificate[] {
  return certificates.flatMap(({ id, label, der }) => {
    try {
      return [{ id, friendlyName: label, certificate: parseCertificate(der) }];
    } catch {
      return [];
    }
  });
}

function resourceOf(module: string, token: TokenInfo): TokenResource {
  const { slot, serial, label, manufacturer, model, pin } = token;
  return {
    object: 'token',
    module,
    slot,
    serial,
    label,
    manufacturer,
    model,
    pin: {
      locked: pin.locked,
      final_try: pin.finalTry,
      count_low: pin.countLow,
      uninitialized: pin.uninitialized,
      protected_path: pin.protectedPath,
    },
    certificates: readable(token).map(({ id, friendlyName, certificate }) => {
      const ruc = certificate.identifications.find(({ type }) => type === 'ruc')?.value;
      return {
        id,
        label: friendlyName,
        subject: certificate.subject,
        issuer: certificate.issuer,
        valid_until: certificate.validUntil,
        ...(ruc !== undefined && { ruc }),
      };
    }),
  };
}
