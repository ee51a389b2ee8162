import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesResource } from '../../../src-main/contract/business/entity.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { isNextNumber, useNextNumbers } from '../../lib/queries/business/series-query.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';

interface ResumeSeriesDialogProps {
  readonly series: SeriesResource;
  readonly onClose: () => void;
}

/** Asks from which number a stopped series goes on. */
export function ResumeSeriesDialog({ series, onClose }: ResumeSeriesDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(series.next_number));
  const [isRefused, setRefused] = useState(false);
  const resumption = useNextNumbers();
  const refusal = refusalIn(resumption.error);
  const besides = refusalBesides(refusal, ['/next_number']);
  const isNumber = isNextNumber(typed, series);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isNumber);
    if (isNumber) resumption.mutate([{ id: series.id, next_number: Number(typed) }], { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('lock.resumeTitle', { series: `${series.establishment}-${series.emission_point}` })}
      size="md"
      busy={resumption.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{t('lock.resumeExplained')}</Text>
          <TextInput
            label={t('lock.resumeNext')}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
            value={typed}
            error={
              isRefused && !isNumber
                ? t('lock.resumeInvalid', { next: series.next_number })
                : errorAt(refusal, '/next_number')
            }
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {besides && <RefusalNotice refusal={besides} />}
          <DialogButtons confirm={t('lock.resumeConfirm')} busy={resumption.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
