import type { ProductScope } from '../../../../src-main/contract/catalog/product-scope.ts';

/** What the list of products showed when something was to be done to many. */
export interface ProductSelection {
  readonly term: string;
  readonly category: string | undefined;
  /** Whose variants alone are listed. */
  readonly parent?: { readonly id: string; readonly name: string } | undefined;
  readonly shown: 'active' | 'inactive' | 'all';
  readonly chosen: ReadonlySet<string>;
  readonly total: number;
}

export const scopeKinds = ['chosen', 'filtered', 'all'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

/** The narrowest scope that a selection has. */
export function firstScope(selection: ProductSelection): ScopeKind {
  if (selection.chosen.size > 0) return 'chosen';
  return isFiltered(selection) ? 'filtered' : 'all';
}

/** Whether the list shows less than all. */
export function isFiltered({ term, category, parent, shown }: ProductSelection): boolean {
  return parent !== undefined || term !== '' || category !== undefined || shown !== 'all';
}

/** The scope as the service takes it. */
export function productScopeOf(
  kind: ScopeKind,
  { term, category, parent, shown, chosen }: ProductSelection,
): ProductScope {
  if (kind === 'all') return {};
  if (kind === 'chosen') return { ids: [...chosen] };
  return {
    ...(term !== '' && { q: term }),
    ...(category !== undefined && { category }),
    ...(parent && { parent_id: parent.id }),
    ...(shown !== 'all' && { active: shown === 'active' }),
  };
}
