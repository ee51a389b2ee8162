import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { WaitingChoice } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { formatDate } from '../../lib/format/format.ts';
import { partyName } from '../../lib/format/party-name.ts';
import { today } from '../../lib/format/today.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { type DecisionRequest, useDecision } from '../../lib/http/decision.ts';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { Dialog } from './dialog.tsx';
import { MismatchDialog } from './mismatch/mismatch-dialog.tsx';

interface DecisionDialogProps {
  readonly request: DecisionRequest;
  /** With the document that was sent, or the new one. */
  readonly onDone: (document: DocumentResource) => void;
  readonly onClose: () => void;
}

/** Explains what a decision does before it is done: none can be taken back. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { document } = props.request;
  return document.decision?.code === 'authorization_mismatch' ? (
    <MismatchDialog document={document} onDone={props.onDone} onClose={props.onClose} />
  ) : (
    <PlainDecision {...props} />
  );
}

/** The texts of each decision. */
const textsOf = {
  send: 'send',
  replace: 'replacement',
  'refresh-status': 'ask',
  // Offered of another authorization alone, which has a dialog of its own.
  'accept-authorization': 'ask',
} as const satisfies Record<WaitingChoice, string>;

function PlainDecision({ request, onDone, onClose }: DecisionDialogProps) {
  const { t } = useTranslation();
  const decide = useDecision(request);
  const refusal = refusalIn(decide.error);
  const texts = textsOf[request.decision];
  const { type, number, issue_date, counterparty_name } = request.document;
  const named = `${t(`document.type.${type}`)} ${number} (${partyName(counterparty_name, t)})`;
  const date = request.decision === 'replace' ? today() : issue_date;
  return (
    <Dialog title={t(`sync.${texts}.title`)} size="md" busy={decide.isPending} onClose={onClose}>
      <Stack>
        <Text fw={600}>{t(`sync.${texts}.question`, { document: named, date: formatDate(date) })}</Text>
        <Text>{t(`sync.${texts}.explained`)}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus disabled={decide.isPending} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button loading={decide.isPending} onClick={() => decide.mutate(undefined, { onSuccess: onDone })}>
            {t(`sync.${texts}.confirm`)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
