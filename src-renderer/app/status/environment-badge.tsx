import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { useService } from '../../lib/http/service.tsx';
import { usePreferences } from '../../lib/preferences.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import styles from '../shell/shell.module.css';

/** The environment worked in, unmistakable; a press offers the others that are ready. Into the live one only with a yes. */
export function EnvironmentBadge() {
  const { t } = useTranslation();
  const { environment, workspace } = useService();
  const choose = usePreferences((state) => state.choose);
  const [isGoingLive, setIsGoingLive] = useState(false);
  const pick = (value: Environment) =>
    value === 'live' && environment !== 'live' ? setIsGoingLive(true) : choose({ environment: value });
  return (
    <>
      <Menu position="right-end" width={320} withinPortal>
        <Menu.Target>
          <UnstyledButton
            className={styles.environment}
            aria-label={t('environment.change', { environment: t(`environment.${environment}`) })}
          >
            {t(`environment.${environment}`)}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('environment.label')}</Menu.Label>
          {workspace.environments.map((value) => (
            <Menu.Item
              key={value}
              rightSection={value === environment ? <IconCheck size={18} aria-hidden /> : null}
              onClick={() => pick(value)}
            >
              <div className={styles.choice}>{t(`environment.${value}`)}</div>
              <div className={styles.choiceHint}>{t(`environment.${value}Hint`)}</div>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isGoingLive && (
        <QuestionDialog
          title={t('environment.goLive')}
          question={t('environment.goLiveQuestion')}
          confirm={t('environment.goLiveConfirm')}
          doing={nothing}
          onConfirm={() => {
            setIsGoingLive(false);
            choose({ environment: 'live' });
          }}
          onClose={() => setIsGoingLive(false)}
        />
      )}
    </>
  );
}

/** The choice is this window's own: nothing is asked of the service. */
const nothing = { isPending: false, error: null };
