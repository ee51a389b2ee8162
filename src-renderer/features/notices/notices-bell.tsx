import { UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../lib/preferences.tsx';
import { ariaOfKey } from '../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../lib/shortcuts/use-shortcut-keys.ts';
import { type Activity, isQuiet } from './activity/activity.ts';
import styles from './notices.module.css';
import { NoticesDrawer } from './notices-drawer.tsx';

/** How much happened that nobody has looked at, and the way to look. */
export function NoticesBell({ activities }: { readonly activities: readonly Activity[] | undefined }) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const seenAt = usePreferences((state) => state.noticesSeenAt);
  const choose = usePreferences((state) => state.choose);
  const [seenBefore, setSeenBefore] = useState(seenAt);
  const [opened, setOpened] = useState(false);
  const count = activities?.filter((activity) => activity.at > seenAt && !isQuiet(activity)).length ?? 0;
  // Up to the newest that is shown: what happened before and is shown later was not seen.
  const markSeen = () => {
    const newest = activities?.[0]?.at ?? '';
    if (newest > seenAt) choose({ noticesSeenAt: newest });
  };
  const open = () => {
    setSeenBefore(seenAt);
    setOpened(true);
    markSeen();
  };
  const close = () => {
    setOpened(false);
    markSeen();
  };
  useActionShortcuts({ notices: open });
  return (
    <>
      <UnstyledButton
        className={styles.bell}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-label={count > 0 ? t('notices.openNew', { count }) : t('notices.open')}
        aria-keyshortcuts={ariaOfKey(keys.notices)}
        onClick={open}
      >
        <IconBell size={20} aria-hidden />
        {count > 0 && <span className={`${styles.count} tabular`}>{count}</span>}
      </UnstyledButton>
      <NoticesDrawer activities={activities} seenAt={seenBefore} opened={opened} onClose={close} />
    </>
  );
}
