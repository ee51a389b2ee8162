import { useEffect, useEffectEvent } from 'react';
import { isWholeIdentification, useTaxpayer } from '../../../lib/queries/documents/taxpayer-query.ts';

/** Gives the name of the taxpayer with an identification, once it is whole and known here. */
export function useKnownSupplier(identification: string, onKnown: (name: string) => void): void {
  const typed = identification.trim();
  const name = useTaxpayer(typed, isWholeIdentification(typed)).data?.name;
  const notify = useEffectEvent(onKnown);
  useEffect(() => {
    if (name) notify(name);
  }, [name]);
}
