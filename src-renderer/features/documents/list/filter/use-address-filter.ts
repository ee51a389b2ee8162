import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DocumentFilter, readFilter, writeFilter } from './document-filter.ts';

/** Between typing and asking. */
const PAUSE_MS = 120;

interface AddressFilter {
  /** As its fields show it. */
  readonly filter: DocumentFilter;
  /** The same once typing rests: what is asked for. */
  readonly rested: DocumentFilter;
  change(next: DocumentFilter): void;
}

/** The filter that the page's address says: coming back from a document finds the same list. */
export function useAddressFilter(): AddressFilter {
  const [address, setAddress] = useSearchParams();
  const addressFilter = readFilter(address);
  const [term, setTerm] = useState(addressFilter.term);
  // A way here that asks for nothing, as the section's own link, empties the field too.
  useEffect(() => {
    if (addressFilter.term === '') setTerm('');
  }, [addressFilter.term]);
  const [restedTerm] = useDebouncedValue(term, PAUSE_MS);
  return {
    filter: { ...addressFilter, term },
    rested: { ...addressFilter, term: restedTerm },
    change(next) {
      setTerm(next.term);
      setAddress(writeFilter(next), { replace: true });
    },
  };
}
