import { Title, UnstyledButton } from '@mantine/core';
import { IconBuildingStore, IconDatabaseImport, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import icon from '../../../../resources/icon.svg';
import type { SetupChoice } from '../../../../src-main/contract/business/set-up/setup-progress.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { LanguageChoice } from '../../../ui/appearance/language-choice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { RestoreDialog } from '../restore/restore-dialog.tsx';
import styles from './set-up.module.css';
import { useSetUpDecision } from './set-up-query.ts';

const choices = [
  { choice: 'practice', Icon: IconSchool, to: '/' },
  { choice: 'business', Icon: IconBuildingStore, to: '/configurar' },
] as const satisfies readonly { choice: SetupChoice; Icon: typeof IconSchool; to: string }[];

/** The one thing an installation that is new asks: to try it out, to set up the business, or to go on with one that has a backup. */
export function FirstChoice() {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const decision = useSetUpDecision();
  const [isRestoring, setRestoring] = useState(false);
  const refusal = refusalIn(decision.error);
  return (
    <main className={styles.welcome}>
      <div className={styles.welcomeContent}>
        <header className={styles.welcomeHead}>
          <img src={icon} alt="" width={56} height={56} />
          <div>
            <strong className={styles.choiceName}>{t('app.name')}</strong>
            <p className={styles.hint}>{t('setUp.whatItIs')}</p>
          </div>
          <LanguageChoice />
        </header>
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
          <UnstyledButton
            className={styles.choice ?? ''}
            disabled={decision.isPending}
            onClick={() => setRestoring(true)}
          >
            <IconDatabaseImport className={styles.choiceIcon ?? ''} size={40} stroke={1.4} aria-hidden />
            <span className={styles.choiceName}>{t('setUp.choice.restore')}</span>
            <span className={styles.hint}>{t('setUp.choiceHint.restore')}</span>
          </UnstyledButton>
        </div>
        {isRestoring && <RestoreDialog replacesData={false} onClose={() => setRestoring(false)} />}
        {refusal && <RefusalNotice refusal={refusal} />}
      </div>
    </main>
  );
}
