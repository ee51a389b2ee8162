import { Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AttentionMail } from '../../../src-main/contract/head/attention-mail.ts';
import { EmailSettings } from '../../features/settings/email/email-settings.tsx';
import { formatInstant } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { LettersTable } from '../../ui/mail/letters-table.tsx';
import { RecipientForm } from '../../ui/mail/recipient-form.tsx';
import { useAttentionMail, useAttentionMailChange } from './attention-mail-query.ts';
import { HeadMonthlyMail } from './head-monthly-mail.tsx';

/** The head office's own mail: from which account, and who gets what. */
export function HeadMailSettings() {
  const { t } = useTranslation();
  const { data: mail, error } = useAttentionMail();
  const changing = useAttentionMailChange();
  const refusal = refusalIn(error);
  return (
    <>
      <EmailSettings intro={t('head.mail.intro')} />
      <Panel title={t('head.mail.title')}>
        <Stack>
          <Text>{t('head.mail.about')}</Text>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!mail && !refusal && <Skeleton height="6rem" />}
          {mail && (
            <>
              <MailState mail={mail} />
              <RecipientForm
                key={mail.email ?? ''}
                email={mail.email}
                changing={changing}
                label={t('head.mail.email')}
                submit={() => t(mail.email === undefined ? 'head.mail.start' : 'head.mail.change')}
                stop={t('head.mail.stop')}
                stopped={t('head.mail.stopped')}
              />
              <LettersTable
                label={t('head.mail.letters')}
                heading={t('head.mail.items')}
                letters={mail.letters.map(({ items, queued_at, ...letter }) => ({
                  ...letter,
                  key: queued_at,
                  about: t('head.mail.sentItems', {
                    count: items,
                    at: formatInstant(queued_at).slice(0, 10),
                  }),
                }))}
              />
            </>
          )}
        </Stack>
      </Panel>
      <HeadMonthlyMail />
    </>
  );
}

function MailState({ mail: { email, has_account } }: { readonly mail: AttentionMail }) {
  const { t } = useTranslation();
  if (email === undefined) return <Notice tone="quiet" title={t('head.mail.off')} />;
  const title = t('head.mail.on', { email });
  return has_account ? (
    <Notice tone="ok" title={title} />
  ) : (
    <Notice tone="care" title={title}>
      {t('head.mail.noAccount')}
    </Notice>
  );
}
