import { Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/format/format.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { SideDrawer } from '../../ui/layout/side-drawer.tsx';
import type { Activity } from './activity/activity.ts';
import { foldAlike, type NoticeLine } from './activity/fold-alike.ts';
import styles from './notices.module.css';
import { useLineMessage } from './use-line-message.ts';

interface NoticesDrawerProps {
  /** Undefined until it is known. */
  readonly activities: readonly Activity[] | undefined;
  /** Until when they were looked at before. */
  readonly seenAt: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What happened lately, the newest first; what happened many times over is one line. */
export function NoticesDrawer({ activities, seenAt, opened, onClose }: NoticesDrawerProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer title={t('notices.title')} opened={opened} onClose={onClose}>
      {!activities && <Skeleton height="20rem" />}
      {activities?.length === 0 && (
        <EmptyState icon={IconBell} title={t('notices.none')} hint={t('notices.noneHint')} />
      )}
      {activities && activities.length > 0 && (
        <ul className={styles.list}>
          {foldAlike(activities).map((line) => (
            <Row key={line.newest.id} line={line} isNew={line.newest.at > seenAt} onLeave={onClose} />
          ))}
        </ul>
      )}
    </SideDrawer>
  );
}

interface RowProps {
  readonly line: NoticeLine;
  readonly isNew: boolean;
  readonly onLeave: () => void;
}

function Row({ line, isNew, onLeave }: RowProps) {
  const { t } = useTranslation();
  const { tone, title, hint, to } = useLineMessage()(line);
  const { at } = line.newest;
  return (
    <li className={styles.row} data-tone={tone}>
      <div className={styles.rowHead}>
        <time className={`${styles.dim} tabular`} dateTime={at}>
          {formatInstant(at)}
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
