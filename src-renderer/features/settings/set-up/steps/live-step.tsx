import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SetupProgress } from '../../../../../src-main/contract/business/set-up/setup-progress.ts';
import { InEnvironment, useService } from '../../../../lib/http/service.tsx';
import { useReadiness } from '../../../../lib/queries/service/readiness-query.ts';
import { useEnvironmentChoice } from '../../../../ui/dialogs/use-environment-choice.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checklist } from '../checklist.tsx';
import styles from '../set-up.module.css';
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
  const { workspace } = useService();
  const goTo = useNavigate();
  const { pick, question } = useEnvironmentChoice(() => void goTo('/'));
  if (workspace.environment === 'live') return <Notice tone="ok" title={t('setUp.isLive')} />;
  return (
    <>
      <div className={styles.foot}>
        <InEnvironment environment="live">
          <LiveButton onPress={() => pick('live')} />
        </InEnvironment>
      </div>
      {question}
    </>
  );
}

function LiveButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  const { data: readiness } = useReadiness();
  return (
    <Button size="md" disabled={readiness?.ready !== true} onClick={onPress}>
      {t('environment.goLive')}
    </Button>
  );
}
