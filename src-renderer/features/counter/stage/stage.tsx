import type { ReactNode } from 'react';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { usePreferences } from '../../../lib/preferences.tsx';
import styles from '../counter.module.css';
import { useSale } from '../sale/sale-context.tsx';
import { useAnyProduct } from '../search/use-any-product.ts';
import { TileBoard } from '../tiles/tile-board.tsx';
import { useBoardPages } from '../tiles/tiles-query.ts';

interface StageProps {
  readonly onSell: (product: ProductResource) => void;
  readonly onLeave: () => void;
  /** The sale in hand. */
  readonly children: ReactNode;
}

/** The sale with the favourites beside it, or under it where the screen is narrow; an empty sale leaves them its room, and a sale in hand takes that of a board that is empty. */
export function Stage({ onSell, onLeave, children }: StageProps) {
  const isWanted = usePreferences((state) => state.showsTiles);
  const state = useSale(({ lines, issued }) => (lines.length > 0 ? 'lines' : issued ? 'issued' : 'empty'));
  const hasProducts = useAnyProduct() === true;
  const isBare = useBoardPages().length === 0;
  const hasTiles = hasProducts && isWanted;
  return (
    <div
      className={styles.stage}
      data-state={state}
      data-tiles={(hasTiles && (state === 'empty' || !isBare)) || undefined}
      data-bare={isBare || undefined}
    >
      {children}
      {hasTiles && <TileBoard onSell={onSell} onLeave={onLeave} />}
    </div>
  );
}
