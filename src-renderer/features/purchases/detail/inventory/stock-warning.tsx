import { useTranslation } from 'react-i18next';
import type { PurchaseInventoryLine } from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import type { GoodsEffect } from '../../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { decimal, sum } from '../../../../../src-main/documents/values/decimal.ts';
import { groupBy } from '../../../../../src-main/documents/values/group-by.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';

interface StockWarningProps {
  readonly effect: GoodsEffect;
  readonly lines: readonly PurchaseInventoryLine[];
}

/** Which products a supplier's note leaves below zero, or cannot make cheaper as there are none: warned of, not refused. */
export function StockWarning({ effect, lines }: StockWarningProps) {
  const { t } = useTranslation();
  if (effect === 'entry') return null;
  const names = namesOf(effect, lines);
  if (names.length === 0) return null;
  const text = effect === 'return' ? 'goodsReceipt.lacking' : 'goodsReceipt.nothingThere';
  return <Notice tone="care" title={t(text, { names: names.join(', ') })} />;
}

function namesOf(effect: 'return' | 'discount', lines: readonly PurchaseInventoryLine[]): readonly string[] {
  const matched = lines.flatMap(({ match, quantity_in: quantity = '0' }) =>
    match?.product ? { product: match.product, quantity: decimal(quantity) } : [],
  );
  return [...groupBy(matched, ({ product }) => product.product_id).values()].flatMap((own) => {
    const product = own[0]?.product;
    if (!product) return [];
    const there = decimal(product.on_hand ?? '0');
    const isShort = effect === 'return' ? there.lt(sum(own.map(({ quantity }) => quantity))) : there.lte(0);
    return isShort ? product.name : [];
  });
}
