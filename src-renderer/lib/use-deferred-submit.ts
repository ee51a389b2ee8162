import { useEffect, useRef, useState } from 'react';

interface DeferredSubmit<Search> {
  /** What is typed now. */
  readonly search: Search;
  /** Whether the list shows the answer to it, not to what was typed a moment ago. */
  readonly isCurrent: boolean;
  readonly submit: () => void;
}

/**
 * Submits a search whose list follows the typing a moment later.
 *
 * @returns submits now where the list is current, else once it is, unless something else is typed before
 */
export function useDeferredSubmit<Search>({ search, isCurrent, submit }: DeferredSubmit<Search>): () => void {
  const [pending, setPending] = useState<{ readonly search: Search }>();
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    if (!pending || (pending.search === search && !isCurrent)) return;
    setPending(undefined);
    if (pending.search === search) latest.current();
  }, [pending, search, isCurrent]);
  return () => (isCurrent ? submit() : setPending({ search }));
}
