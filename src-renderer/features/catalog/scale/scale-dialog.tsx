import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LabelFormat,
  labelFormatsIn,
  labelFormatsText,
  textOfLabelFormats,
} from '../../../../src-main/contract/catalog/scale-labels.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useProgramSettings, useSettingsChange } from '../../../lib/program-settings.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { nextFormat } from './format-draft.ts';
import { FormatRow } from './format-row.tsx';
import { LabelTrial } from './label-trial.tsx';

/** How the shop's scale prints its labels; a label can be tried before anything is kept. */
export function ScaleDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const kept = useProgramSettings()?.scale_labels ?? '';
  const [formats, setFormats] = useState<readonly LabelFormat[]>(() => labelFormatsIn(kept));
  const saving = useSettingsChange();
  const refusal = refusalIn(saving.error);
  const next = nextFormat(formats);
  const text = textOfLabelFormats(formats);
  const isValid = formats.length === 0 || labelFormatsText.safeParse(text).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) saving.mutate({ scale_labels: text === '' ? null : text }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('catalog.scale.title')} size="xl" busy={saving.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text c="dimmed">{t('catalog.scale.intro')}</Text>
          {formats.map((format, place) => (
            <FormatRow
              key={format.prefix}
              format={format}
              taken={formats.filter((other) => other !== format).map(({ prefix }) => prefix)}
              onChange={(changed) => setFormats(formats.with(place, changed))}
              onRemove={() => setFormats(formats.filter((other) => other !== format))}
            />
          ))}
          {next && (
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => setFormats([...formats, next])}
              >
                {t('catalog.scale.add')}
              </Button>
            </div>
          )}
          {formats.length > 0 && <LabelTrial formats={formats} />}
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons
            confirm={t('action.save')}
            busy={saving.isPending}
            disabled={!isValid}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
