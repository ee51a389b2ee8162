import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrinterResource } from '../../../../src-main/contract/printing/printer.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ConnectionFields, connectionPointers } from './connection-fields.tsx';
import { PaperFields } from './paper-fields.tsx';
import { useSavePrinter } from './printer-commands.ts';
import { draftOf, printerOf } from './printer-draft.ts';

interface PrinterDialogProps {
  /** Absent: a new one. */
  readonly printer: PrinterResource | undefined;
  readonly isFirst: boolean;
  readonly onRemove: (printer: PrinterResource) => void;
  readonly onClose: () => void;
}

const pointers = [...connectionPointers, '/name', '/paper', '/has_drawer'];

/** A printer's settings. */
export function PrinterDialog({ printer, isFirst, onRemove, onClose }: PrinterDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(printer, isFirst));
  const saving = useSavePrinter(printer?.id);
  const refusal = refusalIn(saving.error);
  const besides = refusalBesides(refusal, pointers);
  const form = useFirstFault(refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(printerOf(draft), { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t(printer ? 'printing.editTitle' : 'printing.addTitle')}
      size="lg"
      busy={saving.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('printing.name')}
            description={t('printing.nameHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data-autofocus
            autoComplete="off"
            value={draft.name}
            error={errorAt(refusal, '/name')}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
          <ConnectionFields draft={draft} refusal={refusal} onChange={setDraft} />
          <PaperFields draft={draft} refusal={refusal} onChange={setDraft} />
          <Switch
            label={t('printing.isDefault')}
            checked={draft.is_default}
            disabled={isFirst || printer?.is_default}
            onChange={(event) => setDraft({ ...draft, is_default: event.currentTarget.checked })}
          />
          {besides && <RefusalNotice refusal={besides} />}
          <Group justify="space-between">
            {printer ? (
              <Button variant="subtle" color="red" onClick={() => onRemove(printer)}>
                {t('printing.remove')}
              </Button>
            ) : (
              <span />
            )}
            <Group>
              <Button variant="default" onClick={onClose}>
                {t('action.cancel')}
              </Button>
              <Button type="submit" loading={saving.isPending}>
                {t('printing.save')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
