import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { environments } from '../../../src-main/documents/kinds.ts';
import { useService } from '../../lib/http/service.tsx';
import { useEnvironmentChoice } from '../../ui/dialogs/use-environment-choice.tsx';
import styles from '../shell/shell.module.css';

/** The environment worked in, unmistakable; a press offers the others that are ready. */
export function EnvironmentBadge() {
  const { t } = useTranslation();
  const { environment } = useService();
  const { isOffered, pick, question } = useEnvironmentChoice();
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
          {environments.filter(isOffered).map((value) => (
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
      {question}
    </>
  );
}
