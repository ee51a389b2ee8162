import { Checkbox, type CheckboxProps } from '@mantine/core';
import styles from './pick.module.css';

interface PickBoxProps extends Pick<CheckboxProps, 'checked' | 'indeterminate' | 'tabIndex'> {
  readonly id: string;
  /** What it picks, for who does not see its row. */
  readonly label: string;
  /** `isRange`: Shift was held, all from the last one picked to this is meant. */
  readonly onPick: (isRange: boolean) => void;
}

/** Picks a row of a table, or all; the whole cell picks, as a finger expects. */
export function PickBox({ id, label, onPick, ...box }: PickBoxProps) {
  return (
    <label htmlFor={id} className={styles.box}>
      <Checkbox
        {...box}
        id={id}
        size="md"
        aria-label={label}
        onChange={(event) => onPick(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </label>
  );
}
