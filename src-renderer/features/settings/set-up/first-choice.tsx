import { Title, UnstyledButton } from '@mantine/core';
import { IconBuildingStore, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SetupChoice } from '../../../../src-main/contract/business/setup-progress.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './set-up.module.css';
import { useSetUpDecision } from './set-up-query.ts';

const choices = [
  { choice: 'practice', Icon: IconSchool, to: '/' },
  { choice: 'business', Icon: IconBuildingStore, to: '/configurar' },
] as const satisfies readonly { choice: SetupChoice; Icon: typeof IconSchool; to: string }[];

/** The one thing an installation that is new asks: to try it out, or to set up the business. */
export function FirstChoice() {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const decision = useSetUpDecision();
  const refusal = refusalIn(decision.error);
  return (
    <main className={styles.welcome}>
      <div className={styles.welcomeContent}>
        <Title order={1}>{t('setUp.welcome')}</Title>
        <p className={styles.hint}>{t('setUp.welcomeHint')}</p>
        <div className={styles.choices}>
          {choices.map(({ choice, Icon, to }) => (
            <UnstyledButton
              key={choice}
              className={styles.choice ?? ''}
              disabled={decision.isPending}
              onClick={() => decision.mutate({ choice }, { onSuccess: () => void goTo(to) })}
            >
              <Icon className={styles.choiceIcon ?? ''} size={40} stroke={1.4} aria-hidden />
              <span className={styles.choiceName}>{t(`setUp.choice.${choice}`)}</span>
              <span className={styles.hint}>{t(`setUp.choiceHint.${choice}`)}</span>
            </UnstyledButton>
          ))}
        </div>
        {refusal && <RefusalNotice refusal={refusal} />}
      </div>
    </main>
  );
}
