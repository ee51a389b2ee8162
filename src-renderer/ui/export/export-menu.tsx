import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileZip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListFormat } from '../../../src-main/contract/documents/lists/document-export.ts';

/** The most asked for first. */
const orderOfMenu = ['xlsx', 'csv', 'zip'] as const;

const icons = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet, zip: IconFileZip } as const;

/** The files that documents can be had as. */
export function ExportMenu({ onChoose }: { readonly onChoose: (format: ListFormat) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          {t('documentList.export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {orderOfMenu.map((format) => {
          const Icon = icons[format];
          return (
            <Menu.Item
              key={format}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onChoose(format)}
            >
              {t(`documentList.export.as.${format}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
