import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';

interface PagerProps {
  readonly offset: number;
  /** On this page. */
  readonly shown: number;
  readonly total: number;
  readonly size: number;
  readonly onMove: (offset: number) => void;
}

/** Where in a list one is, and the ways on. */
export function Pager({ offset, shown, total, size, onMove }: PagerProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.pager} aria-label={t('pages.label')}>
      <span className="tabular" aria-live="polite">
        {t('pages.position', { from: offset + 1, to: offset + shown, total })}
      </span>
      {total > size && (
        <>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            disabled={offset === 0}
            onClick={() => onMove(Math.max(0, offset - size))}
          >
            {t('pages.previous')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={18} aria-hidden />}
            disabled={offset + shown >= total}
            onClick={() => onMove(offset + size)}
          >
            {t('pages.next')}
          </Button>
        </>
      )}
    </nav>
  );
}
