import { UnstyledButton } from '@mantine/core';
import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { useSale } from '../sale/sale-context.tsx';
import styles from './buyer.module.css';

/** Who is buying; opens the dialog to change it. */
export function BuyerCard({ onChange }: { readonly onChange: () => void }) {
  const { t } = useTranslation();
  const buyer = useSale((sale) => sale.buyer);
  const Icon = buyer ? IconUserCheck : IconUser;
  return (
    <UnstyledButton className={styles.card} aria-keyshortcuts="F4" onClick={onChange}>
      <span className="for-readers">{t('buyer.change')}:</span>
      <Icon size={26} stroke={1.6} aria-hidden />
      <span className={styles.who}>
        <span className={styles.name}>{buyer?.name ?? t('buyer.finalConsumer')}</span>
        <span className={`${styles.detail} tabular`}>
          {buyer
            ? `${t(`identification.${buyer.identification_type}`)} ${buyer.identification}`
            : t('buyer.finalConsumerHint')}
        </span>
      </span>
      <KeyHint>F4</KeyHint>
    </UnstyledButton>
  );
}
