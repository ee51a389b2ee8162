import { Button, Code, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import icon from '../../../resources/icon.svg';
import { type Refusal, refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { SecretInput } from '../../ui/fields/secret-input.tsx';
import { useSigningIn } from './session-query.ts';
import styles from './sign-in.module.css';

/** Nobody is signed in: a key is asked for. */
export function SignInPage() {
  const { t } = useTranslation();
  const [key, setKey] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const signingIn = useSigningIn();
  const refusal = refusalIn(signingIn.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(key.trim() === '');
    if (key.trim() !== '') signingIn.mutate(key.trim());
  };
  const fault = faultOf(refusal);
  const messages = {
    wrong: t('head.signIn.wrong'),
    tooMany: t('head.signIn.tooMany', { count: refusal?.retryAfterSeconds ?? 30 }),
  };
  return (
    <main className={styles.page}>
      <section className={styles.card} aria-labelledby="sign-in">
        <img src={icon} alt="" width={56} height={56} />
        <Title order={1} id="sign-in">
          {t('head.signIn.title')}
        </Title>
        <Text c="dimmed">{t('head.signIn.hint')}</Text>
        <form noValidate onSubmit={submit} className={styles.form}>
          <SecretInput
            label={t('head.signIn.key')}
            description={t('head.signIn.keyHint')}
            value={key}
            error={isEmpty ? t('head.signIn.empty') : fault && messages[fault]}
            onChange={(typed) => {
              setKey(typed);
              setEmpty(false);
              if (signingIn.isError) signingIn.reset();
            }}
          />
          {refusal && !fault && <RefusalNotice refusal={refusal} />}
          <Button type="submit" loading={signingIn.isPending}>
            {t('head.signIn.enter')}
          </Button>
        </form>
        <Text size="sm" c="dimmed">
          {t('head.signIn.noKey')}
        </Text>
        <Code block className={styles.command ?? ''}>
          npm run -s cli -- head --data … keys create --role owner
        </Code>
      </section>
    </main>
  );
}

/** The fault shown beside the field. */
function faultOf(refusal: Refusal | undefined): 'wrong' | 'tooMany' | undefined {
  switch (refusal?.code) {
    case 'invalid_api_key':
    case 'validation_failed':
      return 'wrong';
    case 'rate_limited':
      return 'tooMany';
    default:
      return undefined;
  }
}
