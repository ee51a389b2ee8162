import { Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthlyMail } from '../../../../src-main/contract/reports/monthly-mail.ts';
import { formatInstant, formatMonth } from '../../../lib/format/format.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import { useChangeMonthlyMail, useMonthlyMail } from './monthly-mail-query.ts';

/** The month that goes to the accountant by itself: to whom, and how it went. */
export function MonthlyMailPanel() {
  const { t } = useTranslation();
  const may = useMay();
  const { data: mail, error } = useMonthlyMail();
  const refusal = refusalIn(error);
  return (
    <Panel title={t('month.mail.title')}>
      <div className={styles.stack}>
        <Text>{t('month.mail.intro')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        {!mail && !refusal && <Skeleton height="6rem" />}
        {mail && (
          <>
            <MailState mail={mail} />
            {may('manage_email') && <RecipientForm key={mail.email ?? ''} email={mail.email} />}
            <MailedMonths months={mail.months} />
          </>
        )}
      </div>
    </Panel>
  );
}

function MailState({ mail: { email, since, has_account } }: { readonly mail: MonthlyMail }) {
  const { t, i18n } = useTranslation();
  if (email === undefined || since === undefined) return <Notice tone="quiet" title={t('month.mail.off')} />;
  const title = t('month.mail.on', { email, month: formatMonth(since, i18n.language) });
  return has_account ? (
    <Notice tone="ok" title={title} />
  ) : (
    <Notice tone="care" title={title}>
      {t('month.mail.noAccount')}
    </Notice>
  );
}

function RecipientForm({ email }: { readonly email: string | undefined }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(email ?? '');
  const changing = useChangeMonthlyMail();
  const refusal = refusalIn(changing.error);
  const besides = refusalBesides(refusal, ['/email']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    changing.mutate({ email: typed.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.stack}>
      <TextInput
        label={t('month.mail.email')}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={errorAt(refusal, '/email')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {besides && <RefusalNotice refusal={besides} />}
      <Group>
        <Button type="submit" variant="default" loading={changing.isPending}>
          {t(email === undefined ? 'month.mail.start' : 'month.mail.change')}
        </Button>
        {email !== undefined && (
          <Button variant="subtle" color="red" onClick={() => changing.mutate({ email: null })}>
            {t('month.mail.stop')}
          </Button>
        )}
      </Group>
    </form>
  );
}

function MailedMonths({ months }: Pick<MonthlyMail, 'months'>) {
  const { t, i18n } = useTranslation();
  if (months.length === 0) return null;
  return (
    <table className={styles.table} aria-label={t('month.mail.sent')}>
      <thead>
        <tr>
          <th scope="col">{t('month.which')}</th>
          <th scope="col">{t('month.mail.email')}</th>
          <th scope="col">{t('month.mail.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, email, status, sent_at, problem }) => (
          <tr key={`${month} ${email}`}>
            <th scope="row">{formatMonth(month, i18n.language)}</th>
            <td>{email}</td>
            <td>
              {sent_at === undefined
                ? t(status === 'queued' ? 'month.mail.waiting' : 'month.mail.failed')
                : t('month.mail.sentAt', { at: formatInstant(sent_at) })}
              {problem !== undefined && (
                <div className={styles.how} lang={i18n.language === 'es' ? undefined : 'es'}>
                  {problem}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
