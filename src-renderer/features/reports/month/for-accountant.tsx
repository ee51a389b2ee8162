import { Button, Group, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportDialog } from '../../../ui/export/export-dialog.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';

interface ForAccountantProps {
  readonly month: string;
  /** What is in the file. */
  readonly contents: string;
}

/** What the accountant gets of a month, to be saved now. */
export function ForAccountant({ month, contents }: ForAccountantProps) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  return (
    <Panel title={t('month.accountant')}>
      <div className={styles.stack}>
        <Text>{contents}</Text>
        <Group>
          <Button leftSection={<IconFileZip size={18} aria-hidden />} onClick={() => setSaving(true)}>
            {t('month.save')}
          </Button>
        </Group>
      </div>
      {isSaving && <ExportDialog request={{ format: 'month', month }} onClose={() => setSaving(false)} />}
    </Panel>
  );
}
