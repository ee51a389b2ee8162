import type { SaleState } from '../sale/sale-store.ts';

/**
 * What stands in the way of putting the sale in hand aside. One whose charge was left without an answer may be a
 * document already: taken up again it would have another key, and be issued twice.
 */
export function whyNotPutAside({
  lines,
  attempts,
}: Pick<SaleState, 'lines' | 'attempts'>): 'nothing' | 'unfinished' | undefined {
  if (lines.length === 0) return 'nothing';
  return attempts.length > 0 ? 'unfinished' : undefined;
}
