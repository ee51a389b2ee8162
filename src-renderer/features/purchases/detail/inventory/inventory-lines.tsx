import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseInventoryLine } from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import type { GoodsEffect } from '../../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { decimal } from '../../../../../src-main/documents/values/decimal.ts';
import { formatMoney, groupThousands } from '../../../../lib/format/format.ts';
import { type LotDraft, noLot } from '../../../../lib/lots/lot-draft.ts';
import { LotFields } from '../../../../ui/fields/lot-fields.tsx';
import styles from '../../purchases.module.css';
import { costsAfter } from './costs/costs-after.ts';

interface InventoryLinesProps {
  /** Undefined of a note until a person says it. */
  readonly effect: GoodsEffect | undefined;
  readonly lines: readonly PurchaseInventoryLine[];
  /** Somebody is about to say what a line is. */
  readonly onAsk: (line: number) => void;
  /** By line, as typed. */
  readonly lots: ReadonlyMap<number, LotDraft>;
  /** It was sent already: what is missing is marked. */
  readonly isAsked: boolean;
  /** Given where lots are kept. */
  readonly onTypeLot?: ((line: number, lot: LotDraft) => void) | undefined;
}

/** What the lines of a purchase are, and what enters of each, or goes out. */
export function InventoryLines({ effect, lines, onAsk, lots, isAsked, onTypeLot }: InventoryLinesProps) {
  const { t } = useTranslation();
  const columns = effect ?? 'return';
  const after = effect === undefined || effect === 'entry' ? undefined : costsAfter(effect, lines);
  return (
    <table className={`${styles.table} ${styles.inset}`} aria-label={t('goodsReceipt.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('goodsReceipt.line')}</th>
          <th scope="col">{t('goodsReceipt.product')}</th>
          <th scope="col" className={styles.right}>
            {effect === undefined ? t('goodsReceipt.discount.column') : t(`goodsReceipt.${effect}.column`)}
          </th>
          <th scope="col" className={styles.right}>
            {t(`goodsReceipt.${columns}.unitCost`)}
          </th>
          <th scope="col" className={styles.right}>
            {t(`goodsReceipt.${columns}.cost`)}
          </th>
          <th scope="col">
            <span className="for-readers">{t('goodsReceipt.change')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow
            key={line.line}
            line={line}
            isFar={(effect === 'entry' || effect === 'return') && isStrange(line)}
            costAfter={after?.get(line.match?.product?.product_id ?? '')?.after}
            onAsk={() => onAsk(line.line)}
          >
            {onTypeLot && line.match?.product?.tracks_lots && (
              <LotFields
                draft={lots.get(line.line) ?? noLot}
                name={line.match.product.name}
                isAsked={isAsked}
                onChange={(lot) => onTypeLot(line.line, lot)}
              />
            )}
          </LineRow>
        ))}
      </tbody>
    </table>
  );
}

interface LineRowProps {
  readonly line: PurchaseInventoryLine;
  /** Its cost is far from that of the product. */
  readonly isFar: boolean;
  /** What the product costs once a note is booked. */
  readonly costAfter: string | undefined;
  readonly onAsk: () => void;
  /** The lot it comes into. */
  readonly children: ReactNode;
}

function LineRow({ line, isFar, costAfter, onAsk, children }: LineRowProps) {
  const { t } = useTranslation();
  const { description, code, quantity, match, cost } = line;
  const isProduct = match?.kind === 'product';
  return (
    <tr>
      <td className={styles.half}>
        {description}
        <span className={`${styles.under} tabular`}>
          {[code, `× ${groupThousands(quantity)}`].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className={styles.half}>
        {isProduct && <strong>{match.product?.name}</strong>}
        {match?.kind === 'not_goods' && <span className={styles.dim}>{t('goodsReceipt.notGoods')}</span>}
        {match && <span className={styles.under}>{t(`goodsReceipt.sources.${match.source}`)}</span>}
        {isFar && <span className={styles.strange}>{t('goodsReceipt.strange')}</span>}
        {children}
      </td>
      <td className={`${styles.right} ${styles.whole} tabular`}>
        {isProduct && groupThousands(line.quantity_in ?? '0')}
        {isProduct && match.factor !== '1' && (
          <span className={styles.under}>
            {t('goodsReceipt.times', { quantity: groupThousands(quantity), factor: match.factor })}
          </span>
        )}
      </td>
      <td className={`${styles.right} ${styles.whole} tabular`}>
        {line.unit_cost !== undefined && formatMoney(line.unit_cost)}
        {isProduct && match.product?.unit_cost !== undefined && (
          <span className={styles.under}>
            {costAfter === undefined
              ? t('goodsReceipt.costNow', { cost: formatMoney(match.product.unit_cost) })
              : t('goodsReceipt.costAfter', {
                  cost: formatMoney(match.product.unit_cost),
                  after: formatMoney(costAfter),
                })}
          </span>
        )}
      </td>
      <td className={`${styles.right} ${styles.whole} tabular`}>{formatMoney(cost)}</td>
      <td className={styles.right}>
        <Button
          variant={match ? 'subtle' : 'light'}
          aria-label={t(match ? 'goodsReceipt.changeOf' : 'goodsReceipt.sayOf', { name: description })}
          onClick={onAsk}
        >
          {t(match ? 'goodsReceipt.change' : 'goodsReceipt.say')}
        </Button>
      </td>
    </tr>
  );
}

/** Three times as much, or a third: more likely a pack that nobody counted than a price. */
const STRANGE = 3;

function isStrange({ match, unit_cost: cost }: PurchaseInventoryLine): boolean {
  const now = match?.product?.unit_cost;
  if (now === undefined || cost === undefined || decimal(now).eq(0) || decimal(cost).eq(0)) return false;
  return decimal(cost).gte(decimal(now).times(STRANGE)) || decimal(now).gte(decimal(cost).times(STRANGE));
}
