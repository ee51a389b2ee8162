import { type RefObject, useEffect, useRef } from 'react';
import type { Refusal } from './answer.ts';

/** Takes whoever sent a form to the first field that was refused: in a long form it may be out of sight. */
export function useFirstFault(refusal: Refusal | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return form;
}
