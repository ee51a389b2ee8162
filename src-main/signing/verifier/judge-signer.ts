import { DAY_MS, ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import type { Certificate } from '../certificates/certificate.ts';
import { matchBusiness } from '../certificates/match-business.ts';
import type { SignerCertificate } from './signer-certificates.ts';

/** What a sound signature still leaves to doubt. Not one of them stops an import (reference.md §7). */
const signerDoubts = [
  /** The certificate says neither the issuer's RUC nor a cédula that could be compared with it. */
  'holder_unsaid',
  /** Its authority is none that the program knows to be accredited in Ecuador. */
  'issuer_unknown',
  /** It is signed with its own key, whatever issuer it names. */
  'self_signed',
] as const;
export type SignerDoubt = (typeof signerDoubts)[number];

export type SignerVerdict =
  | { readonly ok: true; readonly doubts: readonly SignerDoubt[] }
  | { readonly ok: false; readonly code: 'certificate_mismatch' | 'certificate_expired' };

/** Of whom a document says to be, and when. */
export interface SignedClaim {
  readonly issuerRuc: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
}

/**
 * Whether who signed could sign for the issuer that day. An authority is known by its name only: no certificates of
 * authorities come with the program, so a chain is never proven, and lists of revocation are never asked for.
 */
export function judgeSigner(
  { certificate, isSelfSigned }: SignerCertificate,
  { issuerRuc, issueDate }: SignedClaim,
  signingTime: string | null,
): SignerVerdict {
  const holder = matchBusiness(certificate, issuerRuc);
  if (holder === 'other') return { ok: false, code: 'certificate_mismatch' };
  const days = [issueDate, ...daysOf(signingTime)];
  if (!days.every((day) => isInForce(certificate, day))) return { ok: false, code: 'certificate_expired' };
  return {
    ok: true,
    doubts: [
      ...(holder === 'unsaid' ? (['holder_unsaid'] as const) : []),
      ...(certificate.issuerKnown ? [] : (['issuer_unknown'] as const)),
      ...(isSelfSigned ? (['self_signed'] as const) : []),
    ],
  };
}

/** The day in Ecuador: some programs write their local time as if it were UTC, so the hour is not to be relied on. */
function daysOf(signingTime: string | null): readonly string[] {
  const instant = Date.parse(signingTime ?? '');
  return Number.isNaN(instant) ? [] : [ecuadorDate(new Date(instant))];
}

function isInForce({ validFrom, validUntil }: Certificate, day: string): boolean {
  const start = startOfEcuadorDay(day).getTime();
  return Date.parse(validFrom) < start + DAY_MS && Date.parse(validUntil) >= start;
}
