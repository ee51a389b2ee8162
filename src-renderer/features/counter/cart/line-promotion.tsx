import { UnstyledButton } from '@mantine/core';
import { IconTag, IconTagOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ivaFactorOf } from '../../../../src-main/documents/taxes/iva-price.ts';
import { decimal, formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { useSale } from '../sale/sale-context.tsx';
import type { SaleLine } from '../sale/sale-line.ts';
import styles from './cart.module.css';

/** The promotion of a line and what it saves, to be taken off; or that it was, to be applied again. */
export function LinePromotion({ line }: { readonly line: SaleLine }) {
  const { t } = useTranslation();
  const change = useSale((sale) => sale.change);
  const { promotion, isPromotionOff, description } = line;
  if (!promotion && !isPromotionOff) return null;
  const Icon = promotion ? IconTag : IconTagOff;
  return (
    <div className={styles.promotion} data-applied={promotion !== undefined}>
      <Icon size={14} aria-hidden />
      <span className={styles.promotionName}>
        {promotion
          ? t('promotions.saves', { name: promotion.name, amount: formatMoney(savedOn(line)) })
          : t('promotions.takenOff')}
      </span>
      <UnstyledButton
        className={styles.promotionKey ?? ''}
        aria-label={t(promotion ? 'promotions.takeOffOf' : 'promotions.applyOf', { name: description })}
        onClick={() => change(line.key, { isPromotionOff: promotion !== undefined })}
      >
        {t(promotion ? 'action.remove' : 'sale.apply')}
      </UnstyledButton>
    </div>
  );
}

/** With IVA, as the customer sees it. */
function savedOn({ discount, includesIva, iva }: SaleLine): string {
  return formatAmount(decimal(discount).times(includesIva ? 1 : ivaFactorOf(iva)));
}
