import { type ComponentProps, useState } from 'react';
import { parseDecimal } from '../../lib/format/parse-decimal.ts';

interface DecimalInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: string;
  readonly decimals: number;
  /** Called with every valid number as it is typed. */
  readonly onNumber: (value: string) => void;
}

/** What stands in the field while the hand is in it. */
interface Typed {
  readonly text: string;
  /** The number it stands for; undefined while it is none. */
  readonly number: string | undefined;
  /** The value when it was last looked at: another one comes from outside. */
  readonly seen: string;
}

/**
 * A bare field for a decimal number, for dense rows. Half-typed text stays in the field and is marked; leaving the
 * field with it brings the last valid number back. What a scan or a button changes meanwhile is shown at once.
 */
export function DecimalInput({ value, decimals, onNumber, onBlur, onFocus, ...rest }: DecimalInputProps) {
  const [typed, setTyped] = useState<Typed>();
  if (typed && typed.seen !== value) {
    setTyped(value === typed.number ? { ...typed, seen: value } : undefined);
  }
  const type = (text: string) => {
    const number = parseDecimal(text, decimals);
    setTyped({ text, number, seen: value });
    if (number !== undefined) onNumber(number);
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed?.text ?? value}
      aria-invalid={(typed !== undefined && typed.number === undefined) || rest['aria-invalid']}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
