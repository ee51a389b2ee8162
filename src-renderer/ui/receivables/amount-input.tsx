import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface AmountInputProps {
  readonly label: string;
  readonly hint?: string;
  /** As typed. */
  readonly value: string;
  readonly error: ReactNode;
  /** It is what the screen was opened for. */
  readonly isFirst?: boolean;
  readonly onChange: (typed: string) => void;
}

/** Dollars and cents, with the sign before them. */
export function AmountInput({ label, hint, value, error, isFirst = false, onChange }: AmountInputProps) {
  return (
    <TextInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: 'tabular' }}
      leftSection="$"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      data-autofocus={isFirst || undefined}
      value={value}
      error={error}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
