import type { ReactNode } from 'react';
import styles from './named-rows.module.css';

interface NamedRowsProps {
  readonly label?: string;
  /** They fill a panel from edge to edge, with a line between them; else each has a frame. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** Things under each other, each with what is done with it at its end. */
export function NamedRows({ label, isFlush = false, children }: NamedRowsProps) {
  return (
    <ul className={styles.list} data-flush={isFlush || undefined} aria-label={label}>
      {children}
    </ul>
  );
}

interface NamedRowProps {
  readonly name: string;
  readonly details: string;
  readonly children: ReactNode;
}

export function NamedRow({ name, details, children }: NamedRowProps) {
  return (
    <li>
      <div className={styles.about}>
        <div className={styles.name}>{name}</div>
        <div className={styles.details}>{details}</div>
      </div>
      {children}
    </li>
  );
}
