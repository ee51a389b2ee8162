import { IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type {
  SetupProgress,
  SetupStep,
} from '../../../../src-main/contract/business/set-up/setup-progress.ts';
import styles from './set-up.module.css';

const icons = { done: IconCircleCheck, skipped: IconCircleMinus, open: IconCircleDashed } as const;

interface SetUpStepsProps {
  readonly progress: SetupProgress;
  readonly isReachable: (step: SetupStep) => boolean;
}

/** The whole way: what is done, what was left, where one is; each step a press away, once it can be done. */
export function SetUpSteps({ progress: { steps }, isReachable }: SetUpStepsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('setUp.steps')}>
      <ol className={styles.steps}>
        {steps.map(({ step, state }) => {
          const Icon = icons[state];
          const label = (
            <>
              <Icon size={20} aria-hidden />
              <span>
                {t(`setUp.step.${step}`)}
                <span className={state === 'skipped' ? styles.state : 'for-readers'}>
                  {t(`setUp.state.${state}`)}
                </span>
              </span>
            </>
          );
          return (
            <li key={step} data-state={state}>
              {isReachable(step) ? (
                <NavLink to={`/configurar/${step}`} className={styles.step ?? ''}>
                  {label}
                </NavLink>
              ) : (
                <span className={styles.step} aria-disabled>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
