import type { Certificate } from './certificate.ts';
import { matchBusiness } from './match-business.ts';

/** One of the certificates of a file or a token. */
export interface SignerCandidate {
  /** The name that the file or token gives the key, such as `signing` (Banco Central). */
  readonly friendlyName: string | null;
  readonly certificate: Certificate;
}

/** Why a certificate is not the one that signs. */
const refusalReasons = [
  'authority_certificate',
  'no_rsa_2048',
  'not_yet_valid',
  'expired',
  'not_for_signing',
  'other_business',
  'another_preferred',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export interface RefusedEntry<Entry extends SignerCandidate> {
  readonly entry: Entry;
  readonly reason: RefusalReason;
}

/** The entry that signs, and why each of the others does not. */
export type ChosenSigner<Entry extends SignerCandidate> =
  | { readonly ok: true; readonly value: Entry; readonly refused: readonly RefusedEntry<Entry>[] }
  | { readonly ok: false; readonly refused: readonly RefusedEntry<Entry>[] };

/**
 * Chooses the certificate that signs for a business (reference.md §7). Files of the Banco Central hold two pairs,
 * for signing and for encryption; with the wrong one the SRI answers "El certificado utilizado, no es del tipo
 * firma digital".
 *
 * @param ruc of the business; undefined for one that is still to be set up, with the certificate that is chosen
 */
export function chooseSigner<Entry extends SignerCandidate>(
  entries: readonly Entry[],
  { ruc, at }: { readonly ruc: string | undefined; readonly at: Date },
): ChosenSigner<Entry> {
  const judged = entries.map((entry) => ({ entry, reason: refusalOf(entry.certificate, ruc, at) }));
  const usable = judged.flatMap(({ entry, reason }) => (reason === null ? [entry] : []));
  const [chosen] = usable.toSorted((one, other) => preferenceOf(other, ruc) - preferenceOf(one, ruc));
  const refused = judged
    .filter(({ entry }) => entry !== chosen)
    .map(({ entry, reason }) => ({ entry, reason: reason ?? 'another_preferred' }));
  return chosen === undefined ? { ok: false, refused } : { ok: true, value: chosen, refused };
}

function refusalOf(certificate: Certificate, ruc: string | undefined, at: Date): RefusalReason | null {
  if (certificate.isAuthority) return 'authority_certificate';
  if (certificate.rsa?.bits !== 2048) return 'no_rsa_2048';
  if (at < new Date(certificate.validFrom)) return 'not_yet_valid';
  if (at > new Date(certificate.validUntil)) return 'expired';
  if (certificate.keyUsage !== null && !certificate.keyUsage.has('digitalSignature'))
    return 'not_for_signing';
  if (matchBusiness(certificate, ruc) === 'other') return 'other_business';
  return null;
}

/** Each criterion outweighs all later ones; among equals the one that lasts longest. */
function preferenceOf({ certificate, friendlyName }: SignerCandidate, ruc: string | undefined): number {
  const namesBusiness = matchBusiness(certificate, ruc) === 'same';
  const commits = certificate.keyUsage?.has('nonRepudiation') ?? false;
  const calledSigning = /sign|firma/i.test(friendlyName ?? '');
  const lasting = Date.parse(certificate.validUntil) / LATEST_INSTANT;
  return Number(namesBusiness) * 4 + Number(commits) * 2 + Number(calledSigning) + lasting / 2;
}

/** The last instant a Date can hold, in milliseconds: brings any date under 1. */
const LATEST_INSTANT = 8.64e15;
