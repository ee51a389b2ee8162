import { useTranslation } from 'react-i18next';
import {
  type CatalogImportResource,
  importRowResults,
} from '../../../../src-main/contract/catalog-import.ts';
import styles from './sheets.module.css';

/** How many rows make something, change something, say nothing new, or cannot be. */
export function SheetCounts({ counts }: Pick<CatalogImportResource, 'counts'>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.counts} aria-label={t('sheets.counts')}>
      {importRowResults.map((result) => (
        <li key={result} data-result={result} data-some={counts[result] > 0 || undefined}>
          <span className={`${styles.count} tabular`}>{counts[result]}</span>
          {t(`sheets.results.${result}`)}
        </li>
      ))}
    </ul>
  );
}
