import { useTranslation } from 'react-i18next';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import styles from '../workplace.module.css';
import type { OperatorDraft, pinFaultOf } from './operator-draft.ts';

type Pins = Pick<OperatorDraft, 'pin' | 'repeatedPin'>;

interface PinFieldsProps {
  readonly draft: Pins;
  /** Empty: the one there is stays. */
  readonly isChange: boolean;
  readonly fault: ReturnType<typeof pinFaultOf>;
  readonly refused: string | undefined;
  readonly onChange: (changed: Partial<Pins>) => void;
}

/** A PIN, typed twice. */
export function PinFields({ draft, isChange, fault, refused, onChange }: PinFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <SecretInput
        label={t(isChange ? 'operators.newPin' : 'operators.pin')}
        description={t(isChange ? 'operators.newPinHint' : 'operators.pinHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={8}
        value={draft.pin}
        error={fault === 'length' ? t('workplace.pinShort') : refused}
        onChange={(pin) => onChange({ pin })}
      />
      <SecretInput
        label={t('operators.repeatPin')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={8}
        value={draft.repeatedPin}
        error={fault === 'differs' && t('operators.pinsDiffer')}
        onChange={(repeatedPin) => onChange({ repeatedPin })}
      />
    </div>
  );
}
