import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfEvent } from '../../../lib/shortcuts/key-of-event.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import styles from './keys.module.css';

interface KeyRecorderProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly label: string;
  /** The key it has. */
  readonly shortcut: string;
  readonly onStart: () => void;
  readonly onKey: (key: string) => void;
}

/** Shows a key; pressed, it waits for another. Escape and Tab leave it as it was. */
export function KeyRecorder({ ref, label, shortcut, onStart, onKey }: KeyRecorderProps) {
  const { t } = useTranslation();
  const labelOf = useKeyLabel();
  const [isRecording, setRecording] = useState(false);
  const press = (event: KeyboardEvent) => {
    if (!isRecording) return;
    // What is pressed here is only looked at: nothing else may come of it.
    event.stopPropagation();
    if (event.key === 'Tab') return;
    event.preventDefault();
    if (event.key === 'Escape') {
      setRecording(false);
      return;
    }
    const key = event.repeat ? undefined : keyOfEvent(event);
    if (key === undefined) return;
    setRecording(false);
    onKey(key);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.recorder}
      aria-label={isRecording ? `${t('shortcuts.recording')} ${t('shortcuts.recordingHint')}` : label}
      data-recording={isRecording || undefined}
      title={isRecording ? t('shortcuts.recordingHint') : undefined}
      onClick={() => {
        onStart();
        setRecording(true);
      }}
      onKeyDown={press}
      onBlur={() => setRecording(false)}
    >
      {isRecording ? t('shortcuts.recording') : labelOf(shortcut)}
    </button>
  );
}
