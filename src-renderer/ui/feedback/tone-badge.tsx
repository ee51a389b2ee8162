import type { Icon } from '@tabler/icons-react';
import styles from './tone.module.css';
import type { Tone } from './tone.ts';

interface ToneBadgeProps {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly size?: 'normal' | 'large';
  readonly children: string;
}

/** How something stands, in a word or two. */
export function ToneBadge({ tone, icon: Icon, size = 'normal', children }: ToneBadgeProps) {
  return (
    <span className={`${styles.tone} ${styles.badge}`} data-tone={tone} data-size={size}>
      <Icon size={size === 'large' ? 20 : 16} stroke={2} aria-hidden />
      {children}
    </span>
  );
}
