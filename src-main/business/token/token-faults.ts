import type { Problem } from '../../contract/problems/problems.ts';
import { type SigningProblemCode, signingProblems } from '../../contract/problems/signing-problems.ts';
import type { TokenFault, TokenFaultCode } from '../../signing/token/token-port.ts';

interface FaultRow {
  readonly problem: SigningProblemCode;
  /** The field of a request that the fault speaks of; without one, it is the token's or the driver's own. */
  readonly pointer?: '/module' | '/serial' | '/certificate_id' | '/pin';
  /**
   * Who ends it. `time`: the token is plugged in again, the driver recovers; asked for every few seconds while documents
   * wait. `person`: nothing is tried until someone acts.
   */
  readonly endedBy: 'time' | 'person';
}

/** What each fault of a token means to the rest of the program. */
export const tokenFaults: Readonly<Record<TokenFaultCode, FaultRow>> = {
  unsupported: { problem: 'token_unsupported', endedBy: 'person' },
  driver_missing: { problem: 'driver_missing', pointer: '/module', endedBy: 'time' },
  driver_crashed: { problem: 'driver_crashed', endedBy: 'time' },
  driver_hung: { problem: 'driver_hung', endedBy: 'time' },
  absent: { problem: 'token_absent', pointer: '/serial', endedBy: 'time' },
  several_tokens: { problem: 'several_tokens', pointer: '/serial', endedBy: 'time' },
  key_missing: { problem: 'key_missing', pointer: '/certificate_id', endedBy: 'time' },
  pin_required: { problem: 'pin_required', pointer: '/pin', endedBy: 'person' },
  pin_wrong: { problem: 'pin_wrong', pointer: '/pin', endedBy: 'person' },
  pin_final_try: { problem: 'pin_final_try', pointer: '/pin', endedBy: 'person' },
  locked: { problem: 'token_locked', pointer: '/pin', endedBy: 'person' },
  token_failed: { problem: 'token_failed', endedBy: 'time' },
};

/** A fault of a token as the problem that a caller is answered. */
export function problemOfFault({ code }: TokenFault): Problem {
  const { problem, pointer } = tokenFaults[code];
  const { message, remedy } = signingProblems[problem];
  if (pointer === undefined) return { code: 'not_ready', detail: `${message} ${remedy}` };
  return {
    code: 'validation_failed',
    detail: `${message} ${remedy}`,
    errors: [{ pointer, code: problem, message }],
  };
}
