import { approvablePermissions } from '../../../src-main/contract/counter/permissions.ts';
import type { Refusal } from '../http/answer.ts';
import type { AskForPermit } from './permit-context.ts';

/** What somebody else would have to allow, where that is all that stands in the way. */
export function missingApproval({ code, errors }: Refusal): Parameters<AskForPermit> | undefined {
  if (code !== 'operator_not_allowed') return undefined;
  for (const error of errors) {
    const action = approvablePermissions.find((permission) => permission === error.code);
    if (action) return [action, error.about];
  }
  return undefined;
}
