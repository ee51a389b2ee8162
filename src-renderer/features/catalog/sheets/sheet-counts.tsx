import { useTranslation } from 'react-i18next';
import {
  type CatalogImportResource,
  importRowResults,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { Counts } from '../../../ui/tables/counts.tsx';

/** How many rows make something, change something, say nothing new, or cannot be. */
export function SheetCounts({ counts }: Pick<CatalogImportResource, 'counts'>) {
  const { t } = useTranslation();
  return (
    <Counts
      label={t('sheets.counts')}
      counts={importRowResults.map((result) => ({
        label: t(`sheets.results.${result}`),
        count: counts[result],
        isBad: result === 'error',
      }))}
    />
  );
}
