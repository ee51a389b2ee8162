import { Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorRoles } from '../../../../src-main/contract/counter/permissions.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import styles from '../workplace.module.css';
import { type OperatorDraft, pinFaultOf } from './operator-draft.ts';
import { PinFields } from './pin-fields.tsx';

interface OperatorDialogProps {
  readonly kind: 'first' | 'new' | 'known';
  readonly initial: OperatorDraft;
  readonly saving: { readonly isPending: boolean; readonly error: unknown };
  readonly onSubmit: (draft: OperatorDraft) => void;
  readonly onClose: () => void;
  /** Not at the head office: a PIN is set at each till. */
  readonly hasPin?: boolean;
  /** Where they work, where there is a choice. */
  readonly children?: ReactNode;
}

const titles = { first: 'firstTitle', new: 'createTitle', known: 'editTitle' } as const;
const pointers = ['/name', '/role', '/pin'];

/** Who somebody is at the counter, what they may do, and by which PIN they are known there. */
export function OperatorDialog({
  kind,
  initial,
  saving,
  onSubmit,
  onClose,
  hasPin = true,
  children,
}: OperatorDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  const refusal = refusalIn(saving.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, pointers);
  const isKnown = kind === 'known';
  const isPinRequired = hasPin && !isKnown;
  const pinFault = isAsked ? pinFaultOf(draft, isPinRequired) : undefined;
  const hasName = draft.name.trim() !== '';
  const change = (changed: Partial<OperatorDraft>) => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (hasName && !pinFaultOf(draft, isPinRequired)) onSubmit(draft);
  };
  return (
    <Dialog title={t(`operators.${titles[kind]}`)} size="lg" busy={saving.isPending} onClose={onClose}>
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        {kind === 'first' && <Text c="dimmed">{t('operators.firstHint')}</Text>}
        <TextInput
          label={t('operators.name')}
          autoComplete="off"
          maxLength={100}
          data-autofocus
          value={draft.name}
          error={isAsked && !hasName ? t('field.required') : errorAt(refusal, '/name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {kind !== 'first' && (
          <ChoiceCards
            label={t('operators.role')}
            choices={operatorRoles.map((role) => ({
              value: role,
              label: t(`workplace.role.${role}`),
              hint: t(`operators.roleHint.${role}`),
            }))}
            value={draft.role}
            error={errorAt(refusal, '/role')}
            onChange={(role) => change({ role })}
          />
        )}
        {children}
        {hasPin && (
          <PinFields
            draft={draft}
            isChange={isKnown}
            fault={pinFault}
            refused={errorAt(refusal, '/pin')}
            onChange={change}
          />
        )}
        {isKnown && (
          <Switch
            label={t('operators.works')}
            description={t('operators.worksHint')}
            classNames={{ body: styles.switch ?? '' }}
            checked={draft.active}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
        )}
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons
          confirm={t(isKnown ? 'action.save' : 'operators.create')}
          busy={saving.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
