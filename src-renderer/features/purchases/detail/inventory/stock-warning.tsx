import { useTranslation } from 'react-i18next';
import type { PurchaseInventoryLine } from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import type { GoodsEffect } from '../../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { decimal, sum } from '../../../../../src-main/documents/values/decimal.ts';
import { groupBy } from '../../../../../src-main/documents/values/group-by.ts';
import { formatMoney } from '../../../../lib/format/format.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { costsAfter } from './costs/costs-after.ts';

interface StockWarningProps {
  readonly effect: GoodsEffect | undefined;
  readonly lines: readonly PurchaseInventoryLine[];
}

/** Which products a supplier's note leaves below zero or at a strange cost, or cannot make cheaper as there are none: warned of, not refused. */
export function StockWarning({ effect, lines }: StockWarningProps) {
  const { t } = useTranslation();
  if (effect === undefined || effect === 'entry') return null;
  const names = namesOf(effect, lines);
  const text = effect === 'return' ? 'goodsReceipt.lacking' : 'goodsReceipt.nothingThere';
  const strange = [...costsAfter(effect, lines).values()].filter(({ isStrange }) => isStrange);
  return (
    <>
      {names.length > 0 && <Notice tone="care" title={t(text, { names: names.join(', ') })} />}
      {strange.length > 0 && (
        <Notice tone="care" title={t('goodsReceipt.strangeAfter')}>
          {strange
            .map(({ name, before, after }) => `${name}: ${formatMoney(before)} → ${formatMoney(after)}`)
            .join('; ')}
        </Notice>
      )}
    </>
  );
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
