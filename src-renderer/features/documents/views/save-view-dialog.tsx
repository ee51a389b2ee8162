import { Checkbox, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useOperators } from '../../../lib/workplace/operators-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useSaveView } from './use-views.ts';

interface SaveViewDialogProps {
  readonly filters: Record<string, string>;
  readonly onClose: () => void;
}

/** Gives the list as it is filtered a name, for oneself or for everybody in the shop. */
export function SaveViewDialog({ filters, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { data: operators = [] } = useOperators();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const saving = useSaveView();
  const refusal = refusalIn(saving.error);
  const rest = refusalBesides(refusal, ['/name']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') saving.mutate({ name, filters, shared }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('documentList.views.save')} size="md" busy={saving.isPending} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('documentList.views.name')}
            data-autofocus
            autoComplete="off"
            maxLength={60}
            value={name}
            error={errorAt(refusal, '/name') ?? (tried && name.trim() === '' && t('field.required'))}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {operators.length > 0 && may('read_reports') && (
            <Checkbox
              label={t('documentList.views.share')}
              checked={shared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
          )}
          {rest && <RefusalNotice refusal={rest} />}
          <DialogButtons confirm={t('documentList.views.keep')} busy={saving.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
