import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import { useMay } from '../../lib/workplace/use-may.ts';
import { useAnnouncement } from './announcements.tsx';
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
  /** Only who has it sees the banner. What keeps the shop from selling has none: the others have to call somebody. */
  readonly permission?: Permission;
}

/** Above every page, for as long as what it says is so: in the line while it is the most urgent, and whole in the list. */
export function Banner({ permission, ...shown }: BannerProps) {
  const may = useMay();
  return permission === undefined || may(permission) ? <Announced {...shown} /> : null;
}

function Announced({ tone, icon: Icon, title, children, actions }: Omit<BannerProps, 'permission'>) {
  const { isFirst, list } = useAnnouncement(tone);
  const content = (role?: 'alert' | 'status') => (
    <>
      <Icon size={22} aria-hidden />
      <div className={styles.text} role={role}>
        <span className={styles.title}>{title}</span> <div>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  return (
    <>
      {!isFirst && tone === 'bad' && (
        <span className="for-readers" role="alert">
          {title}
        </span>
      )}
      {isFirst && (
        <section className={styles.first} aria-label={title}>
          {content(tone === 'bad' ? 'alert' : 'status')}
        </section>
      )}
      {list &&
        createPortal(
          <section className={`${toneStyles.tone} ${styles.listed}`} data-tone={tone} aria-label={title}>
            {content()}
          </section>,
          list,
        )}
    </>
  );
}
