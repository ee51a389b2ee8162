import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { shelfPriceOf } from '../../../lib/format/iva.ts';
import { useProductPicture } from '../../../lib/queries/catalog/product-picture.ts';
import { useSale } from '../sale/sale-context.tsx';
import { priceOfProduct } from '../sale/sale-line.ts';
import styles from './tiles.module.css';

/** What a tile shows: the picture, or the first letters of the name; the name, and the price as on the shelf. */
export function TileFace({ product }: { readonly product: ProductResource }) {
  const priceListId = useSale((sale) => sale.priceList?.id);
  const { data: picture } = useProductPicture(product);
  const price = shelfPriceOf(priceOfProduct(product, priceListId), product.iva);
  return (
    <>
      <span className={styles.picture} data-hue={hueOf(product.category ?? product.name)} aria-hidden>
        {picture ? <img src={picture} alt="" draggable={false} /> : initialsOf(product.name)}
      </span>
      <span className={styles.name}>{product.name}</span>
      <span className={`${styles.price} tabular`}>
        {formatMoney(price)}
        {product.unit !== undefined && <small> / {product.unit}</small>}
      </span>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

const HUES = 6;

/** The same category has the same colour, wherever it stands. */
function hueOf(text: string): number {
  return [...text].reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % HUES;
}
