import { Stack, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../../src-main/documents/values/fold.ts';
import { walkRows } from '../../../lib/focus/walk-rows.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { useDeferredSubmit } from '../../../lib/use-deferred-submit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../buyer/buyer.module.css';
import { type Debtor, useDebtors } from './use-debtors.ts';

interface DebtorDialogProps {
  /** The one who was chosen is looked up. */
  readonly isLooking: boolean;
  /** The name of the one who was chosen and owes nothing. */
  readonly owesNothing: string | undefined;
  readonly error: unknown;
  readonly onChoose: (identification: string) => void;
  readonly onClose: () => void;
}

/** Finds who pays a debt: a name, or an identification and Enter. */
export function DebtorDialog({ isLooking, owesNothing, error, onChoose, onClose }: DebtorDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLElement>(null);
  const { debtors, isCurrent } = useDebtors(typed);
  const refusal = refusalIn(error);
  // A cédula has a bar code too.
  useScanner(onChoose, { isInDialog: true });
  const text = typed.trim();
  // A whole identification is that of one customer, even where others are listed.
  const isIdentification = /^\d{10}(\d{3})?$/.test(text);
  const choose = () => {
    const [meant, ...others] = debtors.filter((debtor) => isMeant(debtor, text));
    if (isIdentification) onChoose(text);
    else if (meant && others.length === 0) onChoose(meant.identification);
    else if (meant) list.current?.querySelector('button')?.focus();
    else if (debtors.length === 0) onChoose(text);
  };
  const chooseOnceCurrent = useDeferredSubmit({
    input: text,
    isReady: isCurrent || isIdentification,
    submit: choose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== '') chooseOnceCurrent();
  };
  const goToList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    list.current?.querySelector('button')?.focus();
  };
  return (
    <Dialog title={t('receivables.collect')} size="lg" onClose={onClose}>
      <form noValidate onSubmit={submit} onKeyDown={goToList}>
        <Stack>
          <TextInput
            label={t('receivables.whoPays')}
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {owesNothing !== undefined && (
            <Notice tone="quiet" title={t('receivables.nothingOf', { name: owesNothing })} />
          )}
          {refusal && <RefusalNotice refusal={refusal} />}
          {debtors.length > 0 && (
            <section ref={list} aria-label={t('receivables.list')} className={styles.known}>
              {debtors.map(({ identification, name, owed }) => (
                <UnstyledButton
                  key={identification}
                  className={styles.option}
                  onClick={() => onChoose(identification)}
                  onKeyDown={walkRows}
                >
                  <span className={styles.name}>{name}</span>
                  <span className={`${styles.detail} tabular`}>{owed ?? identification}</span>
                </UnstyledButton>
              ))}
            </section>
          )}
          <DialogButtons confirm={t('receivables.choose')} busy={isLooking} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Each word that was typed is part of the name or the identification. */
function isMeant({ identification, name }: Debtor, text: string): boolean {
  const own = fold(`${identification} ${name}`);
  return fold(text)
    .split(/\s+/)
    .every((part) => own.includes(part));
}
