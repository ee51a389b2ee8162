import { Button } from '@mantine/core';
import { IconMail, IconPrinter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '../../../../src-main/contract/documents/lists/document-export.ts';
import type { ListedDocument } from '../../../../src-main/contract/documents/lists/listed-document.ts';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { ExportMenu } from '../../../ui/export/export-menu.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../list/list.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkAction } from './use-bulk-action.ts';

interface SelectionBarProps {
  readonly selection: Selection<ListedDocument>;
  readonly onExport: (format: ExportFormat) => void;
}

/** What can be done with the documents that were picked. */
export function SelectionBar({ selection, onExport }: SelectionBarProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { data: printers = [] } = usePrinters();
  const [action, setAction] = useState<BulkAction>();
  const { rows: documents, isTooMany, clear } = selection;
  return (
    <>
      {isTooMany && <Notice tone="care" title={t('documentList.tooMany')} />}
      {documents.length > 0 && (
        <section className={styles.bar} aria-label={t('documentList.selection')}>
          <strong role="status">{t('documentList.picked', { count: documents.length })}</strong>
          {may('send_documents') && (
            <Button
              variant="default"
              leftSection={<IconMail size={18} aria-hidden />}
              onClick={() => setAction('email')}
            >
              {t('documentList.bulk.emailThem')}
            </Button>
          )}
          {printers.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => setAction('print')}
            >
              {t('documentList.bulk.printThem')}
            </Button>
          )}
          {may('read_reports') && <ExportMenu onChoose={onExport} />}
          <Button variant="subtle" leftSection={<IconX size={18} aria-hidden />} onClick={clear}>
            {t('documentList.clear')}
          </Button>
        </section>
      )}
      {action && <BulkDialog action={action} documents={documents} onClose={() => setAction(undefined)} />}
    </>
  );
}
