import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '../../../../src-main/contract/documents/lists/document-view.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useChangeView, useViewRemoval } from './use-views.ts';

interface ManageViewsDialogProps {
  readonly views: readonly DocumentView[];
  readonly onClose: () => void;
}

/** Other names for views, and no more of those nobody wants. */
export function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation();
  const removal = useViewRemoval();
  const refusal = refusalIn(removal.error);
  return (
    <Dialog title={t('documentList.views.manage')} size="md" onClose={onClose}>
      <Stack>
        {refusal && <RefusalNotice refusal={refusal} />}
        {views.length === 0 && <Text>{t('documentList.views.none')}</Text>}
        {views.map((view) => (
          <ViewForm key={view.id} view={view} onDelete={removal.remove} />
        ))}
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('action.close')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface ViewFormProps {
  readonly view: DocumentView;
  readonly onDelete: (view: DocumentView) => void;
}

function ViewForm({ view, onDelete }: ViewFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(view.name);
  const changing = useChangeView(view.id);
  const refusal = refusalIn(changing.error);
  const rest = refusalBesides(refusal, ['/name']);
  const isChanged = name.trim() !== '' && name !== view.name;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) changing.mutate({ name });
  };
  return (
    <form onSubmit={rename} noValidate>
      <Group align="flex-start" wrap="nowrap">
        <TextInput
          style={{ flex: 1 }}
          aria-label={t('documentList.views.nameOf', { name: view.name })}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={errorAt(refusal, '/name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!isChanged} loading={changing.isPending}>
          {t('documentList.views.rename')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          aria-label={t('documentList.views.deleteOne', { name: view.name })}
          onClick={() => onDelete(view)}
        >
          {t('documentList.views.delete')}
        </Button>
      </Group>
      {rest && <RefusalNotice refusal={rest} />}
    </form>
  );
}
