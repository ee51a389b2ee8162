import type { KeyboardEvent } from 'react';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { TileFace } from './tile-face.tsx';
import styles from './tiles.module.css';

interface TileGridProps {
  readonly label: string;
  readonly products: readonly ProductResource[];
  readonly onSell: (product: ProductResource) => void;
  /** Escape: back to the search field. */
  readonly onLeave: () => void;
}

/** Products to be touched; arrow keys walk among them, and one of them alone is a stop of Tab. */
export function TileGrid({ label, products, onSell, onLeave }: TileGridProps) {
  const press = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key === 'Escape') return onLeave();
    const grid = event.currentTarget;
    const tiles = [...grid.querySelectorAll<HTMLElement>('button')];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? tiles.indexOf(activeElement) : -1;
    const step = stepOf(event.key, columnsOf(grid));
    const next = at === -1 || step === undefined ? undefined : tiles[at + step];
    if (!next) return;
    event.preventDefault();
    for (const tile of tiles) tile.tabIndex = tile === next ? 0 : -1;
    next.focus();
  };
  return (
    <fieldset className={styles.grid} aria-label={label} onKeyDown={press}>
      {products.map((product, index) => (
        <button
          key={product.id}
          type="button"
          className={styles.tile}
          tabIndex={index === 0 ? 0 : -1}
          // The caret stays where the next scan is typed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSell(product)}
        >
          <TileFace product={product} />
        </button>
      ))}
    </fieldset>
  );
}

function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

function stepOf(key: string, columns: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return 1;
    case 'ArrowLeft':
      return -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return undefined;
  }
}
