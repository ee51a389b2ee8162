import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface IconActionProps {
  readonly icon: Icon;
  /** What it does, and to what: nothing else says so. */
  readonly label: string;
  readonly onClick: () => void;
  /** The annex of a document that it takes away. */
  readonly 'data-annex'?: string;
}

/** What is done with a row, by an icon alone; as large as a finger. */
export function IconAction({ icon: Icon, label, onClick, ...rest }: IconActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="2.75rem" aria-label={label} onClick={onClick} {...rest}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
