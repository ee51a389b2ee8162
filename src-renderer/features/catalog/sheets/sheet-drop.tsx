import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconTemplate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SheetSubject } from '../../../../src-main/contract/catalog/catalog-import.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DropZone } from '../../../ui/fields/files/drop-zone.tsx';
import styles from './sheets.module.css';
import { useSheetFile, useSheetUpload } from './sheets-query.ts';

interface SheetDropProps {
  readonly subject: SheetSubject;
  readonly onUploaded: (id: string) => void;
}

/** Takes a spreadsheet, and sends it at once. */
export function SheetDrop({ subject, onUploaded }: SheetDropProps) {
  const { t } = useTranslation();
  const upload = useSheetUpload(subject);
  const template = useSheetFile(subject);
  const refusal = refusalIn(upload.error) ?? refusalIn(template.error);
  return (
    <div className={styles.stack}>
      <DropZone
        icon={IconFileSpreadsheet}
        title={t('sheets.dropTitle')}
        hint={t('sheets.dropHint')}
        choose={t('sheets.choose')}
        accept=".xlsx,.csv,.tsv,.txt"
        autoFocus
        busy={upload.isPending ? t('sheets.reading') : undefined}
        onFiles={([file]) => file && upload.mutate(file, { onSuccess: ({ id }) => onUploaded(id) })}
      >
        <Button
          variant="default"
          loading={template.isPending}
          leftSection={<IconTemplate size={18} aria-hidden />}
          onClick={() => template.mutate({ what: 'import-template', format: 'xlsx' })}
        >
          {t('sheets.template')}
        </Button>
      </DropZone>
      {refusal && <RefusalNotice refusal={refusal} />}
    </div>
  );
}
