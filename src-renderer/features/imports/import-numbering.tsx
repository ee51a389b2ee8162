import { useTranslation } from 'react-i18next';
import type { ImportResource } from '../../../src-main/contract/import.ts';
import { Panel } from '../../ui/layout/page.tsx';
import styles from './imports.module.css';

/** The series that go on after what was imported. */
export function ImportNumbering({ numbering }: Pick<ImportResource, 'numbering'>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('imports.numbering')} padded={false}>
      <table className={styles.table} aria-label={t('imports.numbering')}>
        <thead>
          <tr>
            <th scope="col">{t('imports.document')}</th>
            <th scope="col">{t('imports.series')}</th>
            <th scope="col" className={styles.right}>
              {t('imports.highest')}
            </th>
            <th scope="col" className={styles.right}>
              {t('imports.next')}
            </th>
          </tr>
        </thead>
        <tbody>
          {numbering.map((series) => (
            <tr key={series.series_id}>
              <td>{t(`document.type.${series.document_type}`)}</td>
              <td className={`${styles.wide} tabular`}>
                {series.establishment}-{series.emission_point}
                {series.created && ` · ${t('imports.created')}`}
              </td>
              <td className={`${styles.right} tabular`}>{series.highest_imported}</td>
              <td className={`${styles.right} tabular`}>{series.next_number}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
