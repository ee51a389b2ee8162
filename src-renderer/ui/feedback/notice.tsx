import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './tone.module.css';
import type { Tone } from './tone.ts';

const icons = {
  ok: IconCircleCheck,
  wait: IconInfoCircle,
  quiet: IconInfoCircle,
  care: IconAlertTriangle,
  bad: IconAlertTriangle,
} as const satisfies Record<Tone, typeof IconInfoCircle>;

interface NoticeProps {
  readonly tone: Tone;
  readonly title: string;
  readonly children?: ReactNode;
  /** What can be done about it, beside it where there is room. */
  readonly actions?: ReactNode;
}

/** A calm message in its place; read aloud when it appears. */
export function Notice({ tone, title, children, actions }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={`${styles.tone} ${styles.notice}`}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon size={20} aria-hidden />
      <div className={styles.noticeBody}>
        <div className={styles.noticeTitle}>{title}</div>
        {children}
      </div>
      {actions && <div className={styles.noticeActions}>{actions}</div>}
    </div>
  );
}
