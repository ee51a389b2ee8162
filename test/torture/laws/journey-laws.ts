import type { DocumentEvidence, Evidence, RevisionEvidence } from '../evidence.ts';

/** Steps that happen once in the life of each revision, at most; the others may repeat. */
const fateful = ['accepted', 'corrected', 'signed', 'received', 'authorized', 'returned', 'not_authorized'];

/** The journey tells each step once, in the order things go. */
export function journeyLaws({ documents }: Pick<Evidence, 'documents'>): string[] {
  return documents.flatMap((document) => {
    const revisions = document.revisions.map(({ revision }) => revision).join();
    const expected = Array.from({ length: document.revision }, (_, index) => index + 1).join();
    return [
      ...(revisions === expected
        ? []
        : [`${document.number} is at revision ${document.revision} and has the revisions ${revisions}`]),
      ...document.revisions.flatMap((revision) => revisionFaults(document, revision)),
    ];
  });
}

function revisionFaults({ number, revision: last }: DocumentEvidence, one: RevisionEvidence): string[] {
  const journey = one.events.filter((type) => fateful.includes(type)).join(' ');
  const beginning = one.revision === 1 ? 'accepted signed' : 'corrected signed';
  const possible =
    one.revision === last
      ? [`${beginning} received authorized`]
      : [`${beginning} returned`, `${beginning} received not_authorized`];
  return possible.includes(journey)
    ? []
    : [`the journey of ${number}, revision ${one.revision}, is: ${journey}`];
}
