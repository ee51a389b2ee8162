import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './stock.module.css';
import { PAGE_SIZE } from './stock-query.ts';

interface StockPagerProps {
  readonly offset: number;
  /** On this page. */
  readonly shown: number;
  readonly total: number;
  readonly onMove: (offset: number) => void;
}

/** Where in the list one is, and the ways on. */
export function StockPager({ offset, shown, total, onMove }: StockPagerProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pager}>
      <span className="tabular" aria-live="polite">
        {t('stock.position', { from: offset + 1, to: offset + shown, total })}
      </span>
      {total > PAGE_SIZE && (
        <>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            disabled={offset === 0}
            onClick={() => onMove(Math.max(0, offset - PAGE_SIZE))}
          >
            {t('stock.previous')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={18} aria-hidden />}
            disabled={offset + shown >= total}
            onClick={() => onMove(offset + PAGE_SIZE)}
          >
            {t('stock.next')}
          </Button>
        </>
      )}
    </div>
  );
}
