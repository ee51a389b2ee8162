import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '../../../src-main/contract/import.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useUpload } from '../../lib/queries/documents/upload-query.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { DropZone } from '../../ui/fields/files/drop-zone.tsx';
import styles from './imports.module.css';

/** What the service reads; a PDF or a spreadsheet is refused before it is sent. */
const ACCEPTED = '.xml,.zip,.txt,.csv,.tsv';

/** Takes documents of a previous system, and sends them at once. */
export function ImportDrop({ onUploaded }: { readonly onUploaded: (importId: string) => void }) {
  const { t } = useTranslation();
  const [areTooMany, setTooMany] = useState(false);
  const upload = useUpload();
  const refusal = refusalIn(upload.error);
  const send = (files: readonly File[]) => {
    setTooMany(files.length > importLimits.files);
    if (files.length > importLimits.files) return;
    upload.mutate(files, { onSuccess: ({ id }) => onUploaded(id) });
  };
  return (
    <div className={styles.stack}>
      <DropZone
        icon={IconFileImport}
        title={t('imports.dropTitle')}
        hint={t('imports.dropHint')}
        choose={t('imports.choose')}
        accept={ACCEPTED}
        multiple
        busy={upload.isPending ? t('imports.uploading') : undefined}
        onFiles={send}
      />
      {areTooMany && <Notice tone="care" title={t('imports.tooMany')} />}
      {refusal && <RefusalNotice refusal={refusal} />}
    </div>
  );
}
