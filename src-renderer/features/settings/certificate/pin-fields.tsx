import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { adviceAt, type Refusal } from '../../../lib/http/answer.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import styles from './certificate.module.css';

export interface PinDraft {
  readonly typed: string;
  /** The person knows that a wrong PIN now locks the token. */
  readonly risksLastTry: boolean;
}

export const noPin: PinDraft = { typed: '', risksLastTry: false };

/** Whether the service would not try the PIN because one try is left. */
export function isLastTry(refusal: Refusal | undefined): boolean {
  return refusal?.errors.some(({ code }) => code === 'pin_final_try') ?? false;
}

interface PinFieldsProps {
  readonly draft: PinDraft;
  readonly refusal: Refusal | undefined;
  /** One try is left: it is used only by a person who says so. */
  readonly isRisky: boolean;
  readonly onChange: (draft: PinDraft) => void;
}

export function PinFields({ draft, refusal, isRisky, onChange }: PinFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.fields}>
        <SecretInput
          label={t('token.pin')}
          description={t('token.pinHint')}
          value={draft.typed}
          maxLength={255}
          error={adviceAt(refusal, '/pin')}
          onChange={(typed) => onChange({ ...draft, typed })}
        />
      </div>
      {isRisky && (
        <Checkbox
          label={t('token.riskLastTry')}
          checked={draft.risksLastTry}
          onChange={(event) => onChange({ ...draft, risksLastTry: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
