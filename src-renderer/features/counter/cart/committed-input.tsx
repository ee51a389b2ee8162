import { type ComponentProps, useRef, useState } from 'react';

interface CommittedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: string;
  /** Whether what is typed can be taken. */
  readonly isValid: (typed: string) => boolean;
  /** Called when the field is left with something new in it: what follows may have to be allowed by somebody. */
  readonly onCommit: (typed: string) => void;
}

/**
 * A bare field for a number that is taken when the field is left; Escape leaves it as it was. Not `ui/decimal-input`,
 * which tells every number as it is typed: on the way from 5 to 50 somebody would be asked for a PIN, and `10%` is no
 * decimal number.
 */
export function CommittedInput({ value, isValid, onCommit, onKeyDown, ...rest }: CommittedInputProps) {
  const [draft, setDraft] = useState<string>();
  const isDropped = useRef(false);
  const leave = () => {
    const typed = draft;
    setDraft(undefined);
    const isNew = typed !== undefined && typed !== value && isValid(typed);
    if (isNew && !isDropped.current) onCommit(typed);
    isDropped.current = false;
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? value}
      aria-invalid={(draft !== undefined && !isValid(draft)) || rest['aria-invalid']}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        isDropped.current = event.key === 'Escape';
        onKeyDown?.(event);
      }}
    />
  );
}
