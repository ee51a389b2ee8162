import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { useSecondPlace, useSecondPlaceChange } from '../../lib/queries/service/second-place-query.ts';
import { useUndo } from '../../lib/undo/undo-provider.tsx';
import { useDestinationQuestion } from '../../ui/dialogs/use-destination-question.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { PathInput } from '../../ui/fields/files/path-input.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { SecondPlaceState } from './second-place-state.tsx';

/** Where what is issued is kept once more, on another disk. */
export function SecondPlacePanel() {
  const { t } = useTranslation();
  const { data: place } = useSecondPlace();
  const change = useSecondPlaceChange();
  const offer = useUndo((state) => state.offer);
  const [typed, setTyped] = useState<string>();
  const { ask, question } = useDestinationQuestion();
  const path = typed ?? place?.path ?? '';
  const refusal = refusalIn(change.error);
  const besides = refusalBesides(refusal, ['/path']);
  const choose = (next: string | null) => change.mutate(next, { onSuccess: () => setTyped(undefined) });
  const remove = async () => {
    const removed = place?.path;
    await change.mutateAsync(null);
    setTyped(undefined);
    if (removed === undefined) return;
    offer({
      message: t('undo.removed', { name: t('secondPlace.title') }),
      undo: () => change.mutateAsync(removed),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = path.trim() === '' ? null : path.trim();
    ask(next === null || next === place?.path ? undefined : next, () => choose(next));
  };
  return (
    <Panel title={t('secondPlace.title')}>
      <form noValidate onSubmit={submit}>
        <Stack align="start">
          <Text c="dimmed">{t('secondPlace.hint')}</Text>
          <PathInput
            w="100%"
            label={t('secondPlace.folder')}
            choice={{ kind: 'folder', title: t('secondPlace.choose') }}
            value={path}
            error={errorAt(refusal, '/path')}
            onChange={setTyped}
          />
          {place && <SecondPlaceState place={place} />}
          {besides && <RefusalNotice refusal={besides} />}
          <Group>
            <Button type="submit" loading={change.isPending}>
              {t('secondPlace.save')}
            </Button>
            {place?.path !== undefined && (
              <Button
                variant="default"
                disabled={change.isPending}
                onClick={() => void remove().catch(() => undefined)}
              >
                {t('secondPlace.remove')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      {question}
    </Panel>
  );
}
