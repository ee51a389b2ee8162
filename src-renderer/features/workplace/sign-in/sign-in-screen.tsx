import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOperators, useSigningIn } from '../../../lib/workplace/operators-query.ts';
import { ScanRefused } from '../../../ui/feedback/scan-refused.tsx';
import styles from '../workplace.module.css';
import { administratorsWithoutAnother } from './administrators-without-another.ts';
import { ForgottenPin } from './forgotten-pin.tsx';
import { PinForm } from './pin-form.tsx';

/** The operator signs in before anything is sold. */
export function SignInScreen() {
  const { t } = useTranslation();
  const { data: operators = [] } = useOperators();
  const signingIn = useSigningIn();
  const people = operators.filter(({ active }) => active);
  const administrators = administratorsWithoutAnother(operators);
  return (
    <div className={styles.screen}>
      <section className={styles.card} aria-labelledby="sign-in-title">
        <div>
          <Title order={1} id="sign-in-title">
            {t('workplace.signInTitle')}
          </Title>
          <Text c="dimmed">{t('workplace.signInHint')}</Text>
        </div>
        <PinForm
          people={people}
          confirm={t('workplace.enter')}
          trying={signingIn}
          onTry={(entered) => signingIn.mutate(entered)}
        />
        <ScanRefused why={t('workplace.scanFirstSignIn')} />
        <Text c="dimmed" size="sm">
          {t('workplace.choosing')}{' '}
          {administrators.length === 0
            ? t('workplace.forgotten')
            : administrators.map((one) => <ForgottenPin key={one.id} administrator={one} />)}
        </Text>
      </section>
    </div>
  );
}
