import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import toneStyles from './tone.module.css';
import type { Tone } from './tone.ts';

interface BannerProps {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly title: string;
  readonly children: ReactNode;
  /** What ends it, where something on the screen can. */
  readonly actions?: ReactNode;
}

/** Above every page, for as long as what it says is so. */
export function Banner({ tone, icon: Icon, title, children, actions }: BannerProps) {
  return (
    <section className={`${toneStyles.tone} ${styles.banner}`} data-tone={tone} aria-label={title}>
      <Icon size={22} aria-hidden />
      <div className={styles.text} role={tone === 'bad' ? 'alert' : 'status'}>
        <span className={styles.title}>{title}</span>
        <div>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
