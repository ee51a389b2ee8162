import { Fragment, type ReactNode } from 'react';
import styles from './description-list.module.css';

export interface DescriptionItem {
  readonly label: string;
  /** An item without a value is not shown. */
  readonly value: ReactNode;
}

export function DescriptionList({ items }: { readonly items: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.list}>
      {items
        .filter(({ value }) => value !== undefined)
        .map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
