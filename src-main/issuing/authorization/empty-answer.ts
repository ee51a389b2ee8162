import { DAY_MS, ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { StateAnswer } from '../ports/document-states.ts';

/** A document of whose key the authorization service answered `numeroComprobantes` 0. */
export interface EmptyAnswer {
  readonly at: Date;
  /** When the authority received it, as far as is known; else the beginning of its issue date. */
  readonly since: Date;
  /** An `<autorizacion>` with AUTORIZADO encloses it. */
  readonly isEnveloped?: boolean;
  /** A report of the authority lists its key. */
  readonly isListed?: boolean;
  /** Its XML is here, with a signature that was verified. */
  readonly isSigned?: boolean;
}

/** What is known of it all the same. */
export type AfterEmptyAnswer =
  /** It may still be in a queue, or not have been received: it is asked about again, and one of our own sent again. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'authorized'; readonly by: 'envelope' | 'listing' }
  | {
      readonly kind: 'authorized' | 'annulled' | 'not_authorized';
      readonly by: 'state';
      /** As the authority wrote it. */
      readonly decidedAt?: string;
    }
  /** Nothing but the signature of its issuer speaks for it. */
  | { readonly kind: 'signed' }
  | { readonly kind: 'unknown' };

/**
 * For so long an empty answer may mean that the authority has not received or decided it. After a few days it hands out
 * nothing of authorized documents either (SRI reference §4), and the answer says nothing.
 */
export const FRESH_DAYS = 3;

/**
 * The one decision about an empty answer, for imports, purchases, look-ups and deliveries: of an old document what else
 * is known counts, and the answer alone never means that it is unknown or not authorized.
 */
export async function afterEmptyAnswer(
  { at, since, isEnveloped, isListed, isSigned }: EmptyAnswer,
  askState: () => Promise<StateAnswer>,
): Promise<AfterEmptyAnswer> {
  if (at.getTime() - since.getTime() < FRESH_DAYS * DAY_MS) return { kind: 'undecided' };
  if (isEnveloped) return { kind: 'authorized', by: 'envelope' };
  const answer = isOfLastMonths(since, at) ? await askState() : noData;
  if (answer.kind === 'unavailable') return { kind: 'undecided' };
  if (answer.kind === 'found') {
    const { state, decidedAt } = answer;
    const kind = state === 'annulment_pending' ? 'authorized' : state;
    return { kind, by: 'state', ...(decidedAt !== undefined && { decidedAt }) };
  }
  if (isListed) return { kind: 'authorized', by: 'listing' };
  return { kind: isSigned ? 'signed' : 'unknown' };
}

const noData: StateAnswer = { kind: 'no_data' };

/** ConsultaComprobante answers the state of documents of this month and the last. */
function isOfLastMonths(since: Date, at: Date): boolean {
  return monthOf(at) - monthOf(since) <= 1;
}

/** Counted from year 0, in Ecuador. */
function monthOf(instant: Date): number {
  const [year, month] = ecuadorDate(instant).split('-');
  return Number(year) * 12 + Number(month);
}
