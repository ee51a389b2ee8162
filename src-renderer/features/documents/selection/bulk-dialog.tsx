import { Button, Group, List, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListedDocument } from '../../../../src-main/contract/documents/lists/listed-document.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LongWork } from '../../../ui/feedback/long-work.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { type BulkAction, type BulkOutcome, useBulkAction } from './use-bulk-action.ts';

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly documents: readonly ListedDocument[];
  readonly onClose: () => void;
}

const outcomes = ['done', 'no_address', 'not_authorized', 'other'] as const satisfies readonly BulkOutcome[];

/** Mails or prints what was picked, and says how many came through and why others did not; closed, it stops. */
export function BulkDialog({ action, documents, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const progress = useBulkAction(action, documents);
  const { isRunning, refusal } = progress;
  const [done, total] = [progress.outcomes.length, documents.length];
  const counts = outcomes
    .map((outcome) => ({ outcome, count: progress.outcomes.filter((one) => one === outcome).length }))
    .filter(({ count }) => count > 0);
  return (
    <Dialog title={t(`documentList.bulk.${action}`, { count: total })} size="md" onClose={onClose}>
      <Stack>
        {refusal && <RefusalNotice refusal={refusal} />}
        {isRunning && (
          <LongWork label={t('documentList.bulk.running')} progress={{ done, total }}>
            {t('documentList.bulk.progress', { done, total })}
          </LongWork>
        )}
        <div role="status" aria-label={t('documentList.bulk.result')}>
          {!isRunning && counts.length > 0 && (
            <List>
              {counts.map(({ outcome, count }) => (
                <List.Item key={outcome}>
                  {t(`documentList.bulk.${action}Outcome.${outcome}`, { count })}
                </List.Item>
              ))}
            </List>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant={isRunning ? 'default' : 'filled'} data-autofocus onClick={onClose}>
            {t(isRunning ? 'documentList.bulk.stop' : 'action.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
