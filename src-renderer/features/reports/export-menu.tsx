import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReportFormat } from '../../../src-main/contract/reports/period-report.ts';

interface ExportMenuProps<Table extends string> {
  /** Of the report, each a file of its own. */
  readonly tables: readonly Table[];
  readonly nameOf: (table: Table) => string;
  readonly isBusy: boolean;
  readonly onChoose: (request: { readonly format: ReportFormat; readonly table?: Table }) => void;
}

/** The files that a report can be had as. */
export function ExportMenu<Table extends string>({
  tables,
  nameOf,
  isBusy,
  onChoose,
}: ExportMenuProps<Table>) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} loading={isBusy}>
          {t('reports.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          onClick={() => onChoose({ format: 'xlsx' })}
        >
          {t('reports.exportAll')}
        </Menu.Item>
        {tables.map((table) => (
          <Menu.Item
            key={table}
            leftSection={<IconFileTypeCsv size={18} aria-hidden />}
            onClick={() => onChoose({ format: 'csv', table })}
          >
            {t('reports.exportTable', { name: nameOf(table) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
