import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { WaitingDocument } from '../../../../src-main/contract/documents/lists/waiting-document.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { partyName } from '../../../lib/format/party-name.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useDecision } from '../../../lib/http/decision.ts';
import { useMismatch } from '../../../lib/queries/documents/mismatch-query.ts';
import { RefusalNotice } from '../../feedback/refusal-notice.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './mismatch.module.css';
import { MismatchComparison } from './mismatch-comparison.tsx';

interface MismatchDialogProps {
  readonly document: WaitingDocument;
  readonly onDone: (document: DocumentResource) => void;
  readonly onClose: () => void;
}

/** What was sent beside what the authority says it authorized; a person asks again, or accepts it. */
export function MismatchDialog({ document, onDone, onClose }: MismatchDialogProps) {
  const { t } = useTranslation();
  const { data: mismatch, error } = useMismatch(document.document_id);
  const ask = useDecision({ document, decision: 'refresh-status' });
  const accept = useDecision({ document, decision: 'accept-authorization' });
  const isBusy = ask.isPending || accept.isPending;
  const refusal = refusalIn(error) ?? refusalIn(ask.error) ?? refusalIn(accept.error);
  return (
    <Dialog title={t('sync.mismatch.title')} size="xl" busy={isBusy} onClose={onClose}>
      <Stack>
        <Text fw={600}>
          {t(`document.type.${document.type}`)} {document.number} ({partyName(document.counterparty_name, t)}
          ), {formatMoney(document.total)}
        </Text>
        <Text>{t('sync.mismatch.intro')}</Text>
        {mismatch && <MismatchComparison mismatch={mismatch} />}
        {!mismatch && !refusal && <Skeleton height="12rem" />}
        {mismatch && (
          <Text>{t(`sync.mismatch.${mismatch.acceptable ? 'acceptable' : 'notAcceptable'}`)}</Text>
        )}
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group justify="flex-end" className={styles.foot}>
          <Button variant="default" data-autofocus disabled={isBusy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            variant={mismatch?.acceptable ? 'default' : 'filled'}
            disabled={accept.isPending}
            loading={ask.isPending}
            onClick={() => ask.mutate(undefined, { onSuccess: onDone })}
          >
            {t('sync.mismatch.askAgain')}
          </Button>
          {mismatch?.acceptable && (
            <Button
              disabled={ask.isPending}
              loading={accept.isPending}
              onClick={() => accept.mutate(undefined, { onSuccess: onDone })}
            >
              {t('sync.mismatch.accept')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
