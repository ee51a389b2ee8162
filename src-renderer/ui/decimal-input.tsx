import { type ComponentProps, useState } from 'react';
import { parseDecimal } from '../lib/parse-decimal.ts';

interface DecimalInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: string;
  readonly decimals: number;
  /** Called with every valid number as it is typed. */
  readonly onNumber: (value: string) => void;
  /** Reads what is more than a number, as `10%`; undefined when it is not one either. */
  readonly read?: (typed: string) => string | undefined;
}

/**
 * A bare field for a decimal number, for dense rows. Half-typed text stays in the field and is marked; leaving the
 * field with it brings the last valid number back.
 */
export function DecimalInput({
  value,
  decimals,
  onNumber,
  read,
  onBlur,
  onFocus,
  ...rest
}: DecimalInputProps) {
  const [draft, setDraft] = useState<string>();
  const readNumber = (typed: string) => parseDecimal(typed, decimals) ?? read?.(typed);
  const type = (typed: string) => {
    setDraft(typed);
    const number = readNumber(typed);
    if (number !== undefined) onNumber(number);
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? value}
      aria-invalid={(draft !== undefined && readNumber(draft) === undefined) || rest['aria-invalid']}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}
