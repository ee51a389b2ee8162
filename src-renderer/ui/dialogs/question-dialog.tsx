import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps {
  readonly title: string;
  readonly question: string;
  /** What else should be known before saying yes. */
  readonly caution?: string | undefined;
  /** What is done by saying yes. */
  readonly confirm: string;
  /** Whether something is lost by it. */
  readonly isDestructive?: boolean;
  /** What saying yes set going. */
  readonly doing: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more. The hand rests on the way back, never on what is lost. */
export function QuestionDialog({
  title,
  question,
  caution,
  confirm,
  isDestructive = false,
  doing,
  onConfirm,
  onClose,
}: QuestionDialogProps) {
  const { t } = useTranslation();
  const refusal = refusalIn(doing.error);
  return (
    <Dialog title={title} size="md" busy={doing.isPending} onClose={onClose}>
      <Stack>
        <Text>{question}</Text>
        {caution && <Text fw={600}>{caution}</Text>}
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button loading={doing.isPending} onClick={onConfirm} {...(isDestructive && { color: 'red' })}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
