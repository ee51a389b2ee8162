import type { Applier } from './applier.ts';
import { commandChanges } from './command-changes.ts';
import { creditChanges } from './credit-changes.ts';
import { customerChanges } from './customer-changes.ts';
import { operatorChanges } from './operator-changes.ts';
import { priceListChanges } from './price-list-changes.ts';
import { productChanges } from './product-changes.ts';
import { retirementChanges } from './retirement-changes.ts';
import { seriesStopChanges } from './series-stop-changes.ts';
import { settingChanges } from './setting-changes.ts';

/** What a station knows to do about each subject of the head office's changes. */
export const appliers: Readonly<Record<string, Applier>> = {
  command: commandChanges,
  operator: operatorChanges,
  credit: creditChanges,
  customer: customerChanges,
  price_list: priceListChanges,
  product: productChanges,
  retirement: retirementChanges,
  series_stop: seriesStopChanges,
  setting: settingChanges,
};
