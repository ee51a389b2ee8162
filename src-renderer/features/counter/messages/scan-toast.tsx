import { Portal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../counter.module.css';

const SHOWN_MS = 6000;

interface ScanToastProps {
  readonly code: string;
  readonly onGone: () => void;
}

/** Says, over whatever dialog is open, that a scan came which nobody could take: it is not lost silently. */
export function ScanToast({ code, onGone }: ScanToastProps) {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <Portal>
      <div className={styles.toast}>
        <Notice tone="care" title={t('counter.scanBlocked', { code })} />
      </div>
    </Portal>
  );
}
