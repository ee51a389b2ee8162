import styles from './counts.module.css';

export interface Count {
  readonly label: string;
  readonly count: number;
  /** Any of these wants somebody's attention. */
  readonly isBad?: boolean;
}

interface CountsProps {
  readonly label: string;
  readonly counts: readonly Count[];
}

/** How many there are of each, in figures that are read from afar. */
export function Counts({ label: name, counts }: CountsProps) {
  return (
    <ul className={styles.counts} aria-label={name}>
      {counts.map(({ label, count, isBad = false }) => (
        <li key={label} data-bad={(isBad && count > 0) || undefined}>
          <span className={`${styles.count} tabular`}>{count}</span>
          {label}
        </li>
      ))}
    </ul>
  );
}
