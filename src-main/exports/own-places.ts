import type { StoredDocument } from '../issuing/ports/stored-document.ts';

type PlaceOf = (document: StoredDocument) => string | undefined;

/**
 * Where each document is in one archive: two tills may give one number, and the second document would be taken for the first.
 * Its access key, which it has alone, goes behind. A document that is asked for again is where it was.
 */
export function ownPlaces(placeOf: PlaceOf): PlaceOf {
  const taken = new Map<string, string>();
  return (document) => {
    const place = placeOf(document);
    if (place === undefined) return undefined;
    const { accessKey } = document.identity;
    const first = taken.get(place);
    if (first === undefined) taken.set(place, accessKey);
    return first === undefined || first === accessKey ? place : `${place}-${accessKey}`;
  };
}
