import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictResolution } from '../../../src-main/contract/head/stations/series-stop.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx';
import { caretakers, useIsFor } from '../session/audience.ts';
import { headHttp } from '../session/session-query.ts';

interface ConflictDecisionProps {
  readonly series: number;
  readonly point: string;
  /** The last number that any of them gave, as far as it is shown. */
  readonly last: number;
  readonly stations: readonly { readonly id: string; readonly name: string; readonly hint?: string }[];
}

/** The way to say whose an emission point is whose numbers two tills gave; for who may. */
export function ConflictDecision(decision: ConflictDecisionProps) {
  const { t } = useTranslation();
  const mayDecide = useIsFor(caretakers);
  const [isOpen, setOpen] = useState(false);
  if (!mayDecide) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('head.attention.decide')}
      </Button>
      {isOpen && <DecisionDialog {...decision} onClose={() => setOpen(false)} />}
    </>
  );
}

function useConflictResolution(series: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ConflictResolution) =>
      headHttp.call('POST /v1/head/number-conflicts/{series}/resolve', {
        path: { series: String(series) },
        body,
      }),
    onSuccess: () => cache.invalidateQueries(),
  });
}

function DecisionDialog({
  series,
  point,
  last,
  stations: claiming,
  onClose,
}: ConflictDecisionProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [station, setStation] = useState<string | null>(null);
  const [next, setNext] = useState(String(last + 1));
  const [hasTried, setTried] = useState(false);
  const resolution = useConflictResolution(series);
  const refusal = refusalIn(resolution.error);
  const besides = refusalBesides(refusal, ['/next_number', '/station_id']);
  const stations = [...new Map(claiming.map((one) => [one.id, one])).values()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (station === null) return;
    resolution.mutate({ station_id: station, next_number: Number(next) }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('head.attention.decideOf', { point })}
      size="lg"
      busy={resolution.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{t('head.attention.decideHint')}</Text>
          <ChoiceCards
            label={t('head.attention.keeps')}
            choices={stations.map(({ id, name, hint }) => ({
              value: id,
              label: name,
              ...(hint !== undefined && { hint }),
            }))}
            value={station}
            error={hasTried && station === null ? t('field.required') : errorAt(refusal, '/station_id')}
            onChange={setStation}
          />
          <TextInput
            label={t('head.attention.next')}
            description={t('head.attention.nextHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={next}
            error={errorAt(refusal, '/next_number')}
            onChange={(event) => setNext(event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
          {besides && <RefusalNotice refusal={besides} />}
          <DialogButtons
            confirm={t('head.attention.decideConfirm')}
            busy={resolution.isPending}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
