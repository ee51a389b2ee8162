import { Button, NumberInput, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { CommandList } from '../commands/command-list.tsx';
import { useCommanding, useCommands } from '../commands/commands-query.ts';
import { useStationSeries } from './stations-query.ts';

interface SeriesDialogProps {
  readonly station: StationResource;
  readonly onClose: () => void;
}

const LAST = 999_999_999;

/** Has a till stop one of its series, or go on with it; beside it stands how that goes. */
export function SeriesDialog({ station: { id, name }, onClose }: SeriesDialogProps) {
  const { t } = useTranslation();
  const { data, error } = useStationSeries(id);
  const all = data ?? [];
  const commands = useCommands({ stationId: id }).data?.data.filter(({ asked }) => 'series' in asked) ?? [];
  const commanding = useCommanding();
  const [action, setAction] = useState<'stop_series' | 'resume_series'>('stop_series');
  const [chosen, setChosen] = useState<string | null>(null);
  const [next, setNext] = useState<number | string>('');
  const [isAsked, setAsked] = useState(false);
  const options = all.map(({ type, establishment, emission_point }) => ({
    value: `${establishment}-${emission_point} ${type}`,
    label: `${establishment}-${emission_point} · ${t(`document.type.${type}`)}`,
  }));
  const series = all[options.findIndex(({ value }) => value === chosen)];
  const refusal = refusalIn(commanding.error ?? error);
  const besides = refusalBesides(refusal, ['/next_number']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!series) return;
    const { type, establishment, emission_point } = series;
    const named = { type, establishment, emission_point };
    commanding.mutate(
      action === 'stop_series'
        ? { action, series: named }
        : { action, series: named, ...(typeof next === 'number' && { next_number: next }) },
    );
  };
  return (
    <Dialog
      title={t('head.stations.seriesOf', { name })}
      size="lg"
      busy={commanding.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('head.stations.seriesHint')}</Text>
          {data?.length === 0 && <Notice tone="quiet" title={t('head.stations.seriesNone')} />}
          <Select
            label={t('head.stations.series')}
            placeholder={t('head.stations.seriesChoose')}
            data={options}
            value={chosen}
            error={isAsked && !series && t('field.required')}
            onChange={setChosen}
          />
          <SegmentedControl
            aria-label={t('head.commands.what')}
            data={(['stop_series', 'resume_series'] as const).map((value) => ({
              value,
              label: t(`head.commands.action.${value}`),
            }))}
            value={action}
            onChange={(value) => setAction(value === 'stop_series' ? value : 'resume_series')}
          />
          {action === 'resume_series' && (
            <NumberInput
              label={t('head.stations.nextNumber')}
              description={
                series?.last_number === undefined
                  ? t('head.stations.nextNumberHint')
                  : `${t('head.stations.lastNumber', { number: series.last_number })} ${t('head.stations.nextNumberHint')}`
              }
              allowDecimal={false}
              allowNegative={false}
              min={1}
              max={LAST}
              hideControls
              value={next}
              error={errorAt(refusal, '/next_number')}
              onChange={setNext}
            />
          )}
          {besides && <RefusalNotice refusal={besides} />}
          <Button type="submit" loading={commanding.isPending} style={{ alignSelf: 'flex-end' }}>
            {t('head.stations.seriesAsk')}
          </Button>
          <CommandList commands={commands} />
        </Stack>
      </form>
    </Dialog>
  );
}
