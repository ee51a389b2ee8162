import { Popover, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './banner.module.css';
import toneStyles from './tone.module.css';
import type { Tone } from './tone.ts';

/** Of the tones, the most urgent first; before them what just ended well, until its user has seen it. */
const urgency: readonly Tone[] = ['ok', 'bad', 'care', 'wait', 'quiet'];

interface Announcement {
  readonly id: string;
  readonly tone: Tone;
}

interface AnnouncementsState {
  /** The one in the line. */
  readonly first: string | undefined;
  /** Where all of them are shown whole, while somebody looks. */
  readonly list: HTMLElement | null;
  /** @returns what takes it back */
  announce(announcement: Announcement): () => void;
}

const AnnouncementsContext = createContext<AnnouncementsState | undefined>(undefined);

/** One line for all banners below it: the most urgent, of equals the one that came first; a bell counts and lists them all. */
export function Announcements({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState<readonly Announcement[]>([]);
  const [list, setList] = useState<HTMLElement | null>(null);
  // What was followed from the list leaves it.
  const [openedAt, setOpenedAt] = useState<string>();
  const announce = useCallback((announcement: Announcement) => {
    setAnnounced((now) => [...now, announcement]);
    return () => setAnnounced((now) => now.filter(({ id }) => id !== announcement.id));
  }, []);
  const first = urgency.flatMap((tone) => announced.filter((one) => one.tone === tone))[0];
  const count = announced.length;
  const opened = openedAt === pathname && count > 0;
  const setOpened = (isOpen: boolean) => setOpenedAt(isOpen ? pathname : undefined);
  return (
    <AnnouncementsContext value={{ first: first?.id, list: opened ? list : null, announce }}>
      <div className={`${toneStyles.tone} ${styles.line}`} data-tone={first?.tone} hidden={count === 0}>
        {children}
        <Popover
          position="bottom-end"
          width="min(44rem, 92vw)"
          withinPortal
          shadow="md"
          trapFocus
          returnFocus
          opened={opened}
          onChange={setOpened}
        >
          <Popover.Target>
            <UnstyledButton
              className={styles.bell ?? ''}
              aria-label={t('notices.announcements', { count })}
              onClick={() => setOpened(!opened)}
            >
              <IconBell size={20} aria-hidden />
              <span className="tabular">{count}</span>
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown className={styles.list ?? ''} aria-label={t('notices.announcements', { count })}>
            <div ref={setList} data-autofocus tabIndex={-1} />
          </Popover.Dropdown>
        </Popover>
      </div>
    </AnnouncementsContext>
  );
}

/** Announces a banner for as long as its component is shown, and says where it stands now. */
export function useAnnouncement(tone: Tone) {
  const id = useId();
  const state = useContext(AnnouncementsContext);
  if (!state) throw new Error('a Banner is for children of Announcements');
  const { first, list, announce } = state;
  useLayoutEffect(() => announce({ id, tone }), [announce, id, tone]);
  return { isFirst: first === id, list };
}
