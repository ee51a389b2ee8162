import { Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../receivables.module.css';
import { useContact, useStatementMailing } from './statement-actions.ts';

interface MailDialogProps {
  readonly identification: string;
  readonly onSent: (to: string) => void;
  readonly onClose: () => void;
}

/** Sends the statement to the customer, unless another address is typed. */
export function MailDialog({ identification, onSent, onClose }: MailDialogProps) {
  const { t, i18n } = useTranslation();
  const { workspace } = useService();
  const contact = useContact(identification);
  const mailing = useStatementMailing(identification);
  const [typed, setTyped] = useState<string>();
  const email = (typed ?? contact?.email ?? '').trim();
  const refusal = refusalIn(mailing.error);
  const besides = refusalBesides(refusal, ['/email']);
  const failed = mailing.data?.ok === false ? mailing.data : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mailing.isPending) return;
    mailing.mutate(email, {
      onSuccess: ({ ok }) => {
        if (ok) onSent(email);
      },
    });
  };
  return (
    <Dialog title={t('receivables.mailTitle')} size="md" busy={mailing.isPending} onClose={onClose}>
      <form noValidate className={styles.stack} onSubmit={submit}>
        <TextInput
          label={t('receivables.mailTo')}
          data-autofocus
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed ?? contact?.email ?? ''}
          error={errorAt(refusal, '/email')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Text c="dimmed" size="sm">
          {t('receivables.mailHint')}
        </Text>
        {!workspace.sends_mail && (
          <Notice tone="care" title={t('annulment.email.noAccount')}>
            <OnlyFor permission="manage_email" isNeeded>
              <Link to="/ajustes/correo">{t('annulment.email.toAccount')}</Link>
            </OnlyFor>
          </Notice>
        )}
        {failed && (
          <Notice tone="bad" title={failed.message}>
            <div lang={i18n.language === 'es' ? undefined : 'es'}>{failed.remedy}</div>
          </Notice>
        )}
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons
          confirm={t('annulment.email.send')}
          busy={mailing.isPending}
          disabled={email === ''}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
