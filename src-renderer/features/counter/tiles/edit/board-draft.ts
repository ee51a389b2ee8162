import type { ProductResource } from '../../../../../src-main/contract/catalog/product.ts';
import { type TilePage, type TilesBody, tileLimits } from '../../../../../src-main/contract/catalog/tiles.ts';

/** The pages as they are being edited; `key` stays while names and positions change. */
export interface PageDraft extends TilePage {
  readonly key: string;
}

export interface BoardDraft {
  readonly pages: readonly PageDraft[];
  /** Of the page in hand. */
  readonly current: string;
}

export function draftOf(pages: readonly TilePage[], startAt: number, firstName: string): BoardDraft {
  const drafts = pages.map((page) => ({ ...page, key: crypto.randomUUID() }));
  const chosen = drafts[startAt] ?? drafts[0];
  return chosen ? { pages: drafts, current: chosen.key } : withPage({ pages: [], current: '' }, firstName);
}

export function withPage(draft: BoardDraft, name: string): BoardDraft {
  const page = { key: crypto.randomUUID(), name, products: [] };
  return { pages: [...draft.pages, page], current: page.key };
}

export function withoutPage({ pages, current }: BoardDraft): BoardDraft {
  const at = pages.findIndex(({ key }) => key === current);
  const left = pages.filter(({ key }) => key !== current);
  return { pages: left, current: left[Math.min(at, left.length - 1)]?.key ?? '' };
}

/** A page that was taken away, at its index again. */
export function withPagePutBack(draft: BoardDraft, page: PageDraft, at: number): BoardDraft {
  return { pages: draft.pages.toSpliced(at, 0, page), current: page.key };
}

/** A product that was taken off a page, at its index again. */
export function withProductPutBack(
  draft: BoardDraft,
  key: string,
  { product, index }: { readonly product: ProductResource; readonly index: number },
): BoardDraft {
  const pages = draft.pages.map((page) =>
    page.key === key ? { ...page, products: page.products.toSpliced(index, 0, product) } : page,
  );
  return { pages, current: key };
}

/** The page in hand one position further, or one back. */
export function withPageMoved(draft: BoardDraft, step: 1 | -1): BoardDraft {
  const at = draft.pages.findIndex(({ key }) => key === draft.current);
  const page = draft.pages[at];
  if (!page || at + step < 0 || at + step >= draft.pages.length) return draft;
  const others = draft.pages.filter((other) => other !== page);
  return { ...draft, pages: [...others.slice(0, at + step), page, ...others.slice(at + step)] };
}

export function withPageChanged(draft: BoardDraft, change: Partial<TilePage>): BoardDraft {
  const pages = draft.pages.map((page) => (page.key === draft.current ? { ...page, ...change } : page));
  return { ...draft, pages };
}

/** The product at the end of the page in hand, where it is not on it and there is room. */
export function withProduct(draft: BoardDraft, product: ProductResource): BoardDraft {
  const page = pageInHand(draft);
  const isThere = page?.products.some(({ id }) => id === product.id);
  if (!page || isThere || page.products.length >= tileLimits.tiles) return draft;
  return withPageChanged(draft, { products: [...page.products, product] });
}

/** A product of the page in hand in the place of another, the others moving up. */
export function withProductMoved(draft: BoardDraft, id: string, overId: string): BoardDraft {
  const products = pageInHand(draft)?.products ?? [];
  const product = products.find((one) => one.id === id);
  const index = products.findIndex((one) => one.id === overId);
  if (!product || index === -1) return draft;
  const others = products.filter((one) => one !== product);
  return withPageChanged(draft, { products: [...others.slice(0, index), product, ...others.slice(index)] });
}

export function pageInHand({ pages, current }: BoardDraft): PageDraft | undefined {
  return pages.find(({ key }) => key === current);
}

/** What is sent. */
export function pagesOf({ pages }: BoardDraft): TilesBody['pages'] {
  return pages.map(({ name, products }) => ({
    name: name.trim(),
    product_ids: products.map(({ id }) => id),
  }));
}
