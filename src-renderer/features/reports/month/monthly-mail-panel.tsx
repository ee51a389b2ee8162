import { Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailedMonth, MonthlyMail } from '../../../../src-main/contract/reports/monthly-mail.ts';
import { formatTaxPeriod } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { LettersTable } from '../../../ui/mail/letters-table.tsx';
import { RecipientForm } from '../../../ui/mail/recipient-form.tsx';
import styles from '../reports.module.css';
import { useChangeMonthlyMail, useMonthlyMail } from './monthly-mail-query.ts';

/** The month of a till. */
export function TillsMonthlyMail() {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <MonthlyMailPanel
      title={t('month.mail.title')}
      intro={t('month.mail.intro')}
      noAccount={t('month.mail.noAccount')}
      query={useMonthlyMail()}
      changing={useChangeMonthlyMail()}
      mayChange={may('manage_destinations')}
    />
  );
}

interface MonthlyMailPanelProps {
  readonly title: string;
  /** What goes, and when. */
  readonly intro: string;
  /** Shown where there is no mail account yet. */
  readonly noAccount: string;
  readonly query: Pick<UseQueryResult<MonthlyMail>, 'data' | 'error'>;
  readonly changing: ComponentProps<typeof RecipientForm>['changing'];
  readonly mayChange: boolean;
}

/** The month that goes to the accountant by itself: to whom, and how it went. */
export function MonthlyMailPanel(props: MonthlyMailPanelProps) {
  const { title, intro, noAccount, query, changing, mayChange } = props;
  const { t, i18n } = useTranslation();
  const { data: mail, error } = query;
  const refusal = refusalIn(error);
  return (
    <Panel title={title}>
      <div className={styles.stack}>
        <Text>{intro}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        {!mail && !refusal && <Skeleton height="6rem" />}
        {mail && (
          <>
            <MailState mail={mail} noAccount={noAccount} />
            {mayChange && <MonthRecipient key={mail.email ?? ''} mail={mail} changing={changing} />}
            <LettersTable
              label={t('month.mail.sent')}
              heading={t('month.which')}
              letters={mail.months.map((month, index) => ({
                ...month,
                key: `${month.month} ${month.email} ${mail.months.length - index}`,
                about: formatTaxPeriod(month.month, i18n.language),
              }))}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

interface MailStateProps extends Pick<MonthlyMailPanelProps, 'noAccount'> {
  readonly mail: MonthlyMail;
}

function MailState({ mail: { email, since, has_account }, noAccount }: MailStateProps) {
  const { t, i18n } = useTranslation();
  if (email === undefined || since === undefined) return <Notice tone="quiet" title={t('month.mail.off')} />;
  const title = t('month.mail.on', { email, month: formatTaxPeriod(since, i18n.language) });
  return has_account ? (
    <Notice tone="ok" title={title} />
  ) : (
    <Notice tone="care" title={title}>
      {noAccount}
    </Notice>
  );
}

function isFailed({ status }: MailedMonth): boolean {
  return status === 'failed' || status === 'bounced' || status === 'complained';
}

interface MonthRecipientProps extends Pick<MonthlyMailPanelProps, 'changing'> {
  readonly mail: MonthlyMail;
}

/** A month that failed goes once more when the same address is sent. */
function MonthRecipient({ mail: { email, months }, changing }: MonthRecipientProps) {
  const { t } = useTranslation();
  const submit = (typed: string) => {
    if (email === undefined) return t('month.mail.start');
    return t(typed === email && months.some(isFailed) ? 'month.mail.again' : 'month.mail.change');
  };
  return (
    <RecipientForm
      hasDocuments
      email={email}
      changing={changing}
      label={t('month.mail.email')}
      submit={submit}
      stop={t('month.mail.stop')}
      stopped={t('month.mail.stopped')}
    />
  );
}
