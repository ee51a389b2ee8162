import { Scroller, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './tiles.module.css';

interface PageTabsProps {
  readonly pages: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The pages of the board, one chosen; where more of them follow than fit, an arrow shows it and goes there. */
export function PageTabs({ pages, value, onChange }: PageTabsProps) {
  const { t } = useTranslation();
  return (
    <Scroller
      // It measures its content only once.
      key={pages.length}
      className={styles.pages ?? ''}
      classNames={{ control: styles.scroll ?? '' }}
      controlSize="2.75rem"
      edgeGradientColor="var(--surface)"
      draggable={false}
      // The keyboard has the arrow keys.
      startControlProps={{ 'aria-label': t('tiles.pagesBefore'), tabIndex: -1 }}
      endControlProps={{ 'aria-label': t('tiles.pagesAfter'), tabIndex: -1 }}
    >
      <SegmentedControl aria-label={t('tiles.pages')} data={[...pages]} value={value} onChange={onChange} />
    </Scroller>
  );
}
