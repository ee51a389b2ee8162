import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type ReportFormat,
  type ReportTable,
  reportTables,
} from '../../../src-main/contract/reports/period-report.ts';

interface ExportMenuProps {
  readonly isBusy: boolean;
  readonly onChoose: (request: { readonly format: ReportFormat; readonly table?: ReportTable }) => void;
}

/** The files that a report can be had as. */
export function ExportMenu({ isBusy, onChoose }: ExportMenuProps) {
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
        {reportTables.map((table) => (
          <Menu.Item
            key={table}
            leftSection={<IconFileTypeCsv size={18} aria-hidden />}
            onClick={() => onChoose({ format: 'csv', table })}
          >
            {t('reports.exportTable', { name: t(`reports.by.${table}`) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
