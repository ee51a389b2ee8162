import type { TokenPinBody, TokenState } from '../../contract/business/certificate/certificate.ts';
import { isExpired } from '../../contract/business/certificate/certificate-validity.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type SigningProblemCode, signingProblems } from '../../contract/problems/signing-problems.ts';
import { liveEntity } from '../entity/live-entity.ts';
import { problemOfFault, tokenFaults } from '../token/token-faults.ts';
import type { KnownState, TokenSession } from '../token/token-session.ts';
import { isTokenCertificate } from '../token/token-sessions.ts';
import type { CertificateDependencies } from './certificate-dependencies.ts';

/** How the token that signs stands, looked at now. */
export async function readTokenState(dependencies: CertificateDependencies): Promise<Outcome<TokenState>> {
  const sessionOutcome = await sessionInUse(dependencies);
  if (!sessionOutcome.ok) return sessionOutcome;
  return { ok: true, value: stateOf(await sessionOutcome.value.check()) };
}

/** A person gives the PIN of the token that signs. */
export async function givePin(
  dependencies: CertificateDependencies,
  { pin, risk_last_try }: TokenPinBody,
): Promise<Outcome<TokenState>> {
  const sessionOutcome = await sessionInUse(dependencies);
  if (!sessionOutcome.ok) return sessionOutcome;
  const session = sessionOutcome.value;
  const opened = await session.login({ pin, riskLastTry: risk_last_try });
  if (!opened.ok) return refuse(problemOfFault(opened.fault));
  return { ok: true, value: stateOf(session.known()) };
}

/**
 * Ends the sessions of tokens that no longer sign and opens the one that does, where its PIN is kept: at the start, and
 * after each change of certificates.
 */
export async function openTokenInUse(dependencies: CertificateDependencies): Promise<void> {
  const { certificates, sessions } = dependencies;
  const inUse = await certificates.everyInUse();
  sessions.keepOnly(inUse.map(({ id }) => id));
  const sessionOutcome = await sessionInUse(dependencies);
  if (sessionOutcome.ok) await sessionOutcome.value.check();
}

/**
 * Why the certificate of a business could not sign right now, as last known: no device is asked, and a file that can
 * sign instead counts. Undefined when something can sign, or nobody knows yet.
 */
export async function knownTokenProblem(
  { certificates, sessions, now }: CertificateDependencies,
  entityId: string,
): Promise<SigningProblemCode | undefined> {
  const { main, fallback } = await certificates.inUse(entityId);
  const certificate = main === undefined ? undefined : await certificates.find(main);
  if (!certificate || !isTokenCertificate(certificate)) return undefined;
  const { fault } = sessions.of(certificate).known();
  if (!fault) return undefined;
  const stand = fallback === undefined ? undefined : await certificates.find(fallback);
  if (stand && !isExpired(stand.facts.valid_until, now())) return undefined;
  return tokenFaults[fault.code].problem;
}

async function sessionInUse({
  business,
  certificates,
  sessions,
}: CertificateDependencies): Promise<Outcome<TokenSession>> {
  const entity = await liveEntity(business);
  if (!entity.ok) return entity;
  const { main } = await certificates.inUse(entity.value.id);
  const certificate = main === undefined ? undefined : await certificates.find(main);
  if (certificate && isTokenCertificate(certificate)) return { ok: true, value: sessions.of(certificate) };
  return refuse({ code: 'not_found', detail: 'El negocio no firma con un token.' });
}

function stateOf({ fault, at, pinKept }: KnownState): TokenState {
  return {
    object: 'token_state',
    state: fault?.code ?? 'ready',
    ...(fault
      ? signingProblems[tokenFaults[fault.code].problem]
      : { message: 'El token está conectado y abierto.' }),
    checked_at: at.toISOString(),
    pin_kept: pinKept,
  };
}
