import { v7 as uuid } from 'uuid';
import { makeCounterStores } from '../../../../src-main/app/counter-stores.ts';
import { makeCounter } from '../../../../src-main/counter/counter.ts';
import type { OwnerSecret } from '../../../../src-main/counter/operators/forgotten-pin.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';

export const PIN = '482913';
const cursorSecret = Buffer.alloc(32, 7);

/** The counter on a store, at which nobody is signed in until somebody signs in. */
export function counterOn(
  store: Store,
  now: () => Date,
  ownerSecrets: readonly OwnerSecret[] = [],
  assignedPoint: () => Promise<string | undefined> = async () => undefined,
) {
  return makeCounter({
    assignedPoint,
    ...makeCounterStores(store),
    // The window's session is nobody's until somebody signs in.
    isOwner: () => false,
    environment: async () => 'sandbox',
    personChanged: () => {},
    ownerSecrets: async () => ownerSecrets,
    // At full cost each PIN takes 40 ms of the processor.
    pinCost: { N: 2, r: 1, p: 1 },
    now,
    newId: () => uuid(),
    cursorSecret,
  });
}
