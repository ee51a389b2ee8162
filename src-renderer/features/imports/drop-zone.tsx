import { Button, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '../../../src-main/contract/import.ts';
import { refusalIn } from '../../lib/answer.ts';
import { Notice } from '../../ui/notice.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import styles from './imports.module.css';
import { useUpload } from './imports-query.ts';

/** What the service reads; a PDF or a spreadsheet is said not to serve before it is sent. */
const ACCEPTED = '.xml,.zip,.txt,.csv,.tsv';

/** Takes files by drag or by choice, and sends them at once. */
export function DropZone({ onUploaded }: { readonly onUploaded: (importId: string) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [areTooMany, setTooMany] = useState(false);
  const upload = useUpload();
  const refusal = refusalIn(upload.error);
  const send = (files: readonly File[]) => {
    if (files.length === 0 || upload.isPending) return;
    setTooMany(files.length > importLimits.files);
    if (files.length > importLimits.files) return;
    upload.mutate(files, { onSuccess: ({ id }) => onUploaded(id) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.stack}>
      <section
        className={styles.zone}
        aria-label={t('imports.dropTitle')}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={36} stroke={1.4} aria-hidden />
        <Text fw={600}>{t('imports.dropTitle')}</Text>
        <Text c="dimmed">{t('imports.dropHint')}</Text>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          onChange={(event) => {
            send([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <Button loading={upload.isPending} onClick={() => input.current?.click()}>
          {t('imports.choose')}
        </Button>
      </section>
      {areTooMany && <Notice tone="care" title={t('imports.tooMany')} />}
      {refusal && <RefusalNotice refusal={refusal} />}
    </div>
  );
}
