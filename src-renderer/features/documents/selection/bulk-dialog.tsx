import { Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListedDocument } from '../../../../src-main/contract/documents/listed-document.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
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
          <>
            <Text>{t('documentList.bulk.progress', { done, total })}</Text>
            <Progress size="lg" value={(done / total) * 100} aria-label={t('documentList.bulk.running')} />
          </>
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
