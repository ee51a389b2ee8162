import { Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiscalMachineResource } from '../../../../src-main/contract/counter/fiscal-machine.ts';
import type { TillResource } from '../../../../src-main/contract/counter/till.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { draftOf, type MachineField, missingIn } from './machine-draft.ts';
import styles from './machines.module.css';
import { useMachineSaving } from './machines-query.ts';

/** Of the schemas of the authority: `maquinaFiscal` has three texts of 30. */
const LONGEST = 30;

interface MachineDialogProps {
  /** Undefined: a new one. */
  readonly machine: FiscalMachineResource | undefined;
  readonly tills: readonly TillResource[];
  readonly onClose: () => void;
}

/** A machine as its plate says, and the till it stands at. */
export function MachineDialog({ machine: initial, tills, onClose }: MachineDialogProps) {
  const { t } = useTranslation();
  const saving = useMachineSaving();
  const [draft, setDraft] = useState(() => draftOf(initial, tills));
  const [machine, setMachine] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  const refusal = refusalIn(saving.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/brand', '/model', '/serial', '/fiscal_machine_id']);
  const missing = missingIn(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [first] = missing;
    if (first === undefined) {
      saving.mutate({ machine, draft, tills, onRegistered: setMachine }, { onSuccess: onClose });
    } else {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  };
  const fieldOf = (name: MachineField) => ({
    name,
    label: t(`fiscalMachine.${name}`),
    maxLength: LONGEST,
    autoComplete: 'off',
    spellCheck: false,
    value: draft[name],
    error: isAsked && missing.includes(name) ? t('field.required') : errorAt(refusal, `/${name}`),
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  return (
    <Dialog
      title={t(initial ? 'fiscalMachine.editTitle' : 'fiscalMachine.registerTitle')}
      size="lg"
      busy={saving.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
        <div className={styles.pair}>
          <TextInput {...fieldOf('brand')} data-autofocus />
          <TextInput {...fieldOf('model')} />
        </div>
        <TextInput
          {...fieldOf('serial')}
          description={t(machine ? 'fiscalMachine.serialFixed' : 'fiscalMachine.serialHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={machine !== undefined}
        />
        {tills.length > 0 && (
          <Select
            label={t('fiscalMachine.till')}
            description={t('fiscalMachine.tillHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={[
              { value: '', label: t('fiscalMachine.tillNone') },
              ...tills
                .filter(({ active, id }) => active || id === draft.tillId)
                .map((till) => ({ value: till.id, label: tillLabel(till, machine?.id) })),
            ]}
            value={draft.tillId}
            allowDeselect={false}
            error={errorAt(refusal, '/fiscal_machine_id')}
            onChange={(tillId) => setDraft({ ...draft, tillId: tillId ?? '' })}
          />
        )}
        {refusal && machine && !initial && <Notice tone="care" title={t('fiscalMachine.boundButNot')} />}
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons
          confirm={t(initial ? 'action.save' : 'fiscalMachine.register')}
          busy={saving.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

/** A till, with the machine that would have to give way. */
function tillLabel({ name, fiscal_machine }: TillResource, ownId: string | undefined): string {
  return fiscal_machine && fiscal_machine.id !== ownId ? `${name} (${fiscal_machine.serial})` : name;
}
