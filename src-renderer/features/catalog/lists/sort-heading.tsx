import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './lists.module.css';

interface SortHeadingProps {
  readonly column: string;
  readonly label: string;
  /** The column the list is in the order of; with a minus before it, from the last to the first. */
  readonly sort: string;
  readonly isRight?: boolean;
  readonly onSort: (sort: string) => void;
}

/** The heading of a column by which the list can be put in order; pressed again, the other way round. */
export function SortHeading({ column, label, sort, isRight = false, onSort }: SortHeadingProps) {
  const { t } = useTranslation();
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={direction} className={isRight ? styles.right : undefined}>
      <button
        type="button"
        className={styles.sort}
        title={t('catalog.sortBy', { column: label })}
        onClick={() => onSort(direction === 'ascending' ? `-${column}` : column)}
      >
        {label}
        {direction === 'ascending' && <IconChevronUp size={14} aria-hidden />}
        {direction === 'descending' && <IconChevronDown size={14} aria-hidden />}
      </button>
    </th>
  );
}
