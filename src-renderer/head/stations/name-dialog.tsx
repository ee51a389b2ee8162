import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { useRenaming } from './stations-query.ts';

interface NameDialogProps {
  readonly station: StationResource;
  readonly onClose: () => void;
}

/** What a till is called wherever the head office names it. */
export function NameDialog({ station, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(station.name);
  const renaming = useRenaming(station.id);
  const refusal = refusalIn(renaming.error);
  const besides = refusalBesides(refusal, ['/name']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate(name, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('head.stations.renameOf', { name: station.name })}
      size="md"
      busy={renaming.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            label={t('head.stations.newName')}
            description={t('head.stations.newNameHint')}
            data-autofocus
            required
            withAsterisk={false}
            autoComplete="off"
            maxLength={100}
            value={name}
            error={errorAt(refusal, '/name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {besides && <RefusalNotice refusal={besides} />}
          <DialogButtons confirm={t('action.save')} busy={renaming.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
