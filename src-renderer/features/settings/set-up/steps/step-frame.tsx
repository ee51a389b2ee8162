import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  type SetupStep,
  type SkippableStep,
  setupSteps,
  skippableSteps,
} from '../../../../../src-main/contract/business/set-up/setup-progress.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import styles from '../set-up.module.css';
import { useSetUpDecision } from '../set-up-query.ts';

interface StepFrameProps {
  readonly step: SetupStep;
  /** Whether what the step is about is there, so that one goes on from it. */
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** A step: what it is for, what is done in it, and the way on. */
export function StepFrame({ step, isDone, children }: StepFrameProps) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const decision = useSetUpDecision();
  const refusal = refusalIn(decision.error);
  const skippable = skippableSteps.find((one) => one === step);
  const next = setupSteps[setupSteps.indexOf(step) + 1];
  const goOn = () => void goTo(`/configurar/${next}`);
  const skip = (left: SkippableStep) => decision.mutate({ skip: left }, { onSuccess: goOn });
  return (
    <>
      <header className={styles.intro}>
        <Title order={2}>{t(`setUp.step.${step}`)}</Title>
        <p>{t(`setUp.intro.${step}`)}</p>
      </header>
      {children}
      {refusal && <RefusalNotice refusal={refusal} />}
      {next && (isDone || skippable) && (
        <div className={styles.foot}>
          {isDone ? (
            <Button size="md" onClick={goOn}>
              {t('setUp.goOn')}
            </Button>
          ) : (
            skippable && (
              <Button variant="default" loading={decision.isPending} onClick={() => skip(skippable)}>
                {t('setUp.later')}
              </Button>
            )
          )}
        </div>
      )}
    </>
  );
}
