import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailSettingsResource } from '../../../../src-main/contract/delivery/email-settings.ts';
import { formatInstant, formatTime } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './email.module.css';
import { useEmailAccount, useEmailSettings } from './email-query.ts';
import { EmailTest } from './email-test.tsx';

interface EmailSettingsProps {
  /** What it is for; left out: documents to their recipients. */
  readonly intro?: string;
}

/** The account that mail is sent from, and how that goes. */
export function EmailSettings({ intro }: EmailSettingsProps) {
  const { t } = useTranslation();
  const mayChange = useMay()('manage_destinations');
  const { data: settings, error } = useEmailSettings();
  const [isSaved, setSaved] = useState(false);
  const [removing, setRemoving] = useState(false);
  const refusal = refusalIn(error);
  const account = settings?.account;
  return (
    <>
      <Panel title={t('email.title')}>
        <div className={styles.stack}>
          <Text>{intro ?? t('email.intro')}</Text>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!settings && !refusal && <Skeleton height="12rem" />}
          {settings && (
            <>
              <MailState settings={settings} />
              {mayChange && (
                <AccountForm
                  key={account ? 'kept' : 'none'}
                  account={account}
                  onSaved={() => setSaved(true)}
                />
              )}
              {isSaved && account && !settings.trouble && <Notice tone="ok" title={t('email.saved')} />}
              {account && (
                <Button
                  className={styles.own ?? ''}
                  variant="subtle"
                  color="red"
                  onClick={() => setRemoving(true)}
                >
                  {t('email.remove')}
                </Button>
              )}
            </>
          )}
        </div>
      </Panel>
      {account && <EmailTest key={account.from_address} proposed={account.from_address} />}
      {removing && <RemovalDialog onClose={() => setRemoving(false)} />}
    </>
  );
}

function MailState({ settings }: { readonly settings: EmailSettingsResource }) {
  const { t, i18n } = useTranslation();
  const { account, queued, trouble } = settings;
  const waiting = queued > 0 ? t('email.queued', { count: queued }) : t('email.nothingQueued');
  if (!account) {
    return (
      <Notice tone="quiet" title={t('email.none')}>
        {queued > 0 && waiting}
      </Notice>
    );
  }
  if (!trouble) {
    return (
      <Notice tone="ok" title={t('email.working', { address: account.from_address })}>
        {waiting}
      </Notice>
    );
  }
  const { message, remedy, since, next_try_at } = trouble;
  return (
    <Notice tone="bad" title={message}>
      <div lang={i18n.language === 'es' ? undefined : 'es'}>{remedy}</div>
      <div>{t('email.troubleSince', { since: formatInstant(since), next: formatTime(next_try_at) })}</div>
      <div>{waiting}</div>
    </Notice>
  );
}

function RemovalDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const removal = useEmailAccount();
  const refusal = refusalIn(removal.error);
  return (
    <Dialog title={t('email.remove')} size="md" busy={removal.isPending} onClose={onClose}>
      <div className={styles.stack}>
        <Text>{t('email.removeQuestion')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            color="red"
            loading={removal.isPending}
            onClick={() => removal.mutate('none', { onSuccess: onClose })}
          >
            {t('action.remove')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
