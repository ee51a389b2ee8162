import type { Json } from '../body/json.ts';

/** Items of a form's lists have no name but their index. */
export function numberedItems(
  items: readonly Json[],
): readonly { readonly item: Json; readonly index: number }[] {
  return items.map((item, index) => ({ item, index }));
}
