import { useQueryClient } from '@tanstack/react-query';

/** What reads everything again whose key begins with one of these names, as far as it is shown. */
export function useReadAgain(...names: readonly string[]) {
  const cache = useQueryClient();
  return () => Promise.all(names.map((name) => cache.invalidateQueries({ queryKey: [name] })));
}
