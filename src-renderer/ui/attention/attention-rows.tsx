import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import toneStyles from '../feedback/tone.module.css';
import type { Tone } from '../feedback/tone.ts';
import styles from './attention.module.css';

interface AttentionRowsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Things that need a person, one below the other. */
export function AttentionRows({ label, children }: AttentionRowsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface AttentionRowProps {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly title: string;
  readonly hint: ReactNode;
  /** The way to mend it. */
  readonly children?: ReactNode;
}

/** One of them: what it is, why it matters, and the way to mend it. */
export function AttentionRow({ tone, icon: Icon, title, hint, children }: AttentionRowProps) {
  return (
    <li className={styles.item}>
      <span className={`${toneStyles.tone} ${styles.mark}`} data-tone={tone}>
        <Icon size={24} stroke={1.6} aria-hidden />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.hint}>{hint}</div>
      </div>
      {children && <div className={styles.action}>{children}</div>}
    </li>
  );
}
