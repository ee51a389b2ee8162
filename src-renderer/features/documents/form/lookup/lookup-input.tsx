import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Lookup } from '../../body/form-part.ts';
import styles from '../form.module.css';
import type { Edit } from '../form-context.tsx';
import { filledIn } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

interface LookupInputProps extends Omit<AutocompleteProps, 'data' | 'onChange' | 'value'> {
  readonly lookup: Lookup;
  /** The field, below what the suggestion fills in. */
  readonly at: string;
  /** JSON pointer of what it fills in. */
  readonly owner: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onEdit: (edit: Edit) => void;
}

/** A field that offers whom or what the shop knows by what is being typed; choosing fills in all that is known. */
export function LookupInput({ lookup, at, owner, value, onType, onEdit, ...input }: LookupInputProps) {
  const [isTyping, setTyping] = useState(false);
  // Once chosen, the field's own text arrives as if it were typed.
  const isChosen = useRef(false);
  const isSold = !owner.includes('/items/');
  const suggestions = useSuggestions(lookup, value, { isWanted: isTyping, isSold });
  return (
    <Autocomplete
      {...input}
      value={value}
      data={suggestions.map(({ key, fields }) => ({ value: key, label: fields[at] ?? '' }))}
      // The service has found them: whatever else it went by stands.
      filter={({ options }) => options}
      data-offers={suggestions.length > 0 || undefined}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      renderOption={({ option }) => {
        const suggestion = suggestions.find(({ key }) => key === option.value);
        return (
          <span className={styles.suggestion}>
            <span>{suggestion?.name}</span>
            <span className={`${styles.dim} tabular`}>{suggestion?.code}</span>
          </span>
        );
      }}
      onOptionSubmit={(key) => {
        const chosen = suggestions.find((suggestion) => suggestion.key === key);
        if (chosen) onEdit((body) => filledIn(body, owner, chosen));
        isChosen.current = true;
        setTyping(false);
      }}
      onChange={(typed) => {
        if (isChosen.current) {
          isChosen.current = false;
          return;
        }
        setTyping(true);
        onType(typed);
      }}
      onBlur={() => setTyping(false)}
    />
  );
}
