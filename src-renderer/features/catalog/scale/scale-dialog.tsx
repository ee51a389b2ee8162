import { Button, Fieldset, Stack, Text } from '@mantine/core';
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
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { nextFormat } from './format-draft.ts';
import { FormatRow } from './format-row.tsx';
import { LabelTrial } from './label-trial.tsx';

interface ScaleDialogProps {
  /** As the setting says it; empty: none. */
  readonly setting: string;
  /** Why nothing of it is changed here; undefined: it is. */
  readonly fixed?: string | undefined;
  readonly saving: { readonly isPending: boolean; readonly error: unknown };
  readonly onSubmit: (labels: string | null) => void;
  readonly onClose: () => void;
}

/** How the shop's scale prints its labels; a label can be tried before anything is kept. */
export function ScaleDialog({ setting, fixed, saving, onSubmit, onClose }: ScaleDialogProps) {
  const { t } = useTranslation();
  const [formats, setFormats] = useState<readonly LabelFormat[]>(() => labelFormatsIn(setting));
  const refusal = refusalIn(saving.error);
  const next = nextFormat(formats);
  const text = textOfLabelFormats(formats);
  const isValid = formats.length === 0 || labelFormatsText.safeParse(text).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onSubmit(text === '' ? null : text);
  };
  return (
    <Dialog title={t('catalog.scale.title')} size="xl" busy={saving.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text c="dimmed">{t('catalog.scale.intro')}</Text>
          {fixed !== undefined && <Notice tone="quiet" title={fixed} />}
          <Fieldset variant="unstyled" disabled={fixed !== undefined}>
            <Stack>
              {formats.map((format, index) => (
                <FormatRow
                  key={format.prefix}
                  format={format}
                  usedPrefixes={formats.filter((other) => other !== format).map(({ prefix }) => prefix)}
                  onChange={(changed) => setFormats(formats.with(index, changed))}
                  onRemove={() => setFormats(formats.filter((other) => other !== format))}
                />
              ))}
            </Stack>
          </Fieldset>
          {next && fixed === undefined && (
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
            disabled={!isValid || fixed !== undefined}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
