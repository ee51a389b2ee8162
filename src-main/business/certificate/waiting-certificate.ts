import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { type Certificate, parseCertificate } from '../../signing/certificates/certificate.ts';
import { rucIn } from '../../signing/certificates/match-business.ts';
import type { NewCertificate } from '../ports/certificate-store.ts';
import { chooseForBusiness, type Judged, openCertificate } from './open-certificate.ts';
import { unsealFile } from './sealed-file.ts';

/** A certificate that was given before the business it is to sign for is set up, and what it tells of that business. */
export interface WaitingCertificate {
  readonly certificate: NewCertificate;
  readonly ruc: string | undefined;
  /** Undefined where the certificate names only the signer of a company. */
  readonly legalName: string | undefined;
}

/** Where it waits: there is one at most. */
export interface WaitingCertificates {
  get(): Promise<WaitingCertificate | undefined>;
  keep(waiting: WaitingCertificate): Promise<void>;
  /** Once the business has it. */
  forget(): Promise<void>;
}

/** A certificate as it waits for its business. */
export function waitingOf(read: Certificate, certificate: NewCertificate): WaitingCertificate {
  const { holder, company, kind } = read;
  const isNamed = kind === 'persona_natural' || kind === 'persona_juridica';
  return { certificate, ruc: rucIn(read), legalName: company ?? (isNamed ? holder : undefined) };
}

/**
 * The certificate that waited, for the business that is made now. Undefined where none waits, or where it was sealed on
 * another computer; refused beside the RUC when it is another's.
 */
export async function adoptWaiting(
  { waiting, box }: { readonly waiting: WaitingCertificates; readonly box: SecretBox },
  { ruc, at }: Pick<Judged, 'at'> & { readonly ruc: string },
): Promise<Outcome<NewCertificate | undefined>> {
  const waitingOne = await waiting.get();
  if (!waitingOne) return { ok: true, value: undefined };
  const { key } = waitingOne.certificate;
  const judged = { ruc, at, pointer: '/business/ruc' };
  if (key.storage === 'token') {
    const candidate = { friendlyName: null, certificate: parseCertificate(key.certificateDer) };
    const chosen = chooseForBusiness([candidate], judged);
    return chosen.ok ? { ok: true, value: waitingOne.certificate } : chosen;
  }
  const file = unsealFile(box, key.sealed);
  if (!file) return { ok: true, value: undefined };
  const opened = openCertificate(file, judged);
  if (opened.ok) return { ok: true, value: waitingOne.certificate };
  const errors = opened.problem.errors?.map((error) => ({ ...error, pointer: judged.pointer })) ?? [];
  return refuse({ ...opened.problem, errors });
}
