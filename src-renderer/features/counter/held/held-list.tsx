import { UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HeldSaleListed } from '../../../../src-main/contract/counter/held-sale.ts';
import { walkRows } from '../../../lib/focus/walk-rows.ts';
import { formatMoney, formatTime } from '../../../lib/format/format.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import styles from './held.module.css';

interface HeldListProps {
  readonly held: readonly HeldSaleListed[];
  readonly onTake: (sale: HeldSaleListed) => void;
  readonly onDiscard: (sale: HeldSaleListed) => void;
}

/** What waits, each with who it is of, what it comes to, since when, and who put it aside. */
export function HeldList({ held, onTake, onDiscard }: HeldListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {held.map((sale, index) => (
        <li key={sale.id} className={styles.item}>
          <UnstyledButton
            className={styles.sale}
            data-autofocus={index === 0 || undefined}
            onKeyDown={walkRows}
            onClick={() => onTake(sale)}
          >
            <span className="for-readers">{t('sale.recallTake', { label: sale.label })}</span>
            <span className={styles.what} aria-hidden>
              <span className={styles.label}>{sale.label}</span>
              {sale.customer_name !== undefined && sale.customer_name !== sale.label && (
                <span className={styles.detail}>{sale.customer_name}</span>
              )}
            </span>
            <span className={`${styles.detail} tabular`}>
              {[formatTime(sale.created_at), sale.operator?.name, sale.till_name]
                .filter((text) => text !== undefined)
                .join(' · ')}
            </span>
            <span className={`${styles.total} tabular`}>{formatMoney(sale.total)}</span>
          </UnstyledButton>
          <IconAction
            icon={IconTrash}
            label={t('sale.recallDelete', { label: sale.label })}
            onClick={() => onDiscard(sale)}
          />
        </li>
      ))}
    </ul>
  );
}
