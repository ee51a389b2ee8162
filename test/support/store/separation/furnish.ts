import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { furnishBusiness, furnishShared } from './furnish-business.ts';
import { furnishCounter } from './furnish-counter.ts';
import { furnishDocuments } from './furnish-documents.ts';
import { furnishGoodsReceipts } from './furnish-goods-receipts.ts';
import { furnishProformas } from './furnish-proformas.ts';
import { furnishPrograms } from './furnish-programs.ts';
import { furnishReceivables } from './furnish-receivables.ts';
import type { Tenant } from './tenants.ts';

/** Fills an empty store with the like of each of these tenants, in their order. */
export async function furnish(store: Store, tenants: readonly Tenant[]): Promise<void> {
  await furnishShared(store);
  for (const tenant of tenants) {
    await furnishBusiness(store, tenant);
    await furnishCounter(store, tenant);
    await furnishDocuments(store, tenant);
    await furnishReceivables(store, tenant);
    await furnishGoodsReceipts(store, tenant);
    await furnishProformas(store, tenant);
    await furnishPrograms(store, tenant);
  }
}
