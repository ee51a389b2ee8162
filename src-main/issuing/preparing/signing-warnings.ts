import { daysLeftOf, inDays, isExpiring } from '../../contract/business/certificate/certificate-validity.ts';
import { type SigningProblemCode, signingProblems } from '../../contract/problems/signing-problems.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';

/** What is known of whether a business will be able to sign. */
export interface SigningOutlook {
  /** Why its token cannot sign now, as last known and without asking it; undefined when it can, or nobody knows yet. */
  knownProblem(entityId: string): Promise<SigningProblemCode | undefined>;
  /** The last instant at which something of it can sign; undefined without a certificate. */
  validUntil(entityId: string): Promise<string | undefined>;
}

export interface SigningWarning {
  readonly code: 'certificate_expiring' | 'token_absent' | 'pin_required';
  readonly message: string;
  readonly detail: string;
}

/**
 * What a preview says of a signature that will not be made at once, or soon not any more. Never a refusal: the sale goes
 * on, numbered and queued, and is signed when the token is back.
 */
export async function signingWarnings(
  outlook: SigningOutlook,
  { entityId, at }: { readonly entityId: string; readonly at: Date },
): Promise<readonly SigningWarning[]> {
  const [problem, validUntil] = await Promise.all([
    outlook.knownProblem(entityId),
    outlook.validUntil(entityId),
  ]);
  return [
    ...(validUntil !== undefined && isExpiring(validUntil, at) ? [expiryWarning(validUntil, at)] : []),
    ...(problem === undefined ? [] : [tokenWarning(problem)]),
  ];
}

function expiryWarning(validUntil: string, at: Date): SigningWarning {
  return {
    code: 'certificate_expiring',
    message: `El certificado de firma caduca ${inDays(daysLeftOf(validUntil, at))}.`,
    detail: `Vence el ${ecuadorDate(new Date(validUntil))}. Pida ya la renovación: puede tardar días.`,
  };
}

function tokenWarning(problem: SigningProblemCode): SigningWarning {
  const needsPin = problem === 'pin_required' || problem === 'pin_wrong' || problem === 'pin_final_try';
  const { message, remedy } = signingProblems[problem];
  return { code: needsPin ? 'pin_required' : 'token_absent', message, detail: remedy };
}
