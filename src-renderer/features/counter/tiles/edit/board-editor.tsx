import { Button, Group, TextInput } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TilePage, tileLimits } from '../../../../../src-main/contract/catalog/tiles.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { useUndoHere } from '../../../../lib/undo/use-undo-here.ts';
import { usePermit } from '../../../../lib/workplace/use-permit.ts';
import { IconAction } from '../../../../ui/actions/icon-action.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { PageTabs } from '../page-tabs.tsx';
import styles from '../tiles.module.css';
import { useTilesSaving } from '../tiles-query.ts';
import { AddProduct } from './add-product.tsx';
import {
  draftOf,
  type PageDraft,
  pageInHand,
  pagesOf,
  withoutPage,
  withPage,
  withPageChanged,
  withPageMoved,
  withPagePutBack,
  withProduct,
  withProductMoved,
  withProductPutBack,
} from './board-draft.ts';
import { SortableTiles } from './sortable-tiles.tsx';

interface BoardEditorProps {
  readonly pages: readonly TilePage[];
  /** Index of the page that was being looked at. */
  readonly startAt: number;
  readonly onDone: () => void;
}

/** Pages of favourites in the making; nothing of it counts before it is saved. */
export function BoardEditor({ pages, startAt, onDone }: BoardEditorProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const saving = useTilesSaving();
  const offerUndo = useUndoHere();
  const board = useRef<HTMLElement>(null);
  // What opened it is gone with the tiles that it stands in for.
  useEffect(() => board.current?.focus(), []);
  const [draft, setDraft] = useState(() => draftOf(pages, startAt, t('tiles.firstPage')));
  const page = pageInHand(draft);
  const isNamed = draft.pages.every(({ name }) => name.trim() !== '');
  const refusal = refusalIn(saving.error);
  const save = async () => {
    const granted = await permit('edit_products');
    if (granted) saving.mutate({ pages: pagesOf(draft), ...granted }, { onSuccess: onDone });
  };
  const newPage = () => setDraft(withPage(draft, t('tiles.newPageName', { number: draft.pages.length + 1 })));
  const removePage = (removed: PageDraft) => {
    setDraft(withoutPage(draft));
    offerUndo({
      message: t('undo.removed', { name: removed.name }),
      undo: () => setDraft((now) => withPagePutBack(now, removed, draft.pages.indexOf(removed))),
    });
  };
  const removeProduct = ({ key, products }: PageDraft, id: string) => {
    const index = products.findIndex((product) => product.id === id);
    const product = products[index];
    if (!product) return;
    setDraft(withPageChanged(draft, { products: products.toSpliced(index, 1) }));
    offerUndo({
      message: t('undo.removed', { name: product.name }),
      undo: () => setDraft((now) => withProductPutBack(now, key, { product, index })),
    });
  };
  return (
    <section
      ref={board}
      tabIndex={-1}
      className={styles.board}
      aria-label={t('tiles.editTitle')}
      data-editing
    >
      <div className={styles.head}>
        <PageTabs
          pages={draft.pages.map(({ key, name }) => ({ value: key, label: name.trim() || '…' }))}
          value={draft.current}
          onChange={(current) => setDraft({ ...draft, current })}
        />
        <Button
          variant="subtle"
          px="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={draft.pages.length >= tileLimits.pages}
          onClick={newPage}
        >
          {t('tiles.newPage')}
        </Button>
      </div>
      {page && (
        <div className={styles.tools}>
          <TextInput
            aria-label={t('tiles.pageName')}
            className={styles.pageName ?? ''}
            maxLength={30}
            value={page.name}
            error={page.name.trim() === '' && t('field.required')}
            onChange={(event) => setDraft(withPageChanged(draft, { name: event.currentTarget.value }))}
          />
          <IconAction
            icon={IconArrowLeft}
            label={t('tiles.pageBack')}
            onClick={() => setDraft(withPageMoved(draft, -1))}
          />
          <IconAction
            icon={IconArrowRight}
            label={t('tiles.pageOn')}
            onClick={() => setDraft(withPageMoved(draft, 1))}
          />
          <IconAction icon={IconTrash} label={t('tiles.removePage')} onClick={() => removePage(page)} />
          <AddProduct
            key={page.key}
            present={page.products}
            onAdd={(product) => setDraft((now) => withProduct(now, product))}
          />
        </div>
      )}
      {page && page.products.length > 0 ? (
        <SortableTiles
          products={page.products}
          onMove={(id, overId) => setDraft(withProductMoved(draft, id, overId))}
          onRemove={(id) => removeProduct(page, id)}
        />
      ) : (
        <p className={styles.none}>{t(page ? 'tiles.emptyPage' : 'tiles.noPages')}</p>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
      <Group className={styles.foot ?? ''} justify="flex-end">
        <span className={styles.hint}>{t('tiles.moveHint')}</span>
        <Button variant="default" onClick={onDone}>
          {t('action.cancel')}
        </Button>
        <Button loading={saving.isPending} disabled={!isNamed} onClick={() => void save()}>
          {t('tiles.save')}
        </Button>
      </Group>
    </section>
  );
}
