import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { useGoLive, useLeaveLive } from '../../lib/environment/use-environment-changes.ts';
import { useWindowEnvironment } from '../../lib/environment/window-environment.ts';
import { useService } from '../../lib/http/service.tsx';
import { useMay } from '../../lib/workplace/use-may.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface EnvironmentChoice {
  /** Whether it can be picked here and now. */
  isOffered(environment: Environment): boolean;
  pick(environment: Environment): void;
  /** To be shown wherever the choice is offered. */
  readonly question: ReactNode;
}

/**
 * The only way a person changes the environment worked in: the shop to live, and a window out of it for a while, with a
 * yes alone.
 *
 * @param onLive called when the shop is live
 */
export function useEnvironmentChoice(onLive?: () => void): EnvironmentChoice {
  const { t } = useTranslation();
  const { environment, workspace } = useService();
  const { practise, comeBack } = useWindowEnvironment();
  const may = useMay();
  const goingLive = useGoLive(onLive);
  const leaving = useLeaveLive();
  const [picked, setPicked] = useState<Environment>();
  const isLive = workspace.environment === 'live';
  const close = () => {
    setPicked(undefined);
    goingLive.reset();
    leaving.reset();
  };
  const name = picked && t(`environment.${picked}`);
  return {
    isOffered: (value) =>
      workspace.environments.includes(value) && (value !== 'live' || isLive || may('manage_business')),
    pick(value) {
      if (value === environment) return;
      if (isLive && value === 'live') return comeBack();
      if (!isLive && value !== 'live') return practise(value);
      setPicked(value);
    },
    question:
      picked === undefined ? null : picked === 'live' ? (
        <QuestionDialog
          title={t('environment.goLive')}
          question={t('environment.goLiveQuestion')}
          confirm={t('environment.goLiveConfirm')}
          doing={goingLive}
          onConfirm={() => goingLive.mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      ) : (
        <QuestionDialog
          title={t('environment.leave')}
          question={t('environment.leaveQuestion', { environment: name })}
          caution={t('environment.leaveCaution')}
          confirm={t('environment.leaveConfirm', { environment: name })}
          doing={leaving}
          onConfirm={() => leaving.mutate(picked, { onSuccess: (hasLeft) => hasLeft && close() })}
          onClose={close}
        />
      ),
  };
}
