import { IconBackspace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../workplace.module.css';

interface PinPadProps {
  readonly isDisabled: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** For fingers. The keyboard types into the field itself, which keeps the focus, so nothing here is a stop of Tab. */
export function PinPad({ isDisabled, onDigit, onErase }: PinPadProps) {
  const { t } = useTranslation();
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      tabIndex={-1}
      className={styles.key}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  );
  return (
    <fieldset className={styles.pad} aria-label={t('workplace.pad')}>
      {digits.map(key)}
      <span />
      {key('0')}
      <button
        type="button"
        tabIndex={-1}
        className={styles.key}
        disabled={isDisabled}
        aria-label={t('workplace.eraseLast')}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onErase}
      >
        <IconBackspace size={24} stroke={1.6} aria-hidden />
      </button>
    </fieldset>
  );
}
