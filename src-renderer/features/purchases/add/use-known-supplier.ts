import { useEffect, useEffectEvent } from 'react';
import { isWholeIdentification, useTaxpayer } from '../../../lib/queries/documents/taxpayer-query.ts';

/** Tells the name of whoever has an identification, once it is whole and somebody here knows them. */
export function useKnownSupplier(identification: string, onKnown: (name: string) => void): void {
  const typed = identification.trim();
  const name = useTaxpayer(typed, isWholeIdentification(typed)).data?.name;
  const notify = useEffectEvent(onKnown);
  useEffect(() => {
    if (name) notify(name);
  }, [name]);
}
