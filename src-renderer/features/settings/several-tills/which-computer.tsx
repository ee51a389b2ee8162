import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { BeginForm } from './begin-form.tsx';
import { JoinForm } from './join-form.tsx';
import styles from './several-tills.module.css';

const roles = ['head', 'till'] as const;

/** The first question: whether everything comes together here, or in another computer. */
export function WhichComputer() {
  const { t } = useTranslation();
  const [role, setRole] = useState<(typeof roles)[number] | null>(null);
  return (
    <Panel title={t('severalTills.title')}>
      <div className={styles.stack}>
        <Text>{t('severalTills.intro')}</Text>
        <ChoiceCards
          label={t('severalTills.question')}
          value={role}
          onChange={setRole}
          choices={roles.map((value) => ({
            value,
            label: t(`severalTills.role.${value}`),
            hint: t(`severalTills.role.${value}Hint`),
          }))}
        />
        {role === 'head' && <BeginForm />}
        {role === 'till' && <JoinForm />}
      </div>
    </Panel>
  );
}
