import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { TakeAwayButton } from './take-away-button.tsx';

interface NoteDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly note: string;
  readonly onKeep: (note: string) => void;
  readonly onClose: () => void;
}

/** The authority's schema takes so many characters of an additional field, on one line. */
const LONGEST_NOTE = 300;

/** A remark that is printed on the document: of a line, or of the whole sale. */
export function NoteDialog({ title, hint, note, onKeep, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(note);
  const keep = (text: string) => {
    onKeep(text.trim());
    onClose();
  };
  return (
    <Dialog title={title} size="md" onClose={onClose}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          keep(typed);
        }}
      >
        <Stack>
          <TextInput
            label={title}
            description={hint}
            data-autofocus
            autoComplete="off"
            maxLength={LONGEST_NOTE}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <DialogButtons confirm={t('sale.keepNote')} onClose={onClose}>
            {note !== '' && <TakeAwayButton onClick={() => keep('')} />}
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
