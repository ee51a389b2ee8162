import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { furnishBusiness, furnishShared } from './furnish-business.ts';
import { furnishCounter } from './furnish-counter.ts';
import { furnishDocuments } from './furnish-documents.ts';
import { furnishPrograms } from './furnish-programs.ts';
import type { Place } from './places.ts';

/** Fills an empty store with the like of each of these places, in their order. */
export async function furnish(store: Store, places: readonly Place[]): Promise<void> {
  await furnishShared(store);
  for (const place of places) {
    await furnishBusiness(store, place);
    await furnishCounter(store, place);
    await furnishDocuments(store, place);
    await furnishPrograms(store, place);
  }
}
