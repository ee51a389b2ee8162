import { CloseButton } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../notices.module.css';

interface PassingNoticeProps {
  readonly label: string;
  readonly tone: string;
  /** Milliseconds. */
  readonly shownFor: number;
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** Goes after a while, unless somebody is at it. */
export function PassingNotice({ label, tone, shownFor, onGone, children }: PassingNoticeProps) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave(), shownFor);
    return () => clearTimeout(timer);
  }, [isHeld, shownFor]);
  return (
    <article
      aria-label={label}
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {children}
      <CloseButton size="2.75rem" iconSize={18} aria-label={t('notices.dismiss')} onClick={onGone} />
    </article>
  );
}
