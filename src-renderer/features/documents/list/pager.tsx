import { useTranslation } from 'react-i18next';
import { CursorButtons } from '../../../ui/tables/cursor-buttons.tsx';
import styles from '../documents.module.css';

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
  const { data, offset, total_count: total } = page;
  return (
    <div className={styles.pager}>
      <span className="tabular" aria-live="polite">
        {t('pages.position', { from: offset + 1, to: offset + data.length, total })}
      </span>
      <CursorButtons page={page} onMove={onMove} />
    </div>
  );
}
