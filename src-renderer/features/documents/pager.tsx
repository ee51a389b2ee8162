import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './documents.module.css';

interface PagerProps {
  readonly page: {
    readonly data: readonly unknown[];
    readonly offset: number;
    readonly total_count: number;
    readonly next_cursor: string | null;
    readonly prev_cursor: string | null;
  };
  readonly onMove: (cursor: string) => void;
}

/** Where in the list one is, and the ways on. */
export function Pager({ page, onMove }: PagerProps) {
  const { t } = useTranslation();
  const { data, offset, total_count: total, next_cursor: older, prev_cursor: newer } = page;
  return (
    <div className={styles.pager}>
      <span className="tabular" aria-live="polite">
        {t('documents.position', { from: offset + 1, to: offset + data.length, total })}
      </span>
      {(newer !== null || older !== null) && (
        <>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            disabled={newer === null}
            onClick={() => newer !== null && onMove(newer)}
          >
            {t('documents.newer')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={18} aria-hidden />}
            disabled={older === null}
            onClick={() => older !== null && onMove(older)}
          >
            {t('documents.older')}
          </Button>
        </>
      )}
    </div>
  );
}
