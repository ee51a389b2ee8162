import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { useService } from '../../lib/http/service.tsx';
import { usePreferences } from '../../lib/preferences.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface EnvironmentChoice {
  pick(environment: Environment): void;
  /** To be shown wherever the choice is offered. */
  readonly question: ReactNode;
}

/**
 * The only way a person changes the environment worked in: into the live one with a yes alone.
 *
 * @param onLive called after the yes
 */
export function useEnvironmentChoice(onLive?: () => void): EnvironmentChoice {
  const { t } = useTranslation();
  const { environment } = useService();
  const choose = usePreferences((state) => state.choose);
  const [isGoingLive, setIsGoingLive] = useState(false);
  return {
    pick: (value) =>
      value === 'live' && environment !== 'live' ? setIsGoingLive(true) : choose({ environment: value }),
    question: isGoingLive && (
      <QuestionDialog
        title={t('environment.goLive')}
        question={t('environment.goLiveQuestion')}
        confirm={t('environment.goLiveConfirm')}
        doing={nothing}
        onConfirm={() => {
          setIsGoingLive(false);
          choose({ environment: 'live' });
          onLive?.();
        }}
        onClose={() => setIsGoingLive(false)}
      />
    ),
  };
}

/** The choice is this window's own: nothing is asked of the service. */
const nothing = { isPending: false, error: null };
