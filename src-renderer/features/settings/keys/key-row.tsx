import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultKeys, type ShortcutAction } from '../../../lib/shortcuts/default-keys.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { KeyRecorder } from './key-recorder.tsx';
import styles from './keys.module.css';
import { type KeyObstacle, useKeyChange } from './use-key-change.ts';

interface KeyRowProps {
  readonly action: ShortcutAction;
  readonly onMessage: (sentence: string) => void;
}

/** An action and its key; what is wrong with the key that was pressed stands below. */
export function KeyRow({ action, onMessage }: KeyRowProps) {
  const { t } = useTranslation();
  const labelOf = useKeyLabel();
  const { key, obstacle, forget, take, propose } = useKeyChange(action, onMessage);
  const recorder = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes away by it.
  const toRecorder = () => recorder.current?.focus();
  const first = defaultKeys[action];
  const name = t(`shortcuts.actions.${action}`);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <div className={styles.key}>
          {key !== first && (
            <Button
              variant="subtle"
              aria-label={t('shortcuts.resetOf', { action: name, key: labelOf(first) })}
              onClick={() => {
                propose(first);
                toRecorder();
              }}
            >
              {t('shortcuts.reset', { key: labelOf(first) })}
            </Button>
          )}
          <KeyRecorder
            ref={recorder}
            label={t('shortcuts.change', { action: name, key: labelOf(key) })}
            shortcut={key}
            onStart={forget}
            onKey={propose}
          />
        </div>
        {obstacle && (
          <Obstacle
            obstacle={obstacle}
            onTake={() => {
              take(obstacle.key);
              toRecorder();
            }}
          />
        )}
      </td>
    </tr>
  );
}

interface ObstacleProps {
  readonly obstacle: KeyObstacle;
  readonly onTake: () => void;
}

function Obstacle({ obstacle, onTake }: ObstacleProps) {
  const { t } = useTranslation();
  const key = useKeyLabel()(obstacle.key);
  return (
    <div className={styles.obstacle} role="alert">
      {obstacle.kind === 'fault' ? (
        t(`shortcuts.faults.${obstacle.fault}`, { key })
      ) : (
        <>
          {t('shortcuts.taken', { key, other: t(`shortcuts.actions.${obstacle.by}`) })}
          <Button variant="default" onClick={onTake}>
            {t('shortcuts.swap')}
          </Button>
        </>
      )}
    </div>
  );
}
