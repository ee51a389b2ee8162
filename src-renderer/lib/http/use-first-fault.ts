import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the user who sent a form to the first field that was refused: in a long form it may be out of sight. `refusal`: the
 * service's, or anything new at each try where the form itself refuses.
 */
export function useFirstFault(refusal: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return form;
}
