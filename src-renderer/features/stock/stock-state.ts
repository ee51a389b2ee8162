import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconHelpCircle,
} from '@tabler/icons-react';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { decimal } from '../../../src-main/documents/values/decimal.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

export type StockState = 'enough' | 'low' | 'out' | 'missing' | 'untracked';

/** How much there is, in a word. Below zero, more was sold than was on record: somebody must count. */
export function stockStateOf({ on_hand: onHand, low }: Pick<StockItem, 'on_hand' | 'low'>): StockState {
  if (onHand === undefined) return 'untracked';
  const quantity = decimal(onHand);
  if (quantity.lt(0)) return 'missing';
  if (quantity.eq(0)) return 'out';
  return low ? 'low' : 'enough';
}

export const stockLooks: Readonly<Record<StockState, { readonly tone: Tone; readonly icon: Icon }>> = {
  enough: { tone: 'ok', icon: IconCircleCheck },
  low: { tone: 'care', icon: IconAlertTriangle },
  out: { tone: 'bad', icon: IconCircleMinus },
  missing: { tone: 'bad', icon: IconHelpCircle },
  untracked: { tone: 'quiet', icon: IconCircleDashed },
};
