import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WithheldRow } from '../../../../src-main/contract/reports/period-report.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { WithheldFigures } from '../withheld-figures.tsx';

interface WithheldTableProps {
  readonly title: string;
  readonly rows: readonly WithheldRow[];
}

/** What was withheld, by code and percent. */
export function WithheldTable({ title, rows }: WithheldTableProps) {
  const { t } = useTranslation();
  return (
    <Panel title={title}>
      {rows.length === 0 && <Text c="dimmed">{t('reports.noneWithheld')}</Text>}
      {rows.length > 0 && (
        <WithheldFigures
          label={title}
          headings={[t('reports.column.tax'), t('reports.column.code')]}
          rows={rows}
          namesOf={({ tax, code }) => [tax.toUpperCase(), code]}
        />
      )}
    </Panel>
  );
}
