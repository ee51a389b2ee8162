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
  const [words, setWords] = useState(addressFilter.words);
  // A way here that asks for nothing, as the section's own link, empties the field too.
  useEffect(() => {
    if (addressFilter.words === '') setWords('');
  }, [addressFilter.words]);
  const [restedWords] = useDebouncedValue(words, PAUSE_MS);
  return {
    filter: { ...addressFilter, words },
    rested: { ...addressFilter, words: restedWords },
    change(next) {
      setWords(next.words);
      setAddress(writeFilter(next), { replace: true });
    },
  };
}
