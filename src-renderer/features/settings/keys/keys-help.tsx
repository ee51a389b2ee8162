import { Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type ShortcutAction, shortcutGroups } from '../../../lib/shortcuts/default-keys.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from './keys.module.css';

interface KeysHelpProps {
  /** What keys reached when help was asked for. */
  readonly actions: readonly ShortcutAction[];
  readonly onClose: () => void;
  /** What the screen is for. */
  readonly children: ReactNode;
}

/** What the screen one is on is for, its keys, and those that work everywhere. */
export function KeysHelp({ actions, onClose, children }: KeysHelpProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const everywhere = shortcutGroups.everywhere.filter((action) => actions.includes(action));
  const here = [...shortcutGroups.sale, ...shortcutGroups.charge].filter((action) =>
    actions.includes(action),
  );
  const change = () => {
    onClose();
    void navigate('/ajustes/teclas');
  };
  return (
    <Dialog title={t('help.title')} size="xl" onClose={onClose}>
      {children}
      <div className={styles.helpGroups}>
        {here.length > 0 && <KeyList title={t('shortcuts.helpHere')} actions={here} />}
        <KeyList title={t('shortcuts.groups.everywhere')} actions={everywhere} />
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={change}>
          {t('shortcuts.helpChange')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </Dialog>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly actions: readonly ShortcutAction[];
}

function KeyList({ title, actions }: KeyListProps) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const labelOf = useKeyLabel();
  return (
    <section>
      <Title order={3}>{title}</Title>
      <dl className={styles.helpList}>
        {actions.map((action) => (
          <div key={action}>
            <dt>
              <KeyHint>{keys[action]}</KeyHint>
              <span className="for-readers">{labelOf(keys[action])}</span>
            </dt>
            <dd>{t(`shortcuts.actions.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
