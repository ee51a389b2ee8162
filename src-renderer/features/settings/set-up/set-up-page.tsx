import { Button, Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { type SetupStep, setupSteps } from '../../../../src-main/contract/business/set-up/setup-progress.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import type { Importer } from './numbers/importer.ts';
import styles from './set-up.module.css';
import { useSetUp } from './set-up-query.ts';
import { SetUpSteps } from './set-up-steps.tsx';
import { BusinessStep } from './steps/business-step.tsx';
import { CertificateStep } from './steps/certificate-step.tsx';
import { LiveStep } from './steps/live-step.tsx';
import { LogoStep } from './steps/logo-step.tsx';
import { PointsStep } from './steps/points-step.tsx';
import { StepFrame } from './steps/step-frame.tsx';
import { TestStep } from './steps/test-step.tsx';

interface SetUpPageProps {
  /** Where printers are set up and tried. */
  readonly printers: ReactNode;
  readonly importer: Importer;
}

/** From nothing to documents that count, a step at a time; it goes on where it was left. */
export function SetUpPage({ printers, importer }: SetUpPageProps) {
  const { t } = useTranslation();
  const { workspace } = useService();
  const named = useParams().step;
  const { data: progress, error } = useSetUp();
  const refusal = refusalIn(error);
  const entity = workspace.entities.find(({ kind }) => kind === 'live');
  const isDone = (wanted: SetupStep) =>
    progress?.steps.some(({ step, state }) => step === wanted && state === 'done') === true;
  // Everything after the business is about it; what issues needs its numbers.
  const isReachable = (step: SetupStep) => {
    if (step === 'certificate' || step === 'business') return true;
    return entity !== undefined && (isDone('points') || (step !== 'test' && step !== 'live'));
  };
  const step = setupSteps.find((one) => one === named && isReachable(one));
  if (progress && !step) return <Navigate to={`/configurar/${progress.next_step}`} replace />;
  return (
    <div className={styles.setUp}>
      <div className={styles.way}>
        <Title order={1}>{t('setUp.title')}</Title>
        {progress && <SetUpSteps progress={progress} isReachable={isReachable} />}
        <Button variant="default" component={Link} to="/">
          {t('setUp.leave')}
        </Button>
      </div>
      {/* Another step begins at its top. */}
      <div key={step} className={styles.pane}>
        <div className={styles.content}>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!progress && !refusal && <Skeleton height="20rem" />}
          {progress && step && stepOf(step)}
        </div>
      </div>
    </div>
  );

  function stepOf(shown: SetupStep): ReactNode {
    if (!progress) return null;
    if (shown === 'certificate') return <CertificateStep progress={progress} />;
    if (shown === 'business') return <BusinessStep progress={progress} entity={entity} />;
    if (!entity) return null;
    switch (shown) {
      case 'points':
        return (
          <PointsStep
            entity={entity}
            isNumbered={isDone('points')}
            assigned={progress.proposed.emission_point}
            importer={importer}
          />
        );
      case 'logo':
        return <LogoStep entity={entity} />;
      case 'printer':
        return (
          <StepFrame step="printer" isDone={isDone('printer')}>
            {printers}
          </StepFrame>
        );
      case 'test':
        return <TestStep isTested={isDone('test')} />;
      case 'live':
        return <LiveStep progress={progress} />;
    }
  }
}
