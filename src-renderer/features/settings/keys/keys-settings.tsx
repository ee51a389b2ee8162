import { Button, Text } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { usePreferences } from '../../../lib/preferences.tsx';
import { shortcutGroups } from '../../../lib/shortcuts/default-keys.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './keys.module.css';
import { KeysTable } from './keys-table.tsx';

/** Which key does what on this computer, and how to change it. */
export function KeysSettings() {
  const { t } = useTranslation();
  const changed = usePreferences((state) => state.keys);
  const choose = usePreferences((state) => state.choose);
  const isOriginal = Object.keys(changed).length === 0;
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  return (
    <>
      <Panel title={t('shortcuts.title')}>
        <div className={styles.intro}>
          <Text>{t('shortcuts.intro')}</Text>
          <Button
            variant="default"
            leftSection={<IconRotate size={18} aria-hidden />}
            // Not out of reach: the focus comes back to it when all is done.
            aria-disabled={isOriginal}
            {...(isOriginal && { 'data-disabled': true })}
            onClick={() => setAsking(!isOriginal)}
          >
            {t('shortcuts.resetAll')}
          </Button>
        </div>
      </Panel>
      {keysOf(shortcutGroups).map((group) => (
        <Panel key={group} title={t(`shortcuts.groups.${group}`)} padded={false}>
          <KeysTable group={group} onMessage={setMessage} />
        </Panel>
      ))}
      <div className="for-readers" role="status">
        {message}
      </div>
      {isAsking && (
        <QuestionDialog
          title={t('shortcuts.resetAll')}
          question={t('shortcuts.resetAllQuestion')}
          confirm={t('shortcuts.resetAll')}
          doing={{ isPending: false, error: undefined }}
          onConfirm={() => {
            choose({ keys: {} });
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
