import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what a change was answered with where readings of it are kept. A reading still under way was asked for before
 * the change, and would put back what was there: it is cancelled, which takes effect at once.
 */
export function putAnswer<T>(cache: QueryClient, queryKey: QueryKey, answer: T): void {
  void cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData<T>(queryKey, answer);
}
