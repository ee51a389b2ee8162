import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatInstant, formatMoney } from '../../../lib/format/format.ts';
import { CursorButtons } from '../../../ui/tables/cursor-buttons.tsx';
import styles from '../cash.module.css';
import { useClosings } from '../cash-query.ts';
import { NotRead } from '../not-read.tsx';
import { DifferenceBadge } from './difference-badge.tsx';

/** The closings of a till, each a way to its Z. */
export function ClosingsTable({ tillId }: { readonly tillId: string }) {
  const { t } = useTranslation();
  const [cursor, setCursor] = useState<string>();
  const { data: page, error } = useClosings(tillId, cursor);
  if (!page) return <NotRead error={error} />;
  if (page.data.length === 0) {
    return (
      <Text c="dimmed" className={styles.inset ?? ''}>
        {t('cash.noClosings')}
      </Text>
    );
  }
  return (
    <>
      <table className={styles.table} aria-label={t('cash.closings')}>
        <thead>
          <tr>
            <th scope="col">{t('cash.zNumber')}</th>
            <th scope="col">{t('cash.closedAt')}</th>
            <th scope="col">{t('cash.operator')}</th>
            <th scope="col" className={styles.right}>
              {t('cash.counted')}
            </th>
            <th scope="col">{t('cash.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {page.data.map(({ id, z_number, closed_at, operator, counted, difference }) => (
            <tr key={id} className={styles.link}>
              <td className="tabular">
                <Link to={`/caja/cierres/${id}`} aria-label={t('cash.viewZ', { number: String(z_number) })}>
                  {z_number}
                </Link>
              </td>
              <td className={`${styles.whole} tabular`}>{closed_at && formatInstant(closed_at)}</td>
              <td className={styles.wide}>{operator.name}</td>
              <td className={`${styles.right} tabular`}>{counted && formatMoney(counted)}</td>
              <td className={styles.whole}>
                {difference !== undefined && <DifferenceBadge difference={difference} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CursorButtons page={page} isInset onMove={setCursor} />
    </>
  );
}
