import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import styles from './lists.module.css';

interface RowActionsProps {
  readonly edit: string;
  readonly remove: string;
  readonly onEdit: () => void;
  /** Undefined: it is not taken away here. */
  readonly onDelete: (() => void) | undefined;
}

/** The cell at the end of a row: what is done with the thing it is about, each under its name. */
export function RowActions({ edit, remove, onEdit, onDelete }: RowActionsProps) {
  return (
    <td className={styles.actions}>
      <IconAction icon={IconPencil} label={edit} onClick={onEdit} />
      {onDelete && <IconAction icon={IconTrash} label={remove} onClick={onDelete} />}
    </td>
  );
}
