import { Button, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './email.module.css';
import { useEmailTest } from './email-query.ts';

/** Sends a letter now, and says in plain words how it went. */
export function EmailTest({ proposed }: { readonly proposed: string }) {
  const { t, i18n } = useTranslation();
  const [to, setTo] = useState(proposed);
  const test = useEmailTest();
  const refusal = refusalIn(test.error);
  const besides = refusalBesides(refusal, ['/to']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test.mutate(to.trim());
  };
  return (
    <Panel title={t('email.testTitle')}>
      <form noValidate onSubmit={submit} className={styles.stack}>
        <div className={styles.fields}>
          <TextInput
            label={t('email.testTo')}
            inputMode="email"
            autoComplete="off"
            value={to}
            error={errorAt(refusal, '/to')}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        {besides && <RefusalNotice refusal={besides} />}
        {test.data && (
          <Notice tone={test.data.ok ? 'ok' : 'bad'} title={test.data.message}>
            <div lang={i18n.language === 'es' ? undefined : 'es'}>{test.data.remedy}</div>
            {test.data.response && <div>{t('email.serverResponse', { response: test.data.response })}</div>}
          </Notice>
        )}
        <Button
          className={styles.own ?? ''}
          type="submit"
          variant="default"
          leftSection={<IconSend size={18} aria-hidden />}
          disabled={to.trim() === ''}
          loading={test.isPending}
        >
          {t('email.test')}
        </Button>
      </form>
    </Panel>
  );
}
