import { Button } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { AttentionRow } from '../../ui/attention/attention-rows.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { caretakers, useIsFor } from '../session/audience.ts';
import { headHttp } from '../session/session-query.ts';

interface RejectedLinesProps {
  readonly rejected: Extract<AttentionItem, { kind: 'rejected_lines' }>;
}

/** The others say what a reader of JSON or the database says, for who looks into it. */
const isForPeople = (because: string) => because === 'other_business' || because === 'document_claimed';

/** What a till reported and could not be stored, why, and the way to discard it; for who may. */
export function RejectedLines({
  rejected: { station_id, station, because, count, reason },
}: RejectedLinesProps) {
  const { t } = useTranslation();
  const mayDiscard = useIsFor(caretakers);
  const [isOpen, setOpen] = useState(false);
  const cache = useQueryClient();
  const discarding = useMutation({
    mutationFn: () =>
      headHttp.call('DELETE /v1/head/stations/{id}/rejected-lines', {
        path: { id: station_id },
        query: { because },
      }),
    onSuccess: () => cache.invalidateQueries(),
  });
  return (
    <AttentionRow
      tone="bad"
      icon={IconFileAlert}
      title={t('head.attention.rejected', { count, station })}
      hint={
        <>
          {isForPeople(because) && <div>{reason}</div>}
          <div>{t(`head.attention.rejectedHint.${because}`)}</div>
        </>
      }
    >
      {mayDiscard && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('head.attention.discard')}
        </Button>
      )}
      {isOpen && (
        <QuestionDialog
          title={t('head.attention.discardTitle')}
          question={t('head.attention.discardQuestion', { station })}
          caution={t('head.attention.discardCaution')}
          confirm={t('head.attention.discard')}
          isDestructive
          doing={discarding}
          onConfirm={() => discarding.mutate(undefined, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      )}
    </AttentionRow>
  );
}
