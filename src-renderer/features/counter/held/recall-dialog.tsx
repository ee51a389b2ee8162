import { Button, Group, Stack, Text } from '@mantine/core';
import { IconClockPause, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HeldSaleListed } from '../../../../src-main/contract/counter/held-sale.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { useSale } from '../sale/sale-context.tsx';
import { HeldList } from './held-list.tsx';
import { useDiscardHeld, useHeldSales } from './held-sales-query.ts';
import { useRecallSale } from './use-recall-sale.ts';

interface RecallDialogProps {
  readonly onRecalled: (label: string) => void;
  readonly onClose: () => void;
}

/** The sales put aside: arrows walk them, Enter takes one up. */
export function RecallDialog({ onRecalled, onClose }: RecallDialogProps) {
  const { t } = useTranslation();
  const labelOf = useKeyLabel();
  const keys = useShortcutKeys();
  const hasSale = useSale((sale) => sale.lines.length > 0);
  const { data: waiting = [], error, isPending } = useHeldSales();
  const recall = useRecallSale(onRecalled);
  const held = withUnanswered(waiting, recall.unanswered);
  const discard = useDiscardHeld();
  const refusal = refusalIn(error ?? recall.error ?? discard.error);

  return (
    <Dialog title={t('sale.recallTitle')} size="xl" busy={recall.isPending} onClose={onClose}>
      <Stack>
        {refusal && <RefusalNotice refusal={refusal} />}
        {recall.isUnreadable && <Notice tone="bad" title={t('sale.recallUnreadable')} />}
        {held.length > 0 && (
          <HeldList
            held={held}
            onTake={recall.recall}
            onDiscard={({ id, label }) => discard.remove({ id, name: label })}
          />
        )}
        {held.length === 0 && !isPending && !error && (
          <EmptyState
            icon={IconClockPause}
            title={t('sale.recallEmptyTitle')}
            hint={t('sale.recallEmptyHint', { key: labelOf(keys.hold) })}
          />
        )}
        {hasSale && held.length > 0 && (
          <Text c="dimmed" size="sm">
            {t('sale.recallSwap')}
          </Text>
        )}
        <Group justify="flex-end">
          <Button
            variant="default"
            mr="auto"
            component={Link}
            to="/documentos/proformas"
            leftSection={<IconFileText size={18} aria-hidden />}
          >
            {t('proformas.title')}
          </Button>
          <Button
            variant="default"
            data-autofocus={held.length === 0 || undefined}
            disabled={recall.isPending}
            onClick={onClose}
          >
            {t('action.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** One whose answer was lost may be out of the list, and still is to be had. */
function withUnanswered(
  held: readonly HeldSaleListed[],
  unanswered: HeldSaleListed | undefined,
): readonly HeldSaleListed[] {
  if (!unanswered || held.some(({ id }) => id === unanswered.id)) return held;
  return [unanswered, ...held];
}
