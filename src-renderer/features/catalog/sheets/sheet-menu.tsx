import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconFileSpreadsheet,
  IconFileText,
  IconTemplate,
  IconUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SheetSubject } from '../../../../src-main/contract/catalog/catalog-import.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { importPages } from './import-link.tsx';
import styles from './sheets.module.css';
import { useSheetFile } from './sheets-query.ts';

interface SheetMenuProps {
  readonly subject: SheetSubject;
  /** Nothing is brought in: the head office keeps it. */
  readonly isReadOnly?: boolean;
}

/** What goes to a spreadsheet and comes from one. */
export function SheetMenu({ subject, isReadOnly = false }: SheetMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const file = useSheetFile(subject);
  const may = useMay();
  const bringsIn = subject !== 'opening_balances' || may('manage_credit');
  const refusal = refusalIn(file.error);
  return (
    <>
      <Menu position="bottom-end" withinPortal shadow="md" classNames={{ item: styles.item ?? '' }}>
        <Menu.Target>
          <Button
            variant="default"
            loading={file.isPending}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('sheets.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {bringsIn && (
            <>
              <Menu.Item
                leftSection={<IconUpload size={18} aria-hidden />}
                disabled={isReadOnly}
                onClick={() => void navigate(importPages[subject])}
              >
                {t('sheets.import')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTemplate size={18} aria-hidden />}
                onClick={() => file.mutate({ what: 'import-template', format: 'xlsx' })}
              >
                {t('sheets.template')}
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            onClick={() => file.mutate({ what: 'export', format: 'xlsx' })}
          >
            {t('sheets.exportXlsx')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={() => file.mutate({ what: 'export', format: 'csv' })}
          >
            {t('sheets.exportCsv')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}
