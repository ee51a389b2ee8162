import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { groupThousands } from '../../lib/format/format.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { LongWork } from '../feedback/long-work.tsx';
import { Notice } from '../feedback/notice.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { type ExportRequest, useExport } from './use-export.ts';

interface ExportDialogProps {
  readonly request: ExportRequest;
  readonly onClose: () => void;
}

/** How far a file of documents is; closed before it is ready, it is cancelled. */
export function ExportDialog({ request, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation();
  const { job, isSaved, refusal, save } = useExport(request);
  const isRunning = !refusal && job?.status !== 'done' && job?.status !== 'failed';
  const [done, total] = [job?.documents_done ?? 0, job?.documents_total ?? 0];
  const counts = { done: groupThousands(String(done)), total: groupThousands(String(total)) };
  return (
    <Dialog title={t(`documentList.export.${request.format}`)} size="md" onClose={onClose}>
      <Stack>
        {refusal && <RefusalNotice refusal={refusal} />}
        {job?.failure !== undefined && (
          <Notice tone="bad" title={t('documentList.export.failed')}>
            <div lang={i18n.language === 'es' ? undefined : 'es'}>{job.failure}</div>
          </Notice>
        )}
        {isRunning && (
          <LongWork label={t('documentList.export.running')} progress={{ done, total }}>
            {total === 0 ? t('documentList.export.starting') : t('documentList.export.progress', counts)}
          </LongWork>
        )}
        {job?.file && (
          <Notice tone="ok" title={t('documentList.export.ready')}>
            {isSaved && t('documentList.export.saved', { name: job.file.name, total: counts.total })}
          </Notice>
        )}
        <Group justify="flex-end">
          {isSaved && (
            <Button variant="default" onClick={save}>
              {t('documentList.export.again')}
            </Button>
          )}
          <Button variant={isRunning ? 'default' : 'filled'} data-autofocus onClick={onClose}>
            {t(isRunning ? 'action.cancel' : 'action.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
