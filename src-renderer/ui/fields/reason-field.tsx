import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reason-field.module.css';

interface ReasonFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  /** What it mostly is: one press writes it. */
  readonly usual: readonly string[];
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (reason: string) => void;
}

/** Why something was done, in one's own words or in the usual ones. */
export function ReasonField({ usual, value, onChange, ...field }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...field}
        name="reason"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <fieldset className={styles.usual} aria-label={t('field.usualReasons')}>
        {usual.map((reason) => (
          <Button
            key={reason}
            variant={reason === value ? 'light' : 'default'}
            aria-pressed={reason === value}
            onClick={() => onChange(reason)}
          >
            {reason}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
