import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesResource } from '../../../src-main/contract/business/entity.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { isNextNumber, useNextNumbers } from '../../lib/queries/business/series-query.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';

interface NextNumbersDialogProps {
  readonly series: readonly SeriesResource[];
  readonly onClose: () => void;
}

/** Asks for the next number of each series; what is known here is proposed, and can only rise. */
export function NextNumbersDialog({ series, onClose }: NextNumbersDialogProps) {
  const { t } = useTranslation();
  // The series as they were when it was asked: one that is answered leaves the list behind it.
  const [seriesAsked] = useState(series);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isRefused, setRefused] = useState(false);
  const nextNumbers = useNextNumbers();
  const refusal = refusalIn(nextNumbers.error);
  const numberOf = ({ id, next_number }: SeriesResource) => typed[id] ?? String(next_number);
  const isNumber = (one: SeriesResource) => isNextNumber(numberOf(one), one);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const areNumbers = seriesAsked.every(isNumber);
    setRefused(!areNumbers);
    if (!areNumbers) return;
    nextNumbers.mutate(
      seriesAsked.map((one) => ({ id: one.id, next_number: Number(numberOf(one)) })),
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title={t('lock.unprovenAsk')} size="md" busy={nextNumbers.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{t('lock.unprovenExplained')}</Text>
          {seriesAsked.map((one) => (
            <TextInput
              key={one.id}
              label={t('lock.unprovenNext', {
                type: t(`document.type.${one.document_type}`),
                series: `${one.establishment}-${one.emission_point}`,
              })}
              inputMode="numeric"
              autoComplete="off"
              value={numberOf(one)}
              error={isRefused && !isNumber(one) && t('lock.resumeInvalid', { next: one.next_number })}
              onChange={({ currentTarget: { value } }) => setTyped((all) => ({ ...all, [one.id]: value }))}
            />
          ))}
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={t('lock.unprovenConfirm')} busy={nextNumbers.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
