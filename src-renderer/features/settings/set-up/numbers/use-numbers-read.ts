import { type Dispatch, type SetStateAction, useState } from 'react';
import type { ImportResource } from '../../../../../src-main/contract/import.ts';
import type { PointDraft } from '../../../../ui/emission-point/point-draft.ts';
import type { LastDocument } from './read-last-document.ts';

interface NumbersRead {
  /** The point of which numbers were taken into the form, `001-002`. */
  readonly read: string | undefined;
  /** A point of which a document was read that is not the one in the form: it is made after it. */
  readonly elsewhere: string | undefined;
  readDocument(document: LastDocument): void;
  readImport(numbering: ImportResource['numbering']): void;
}

/** Takes what documents of a former system say of a point into the form of the first one. */
export function useNumbersRead(setDraft: Dispatch<SetStateAction<PointDraft>>): NumbersRead {
  const [read, setRead] = useState<string>();
  const [elsewhere, setElsewhere] = useState<string>();

  function take(documents: readonly LastDocument[]): void {
    const [first] = documents;
    if (!first) return;
    const pointOf = ({ establishment, emissionPoint }: LastDocument) => `${establishment}-${emissionPoint}`;
    const point = read ?? pointOf(first);
    const here = documents.filter((one) => pointOf(one) === point);
    setElsewhere(documents.map(pointOf).find((one) => one !== point));
    const [any] = here;
    if (!any) return;
    setRead(point);
    setDraft((draft) => ({
      ...draft,
      establishment: '',
      newEstablishment: any.establishment,
      point: any.emissionPoint,
      numbers: {
        ...draft.numbers,
        ...Object.fromEntries(here.map(({ type, next }) => [type, String(next)])),
      },
    }));
  }

  return {
    read,
    elsewhere,
    readDocument: (document) => take([document]),
    readImport: (numbering) =>
      take(
        numbering.map(({ document_type, establishment, emission_point, next_number }) => ({
          type: document_type,
          establishment,
          emissionPoint: emission_point,
          next: next_number,
        })),
      ),
  };
}
