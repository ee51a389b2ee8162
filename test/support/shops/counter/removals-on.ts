import { makeRemovals } from '../../../../src-main/counter/removals/removals.ts';
import { makeRemovalStore } from '../../../../src-main/store/counter/removal-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';

/** What is removed from a store in a shop at which nobody signs in. */
export function removalsOn(store: Store) {
  return makeRemovals({
    store: makeRemovalStore(store),
    permits: { signedIn: async () => undefined },
    now: () => new Date(),
  });
}
