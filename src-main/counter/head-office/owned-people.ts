import type { Operators } from '../operators/operators.ts';
import { type HeadOwnership, makeGuarded, ownedByHead } from './head-ownership.ts';

/** The people of a station whose head office may have some. Its own stay its own; new ones are made there. All PINs are the station's. */
export function peopleUnderHeadOffice(operators: Operators, ownership: HeadOwnership): Operators {
  const { alone } = makeGuarded(ownership);
  return {
    ...operators,
    create: alone(['operator'], operators.create),
    change: async (session, id, patch) => {
      const isPinAlone = Object.keys(patch).every((field) => field === 'pin');
      return !isPinAlone && (await ownership.isOwned('operator', id))
        ? ownedByHead('operator')
        : operators.change(session, id, patch);
    },
  };
}
