import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './cursor-buttons.module.css';

interface CursorButtonsProps {
  readonly page: { readonly next_cursor: string | null; readonly prev_cursor: string | null };
  /** At the foot of a panel that frames a table. */
  readonly isInset?: boolean;
  readonly onMove: (cursor: string) => void;
}

/** The ways on in a list that has the newest first; nothing where there is one page only. */
export function CursorButtons({ page, isInset = false, onMove }: CursorButtonsProps) {
  const { t } = useTranslation();
  const { next_cursor: older, prev_cursor: newer } = page;
  if (newer === null && older === null) return null;
  return (
    <div className={styles.buttons} data-inset={isInset || undefined}>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        disabled={newer === null}
        onClick={() => newer !== null && onMove(newer)}
      >
        {t('pages.newer')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={older === null}
        onClick={() => older !== null && onMove(older)}
      >
        {t('pages.older')}
      </Button>
    </div>
  );
}
