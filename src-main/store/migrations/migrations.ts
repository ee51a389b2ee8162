import { baseline } from './0001-baseline.ts';
import { figuresByNature } from './0002-figures-by-nature.ts';
import { declarations } from './0003-declarations.ts';
import { bookedPurchases } from './0004-booked-purchases.ts';
import { mailedContent } from './0005-mailed-content.ts';
import { programRuns } from './0006-program-runs.ts';
import { noteNatures } from './0007-note-natures.ts';
import { receivables } from './0008-receivables.ts';
import { proformas } from './0009-proformas.ts';
import { costs } from './0010-costs.ts';
import { goodsReceipts } from './0011-goods-receipts.ts';
import { reportedPurchases } from './0012-reported-purchases.ts';
import { lots } from './0013-lots.ts';
import { promotions } from './0014-promotions.ts';
import { productLabels } from './0015-product-labels.ts';
import { variants } from './0016-variants.ts';
import { supplierReturns } from './0017-supplier-returns.ts';

/**
 * Every migration in order; a file that has the first two says `PRAGMA user_version` 2. One that was released is never
 * edited: a change is a new one.
 */
export const migrations: readonly string[] = [
  baseline,
  figuresByNature,
  declarations,
  bookedPurchases,
  mailedContent,
  programRuns,
  noteNatures,
  receivables,
  proformas,
  costs,
  goodsReceipts,
  reportedPurchases,
  lots,
  promotions,
  productLabels,
  variants,
  supplierReturns,
];
