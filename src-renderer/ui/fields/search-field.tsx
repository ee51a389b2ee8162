import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useActionShortcuts } from '../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../actions/key-hint.tsx';
import styles from '../tables/list.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** It is what the page begins with. */
  readonly autoFocus?: boolean;
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Where a list is searched; the key of searching goes to it. */
export function SearchField({ label, placeholder, autoFocus = false, term, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { search: key } = useShortcutKeys();
  useActionShortcuts({ search: () => field.current?.select() });
  return (
    <TextInput
      ref={field}
      className={styles.search ?? ''}
      aria-label={label}
      aria-keyshortcuts={key}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={<KeyHint>{key}</KeyHint>}
      rightSectionWidth="3rem"
      type="search"
      autoFocus={autoFocus}
      maxLength={100}
      value={term}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  );
}
