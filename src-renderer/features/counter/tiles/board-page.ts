/** A page of the board: one the shop made, or a category. */
export type BoardPage =
  | { readonly kind: 'page'; readonly index: number; readonly name: string }
  | { readonly kind: 'category'; readonly name: string };

/** The shop's own pages first, as they were put; then its categories. */
export function boardPagesOf(
  pages: readonly { readonly name: string }[],
  categories: readonly string[],
): readonly BoardPage[] {
  return [
    ...pages.map(({ name }, index) => ({ kind: 'page', index, name }) as const),
    ...categories.map((name) => ({ kind: 'category', name }) as const),
  ];
}

/** What tells a page from the others while names and positions stay. */
export function keyOf(page: BoardPage): string {
  return page.kind === 'page' ? `page ${page.index}` : `category ${page.name}`;
}
