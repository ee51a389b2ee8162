import { Button, Group } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type {
  GoodsReceipt,
  ReceivedProduct,
} from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { decimal } from '../../../../../src-main/documents/values/decimal.ts';
import { formatInstant, formatMoney, groupThousands } from '../../../../lib/format/format.ts';
import { usePermit } from '../../../../lib/workplace/use-permit.ts';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import styles from '../../purchases.module.css';
import type { GoodsDocument } from './goods-document.ts';
import { useGoodsReversal } from './inventory-query.ts';
import { isUnsupported } from './unsupported.ts';

interface ReceivedGoodsProps {
  readonly purchase: GoodsDocument;
  readonly receipt: GoodsReceipt;
  /** By now its IVA would be part of the cost and was not, or the other way round. */
  readonly isIvaOtherwise: boolean;
  /** Its lines were corrected since. */
  readonly isChanged: boolean;
}

/** What a purchase brought into stock, or a note took away, what it changed of costs, and which prices earn less by it. */
export function ReceivedGoods({ purchase, receipt, isIvaOtherwise, isChanged }: ReceivedGoodsProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const reversal = useGoodsReversal(purchase.id);
  const [isAsking, setAsking] = useState(false);
  const { effect, products, operator, entered_at: at, total } = receipt;
  const ids = products.map(({ product_id: id }) => id);
  const when = formatInstant(at);
  const hasProposals = products.some(({ proposed_price: price }) => price);
  const reverse = async () => {
    const granted = await permit('move_stock', { item: purchase.id, amount: total });
    if (granted) reversal.mutate(granted, { onSuccess: () => setAsking(false) });
  };
  return (
    <Panel title={t('goodsReceipt.title')} padded={false}>
      <div className={styles.foot}>
        <Notice
          tone="ok"
          title={
            operator
              ? t(`goodsReceipt.${effect}.doneBy`, { when, name: operator.name })
              : t(`goodsReceipt.${effect}.done`, { when })
          }
          actions={
            <>
              {effect === 'entry' && (
                <Button
                  variant="default"
                  component={Link}
                  to={`/productos?etiquetas=${ids.join(',')}`}
                  leftSection={<IconTag size={18} aria-hidden />}
                >
                  {t('goodsReceipt.labels')}
                </Button>
              )}
              <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
                {t(`goodsReceipt.${effect}.undo`)}
              </Button>
            </>
          }
        />
        {isUnsupported(purchase) && <Notice tone="care" title={t('goodsReceipt.unsupportedEntered')} />}
        {isIvaOtherwise && <Notice tone="care" title={t('goodsReceipt.ivaOtherwise')} />}
        {isChanged && <Notice tone="care" title={t('goodsReceipt.changedSince')} />}
      </div>
      <div className={styles.scroll}>
        <table
          className={`${styles.table} ${styles.inset}`}
          aria-label={t(`goodsReceipt.${effect}.products`)}
        >
          <thead>
            <tr>
              <th scope="col">{t('goodsReceipt.product')}</th>
              <th scope="col" className={styles.right}>
                {t(`goodsReceipt.${effect}.column`)}
              </th>
              <th scope="col" className={styles.right}>
                {t(`goodsReceipt.${effect}.unitCost`)}
              </th>
              <th scope="col" className={styles.right}>
                {t('goodsReceipt.costChange')}
              </th>
              <th scope="col" className={styles.right}>
                {t('goodsReceipt.marginChange')}
              </th>
              {hasProposals && (
                <th scope="col" className={styles.right}>
                  {t('goodsReceipt.proposed')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ReceivedRow key={product.product_id} product={product} hasProposals={hasProposals} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <div className={styles.sum}>
          <span>{t(`goodsReceipt.${effect}.total`)}</span>
          <output className="tabular" aria-label={t(`goodsReceipt.${effect}.total`)}>
            {formatMoney(total)}
          </output>
        </div>
        <Group>
          <span className={styles.why}>
            {t(receipt.iva_in_cost ? 'goodsReceipt.withIva' : 'goodsReceipt.withoutIva')}
            {decimal(receipt.freight).gt(0) &&
              ` ${t('goodsReceipt.freightWithin', { freight: formatMoney(receipt.freight) })}`}
          </span>
        </Group>
      </div>
      {isAsking && (
        <QuestionDialog
          title={t(`goodsReceipt.${effect}.undo`)}
          question={t(`goodsReceipt.${effect}.undoQuestion`)}
          confirm={t(`goodsReceipt.${effect}.undo`)}
          isDestructive
          doing={reversal}
          onConfirm={() => void reverse()}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

interface ReceivedRowProps {
  readonly product: ReceivedProduct;
  readonly hasProposals: boolean;
}

function ReceivedRow({ product, hasProposals }: ReceivedRowProps) {
  const { t } = useTranslation();
  const { name, code, quantity, unit_cost: unitCost, cost_before: before, cost_after: after } = product;
  const { margin_before: marginBefore, margin_after: marginAfter, proposed_price: proposed } = product;
  const change = (one: string | undefined, other: string | undefined) =>
    [one, other].filter((text) => text !== undefined).join(' → ');
  const money = (cost: string | undefined) => (cost === undefined ? undefined : formatMoney(cost));
  const percent = (margin: string | undefined) => (margin === undefined ? undefined : `${margin} %`);
  return (
    <tr>
      <td className={styles.wide}>
        {name}
        <span className={`${styles.under} tabular`}>{code}</span>
      </td>
      <td className={`${styles.right} ${styles.whole} tabular`}>{groupThousands(quantity)}</td>
      <td className={`${styles.right} ${styles.whole} tabular`}>{formatMoney(unitCost)}</td>
      <td className={`${styles.right} ${styles.whole} tabular`}>{change(money(before), money(after))}</td>
      <td className={`${styles.right} ${styles.whole} tabular`}>
        {change(percent(marginBefore), percent(marginAfter))}
      </td>
      {hasProposals && (
        <td className={`${styles.right} ${styles.whole} tabular`}>
          {proposed?.unit_price_with_taxes !== undefined &&
            t('goodsReceipt.proposedWithIva', { price: formatMoney(proposed.unit_price_with_taxes) })}
          {proposed?.unit_price !== undefined &&
            t('goodsReceipt.proposedWithoutIva', { price: formatMoney(proposed.unit_price) })}
        </td>
      )}
    </tr>
  );
}
