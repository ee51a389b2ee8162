import { NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  debtorTypes,
  type OpeningBalance,
} from '../../../../src-main/contract/receivables/opening-balance.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { today } from '../../../lib/format/today.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import type { Attempted } from '../../../lib/receivables/attempts.ts';
import { useOpeningBalance } from '../../../lib/receivables/receivables-actions.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { AmountInput } from '../../../ui/receivables/amount-input.tsx';
import styles from '../receivables.module.css';

interface OpeningBalanceDialogProps {
  readonly onDone: (entered: Attempted<OpeningBalance>) => void;
  readonly onClose: () => void;
}

const pointers = ['/identification', '/name', '/amount', '/issued_on', '/due_on', '/reference'];

/** Enters what a customer owed before the program. */
export function OpeningBalanceDialog({ onDone, onClose }: OpeningBalanceDialogProps) {
  const { t } = useTranslation();
  const entering = useOpeningBalance();
  const [draft, setDraft] = useState({ identification: '', name: '', amount: '', reference: '' });
  const [issuedOn, setIssuedOn] = useState(today());
  const [dueOn, setDueOn] = useState('');
  const [type, setType] = useState<(typeof debtorTypes)[number]>();
  const [hasTried, setTried] = useState(false);
  const refusal = refusalIn(entering.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, pointers);
  const amount = parseDecimal(draft.amount, 2);
  const [identification, name] = [draft.identification.trim(), draft.name.trim()];
  const isReady = identification !== '' && name !== '' && Number(amount ?? 0) > 0 && issuedOn !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady || amount === undefined || entering.isPending) return;
    const reference = draft.reference.trim();
    entering.mutate(
      {
        ...{ identification, name, amount, issued_on: issuedOn },
        ...(type && { identification_type: type }),
        ...(dueOn !== '' && { due_on: dueOn }),
        ...(reference !== '' && { reference }),
      },
      { onSuccess: onDone },
    );
  };
  const textField = (field: 'identification' | 'name' | 'reference') => ({
    autoComplete: 'off',
    value: draft[field],
    error: errorAt(refusal, `/${field}`),
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [field]: event.currentTarget.value }),
  });

  return (
    <Dialog title={t('receivables.newOpening')} size="lg" busy={entering.isPending} onClose={onClose}>
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        <Text c="dimmed">{t('receivables.openingHint')}</Text>
        <div className={styles.fields}>
          <TextInput
            label={t('receivables.identification')}
            maxLength={20}
            data-autofocus
            {...textField('identification')}
          />
          <NativeSelect
            label={t('customers.type')}
            data={[
              { value: '', label: t('receivables.byLength') },
              ...debtorTypes.map((value) => ({ value, label: t(`customers.types.${value}`) })),
            ]}
            value={type ?? ''}
            onChange={(event) => setType(debtorTypes.find((one) => one === event.currentTarget.value))}
          />
          <TextInput label={t('receivables.name')} maxLength={300} {...textField('name')} />
        </div>
        <div className={styles.fields}>
          <AmountInput
            label={t('receivables.amount')}
            value={draft.amount}
            error={errorAt(refusal, '/amount')}
            onChange={(typed) => setDraft({ ...draft, amount: typed })}
          />
          <DateField
            label={t('receivables.issuedOn')}
            max={today()}
            value={issuedOn}
            error={errorAt(refusal, '/issued_on')}
            onChange={setIssuedOn}
          />
          <DateField
            label={t('receivables.dueOn')}
            placeholder={t('field.optional')}
            value={dueOn}
            error={errorAt(refusal, '/due_on')}
            onChange={setDueOn}
          />
        </div>
        <TextInput
          label={t('receivables.note')}
          description={t('receivables.noteHint')}
          maxLength={100}
          {...textField('reference')}
        />
        {hasTried && !isReady && <Notice tone="care" title={t('receivables.needs')} />}
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('receivables.save')} busy={entering.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
