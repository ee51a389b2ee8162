import { UnstyledButton } from '@mantine/core';
import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { useBuyerAccount } from '../credit/use-buyer-account.ts';
import { useCreditLine } from '../credit/use-credit-line.ts';
import { useSale } from '../sale/sale-context.tsx';
import styles from './buyer.module.css';

interface BuyerCardProps {
  /** Too much for a final consumer: it says so itself. */
  readonly isOverLimit: boolean;
  readonly onChange: () => void;
}

/** Who is buying; opens the dialog to change it. */
export function BuyerCard({ isOverLimit, onChange }: BuyerCardProps) {
  const { t } = useTranslation();
  const buyer = useSale((sale) => sale.buyer);
  const account = useBuyerAccount();
  const credit = useCreditLine(account);
  const key = useShortcutKeys().buyer;
  const Icon = buyer ? IconUserCheck : IconUser;
  return (
    <UnstyledButton
      className={styles.card}
      data-asks={isOverLimit || undefined}
      data-credit={credit !== undefined || undefined}
      aria-keyshortcuts={ariaOfKey(key)}
      onClick={onChange}
    >
      <span className="for-readers">{t('buyer.change')}:</span>
      <Icon size={26} stroke={1.6} aria-hidden />
      <span className={styles.who}>
        <span className={styles.name}>
          {buyer?.name ?? t(isOverLimit ? 'sale.overLimitAsk' : 'buyer.finalConsumer')}
        </span>
        <span
          className={`${styles.detail} tabular`}
          data-late={(account && account.overdue !== '0.00') || undefined}
        >
          {credit ??
            (buyer
              ? `${t(`identification.${buyer.identification_type}`)} ${buyer.identification}`
              : t(isOverLimit ? 'sale.overLimitWhy' : 'buyer.finalConsumerHint'))}
        </span>
      </span>
      <KeyHint>{key}</KeyHint>
    </UnstyledButton>
  );
}
