import { Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.icon}>
        <Icon size={30} stroke={1.6} aria-hidden />
      </div>
      <Title order={2}>{title}</Title>
      <div className={styles.hint}>{hint}</div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
