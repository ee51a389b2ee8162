import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SetupProgress } from '../../../../../src-main/contract/business/set-up/setup-progress.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { InEnvironment, useService } from '../../../../lib/http/service.tsx';
import { useReadiness } from '../../../../lib/queries/service/readiness-query.ts';
import { useEnvironmentChoice } from '../../../../ui/dialogs/use-environment-choice.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Checklist } from '../checklist.tsx';
import styles from '../set-up.module.css';
import { useSetUpDecision } from '../set-up-query.ts';
import { StepFrame } from './step-frame.tsx';

/** Everything once more in words, and the one act by which documents begin to count. */
export function LiveStep({ progress }: { readonly progress: SetupProgress }) {
  return (
    <StepFrame step="live" isDone={false}>
      <InEnvironment environment="live">
        <Checklist progress={progress} />
      </InEnvironment>
      <GoLive />
    </StepFrame>
  );
}

function GoLive() {
  const { t } = useTranslation();
  const { environment } = useService();
  const goTo = useNavigate();
  const decision = useSetUpDecision();
  const refusal = refusalIn(decision.error);
  // Every page is made anew in another environment: the answer of its own mutation comes to nobody.
  const finish = () =>
    decision.mutateAsync({ finished: true }).then(
      () => goTo('/'),
      () => undefined,
    );
  const { pick, question } = useEnvironmentChoice(() => void finish());
  if (environment === 'live') return <Notice tone="ok" title={t('setUp.isLive')} />;
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles.foot}>
        <InEnvironment environment="live">
          <LiveButton isPending={decision.isPending} onPress={() => pick('live')} />
        </InEnvironment>
      </div>
      {question}
    </>
  );
}

function LiveButton({ isPending, onPress }: { readonly isPending: boolean; readonly onPress: () => void }) {
  const { t } = useTranslation();
  const { data: readiness } = useReadiness();
  return (
    <Button size="md" loading={isPending} disabled={readiness?.ready !== true} onClick={onPress}>
      {t('environment.goLive')}
    </Button>
  );
}
