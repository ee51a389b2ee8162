import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BackupContents } from '../../../../src-main/contract/business/backups/restore.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import styles from '../backups/backups.module.css';

/** Whose backup it is, of when, and how far its numbers go: what a person compares with the last printed document. */
export function BackupContentsView({ backup }: { readonly backup: BackupContents }) {
  const { t } = useTranslation();
  const counted = backup.series.filter(({ environment }) => environment === 'live');
  return (
    <>
      <Text fw={600}>{t('restore.of', { name: backup.legal_name, ruc: backup.ruc })}</Text>
      <Text>{t('restore.madeAt', { at: formatInstant(backup.created_at), count: backup.documents })}</Text>
      {counted.length > 0 && (
        <table className={styles.table} aria-label={t('restore.series')}>
          <thead>
            <tr>
              <th scope="col">{t('restore.series')}</th>
              <th scope="col">{t('restore.lastNumber')}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ document_type, establishment, emission_point, last_number }) => (
              <tr key={`${document_type} ${establishment}-${emission_point}`}>
                <td>
                  {t(`document.type.${document_type}`)} {establishment}-{emission_point}
                </td>
                <td className="tabular">{String(last_number).padStart(9, '0')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {counted.length === 0 && <Text>{t('restore.noLive')}</Text>}
    </>
  );
}
