import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import type { Happening } from './happening.ts';
import styles from './notices.module.css';
import { useHappeningWords } from './use-happening-words.ts';

interface NoticesDrawerProps {
  readonly happenings: readonly Happening[];
  /** Until when they were looked at before. */
  readonly seenAt: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What happened lately, the newest first. */
export function NoticesDrawer({ happenings, seenAt, opened, onClose }: NoticesDrawerProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer title={t('notices.title')} opened={opened} onClose={onClose}>
      {happenings.length === 0 ? (
        <EmptyState icon={IconBell} title={t('notices.none')} hint={t('notices.noneHint')} />
      ) : (
        <ul className={styles.list}>
          {happenings.map((happening) => (
            <Row key={happening.id} happening={happening} isNew={happening.at > seenAt} onLeave={onClose} />
          ))}
        </ul>
      )}
    </SideDrawer>
  );
}

interface RowProps {
  readonly happening: Happening;
  readonly isNew: boolean;
  readonly onLeave: () => void;
}

function Row({ happening, isNew, onLeave }: RowProps) {
  const { t } = useTranslation();
  const { tone, title, hint, to } = useHappeningWords()(happening);
  return (
    <li className={styles.row} data-tone={tone}>
      <div className={styles.rowHead}>
        <time className={`${styles.dim} tabular`} dateTime={happening.at}>
          {formatInstant(happening.at)}
        </time>
        {isNew && <span className={styles.new}>{t('notices.new')}</span>}
      </div>
      <div className={styles.title}>
        {to ? (
          <Link className={styles.rowLink} to={to} onClick={onLeave}>
            {title}
          </Link>
        ) : (
          title
        )}
      </div>
      {hint && <div className={styles.dim}>{hint}</div>}
    </li>
  );
}
