import { TextInput } from '@mantine/core';
import styles from '../cash.module.css';

interface AmountFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** As typed. */
  readonly value: string;
  readonly error: string | undefined;
  readonly isLarge?: boolean;
  readonly onChange: (typed: string) => void;
}

/** Dollars and cents, with the sign before them; has the focus when it appears. */
export function AmountField({ label, hint, value, error, isLarge = false, onChange }: AmountFieldProps) {
  return (
    <TextInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: `tabular ${isLarge ? styles.large : ''}` }}
      leftSection="$"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      // It is what the screen was opened for.
      autoFocus
      data-autofocus
      aria-invalid={Boolean(error)}
      value={value}
      error={error}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
