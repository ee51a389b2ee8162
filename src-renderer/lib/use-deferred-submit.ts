import { useEffect, useRef, useState } from 'react';

interface DeferredSubmit<Input> {
  /** What is typed now. */
  readonly input: Input;
  /** Whether what is read for it is there, as the list of what is typed. */
  readonly isReady: boolean;
  readonly submit: () => void;
}

/**
 * Submits what is typed though what is read for it comes a moment later.
 *
 * @returns submits now where all is ready, else once it is, unless something else is typed before
 */
export function useDeferredSubmit<Input>({ input, isReady, submit }: DeferredSubmit<Input>): () => void {
  const [pending, setPending] = useState<{ readonly input: Input }>();
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    if (!pending || (pending.input === input && !isReady)) return;
    setPending(undefined);
    if (pending.input === input) latest.current();
  }, [pending, input, isReady]);
  return () => (isReady ? submit() : setPending({ input }));
}
