import { Button } from '@mantine/core';
import { IconLayoutGrid, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { keyOf } from './board-page.ts';
import { BoardEditor } from './edit/board-editor.tsx';
import { PageTabs } from './page-tabs.tsx';
import { TileGrid } from './tile-grid.tsx';
import styles from './tiles.module.css';
import { useBoardPages, useCategoryProducts, useTiles } from './tiles-query.ts';

interface TileBoardProps {
  readonly onSell: (product: ProductResource) => void;
  /** Back to the search field. */
  readonly onLeave: () => void;
}

/** Favourites and categories as tiles, for a finger: a touch sells one. */
export function TileBoard({ onSell, onLeave }: TileBoardProps) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const { data: pages, error } = useTiles();
  const all = useBoardPages();
  const [chosen, setChosen] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const page = all.find((candidate) => keyOf(candidate) === chosen) ?? all[0];
  const { data: ofCategory = [] } = useCategoryProducts(page?.kind === 'category' ? page.name : undefined);
  const products = page?.kind === 'page' ? (pages?.[page.index]?.products ?? []) : ofCategory;
  const refusal = refusalIn(error);
  useActionShortcuts({
    tiles: () => document.querySelector<HTMLElement>(`.${styles.grid} button[tabindex="0"]`)?.focus(),
  });

  if (isEditing) {
    const done = () => {
      setEditing(false);
      onLeave();
    };
    return <BoardEditor pages={pages ?? []} startAt={page?.kind === 'page' ? page.index : 0} onDone={done} />;
  }
  const edit = () => setEditing(true);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!pages) return null;
  if (!page) {
    return (
      <section className={styles.board} aria-label={t('tiles.title')}>
        <EmptyState icon={IconLayoutGrid} title={t('tiles.emptyTitle')} hint={t('tiles.emptyHint')}>
          <Button onClick={edit}>{t('tiles.choose')}</Button>
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={styles.board} aria-label={t('tiles.title')}>
      <div className={styles.head}>
        <PageTabs
          pages={all.map((one) => ({ value: keyOf(one), label: one.name }))}
          value={keyOf(page)}
          onChange={setChosen}
        />
        <KeyHint>{keys.tiles}</KeyHint>
        <IconAction icon={IconPencil} label={t('tiles.edit')} onClick={edit} />
      </div>
      <TileGrid
        key={keyOf(page)}
        label={page.name}
        products={products.filter(({ active }) => active)}
        onSell={onSell}
        onLeave={onLeave}
      />
    </section>
  );
}
