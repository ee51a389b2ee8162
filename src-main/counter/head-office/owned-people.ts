import type { Operators } from '../operators/operators.ts';
import { type HeadOwnership, makeGuarded, ownedByHead } from './head-ownership.ts';

/** The people of a station whose head office may have some. Its own stay its own; new ones are made there. */
export function peopleUnderHeadOffice(operators: Operators, ownership: HeadOwnership): Operators {
  const { own, alone } = makeGuarded(ownership);
  return {
    ...operators,
    create: alone(['operator'], operators.create),
    change: async (session, id, patch) =>
      (await ownership.isOwned('operator', id))
        ? ownedByHead('operator')
        : operators.change(session, id, patch),
    resetPin: own('operator', operators.resetPin),
    resetForgottenPin: own('operator', operators.resetForgottenPin),
  };
}
