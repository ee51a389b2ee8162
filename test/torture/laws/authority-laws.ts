import type { DocumentEvidence } from '../evidence.ts';
import type { Case } from './case.ts';

/**
 * Of all documents, those that may be handed over again unasked: a question can overtake a handing-over that was cut
 * on its way, but seldom. A program that does not ask first does it all the time.
 */
const OVERTAKEN = 0.02;

/** The authority has each document once, authorized, and never got a byte that is not the one stored. */
export function authorityLaws({ evidence, authority }: Pick<Case, 'evidence' | 'authority'>): string[] {
  const broken: string[] = [];
  const held = Map.groupBy(authority.documents, ({ accessKey }) => accessKey);
  const arrived = Map.groupBy(authority.arrivals, ({ accessKey }) => accessKey);
  for (const document of evidence.documents) {
    broken.push(
      ...fateFaults(document, held.get(document.accessKey) ?? []),
      ...arrivalFaults(document, arrived.get(document.accessKey) ?? []),
    );
  }
  const known = new Set(evidence.documents.map(({ accessKey }) => accessKey));
  for (const accessKey of arrived.keys()) {
    if (accessKey === null || !known.has(accessKey)) {
      broken.push(`the authority was handed ${accessKey ?? 'something without a key'}, which nobody issued`);
    }
  }
  const unasked = authority.arrivals.filter(isUnasked);
  if (unasked.length > Math.max(2, evidence.documents.length * OVERTAKEN)) {
    const [first] = unasked;
    broken.push(
      `${unasked.length} times a document was handed over again without asking for it first, as ${first?.accessKey}`,
    );
  }
  return broken;
}

/** Already registered or in process (43, 70), and the authority would have answered so. */
function isUnasked({ codes, wasHidden }: Case['authority']['arrivals'][number]): boolean {
  return !wasHidden && (codes.includes('43') || codes.includes('70'));
}

function fateFaults(
  { number, status, revision, revisions }: DocumentEvidence,
  held: Case['authority']['documents'],
): string[] {
  const broken: string[] = [];
  if (status !== 'authorized') broken.push(`${number} is ${status} in the end`);
  const authorized = held.filter(({ state }) => state === 'authorized');
  if (authorized.length !== 1) {
    const states = held.map(({ state, messages }) => [state, ...messages.map(({ code }) => code)].join(' '));
    broken.push(
      `${number} is authorized ${authorized.length} times at the authority (${states.join(', ') || 'it has none'})`,
    );
  }
  for (const one of revisions) {
    const taken = held.filter(({ bytes }) => isSame(bytes, one.signedXml));
    if (taken.length > 1) {
      broken.push(`revision ${one.revision} of ${number} was accepted ${taken.length} times`);
    }
  }
  const last = revisions.find((one) => one.revision === revision);
  if (!authorized.every(({ bytes }) => isSame(bytes, last?.signedXml ?? null))) {
    broken.push(`${number} is authorized with other bytes than those stored`);
  }
  return broken;
}

function arrivalFaults(
  { number, revisions }: DocumentEvidence,
  arrivals: Case['authority']['arrivals'],
): string[] {
  const strange = arrivals.filter(
    ({ bytes }) => !revisions.some(({ signedXml }) => isSame(bytes, signedXml)),
  );
  return strange.length === 0
    ? []
    : [`${number} was handed over ${strange.length} times with bytes that are not stored`];
}

function isSame(bytes: Uint8Array, stored: Uint8Array | null): boolean {
  return stored !== null && Buffer.compare(bytes, stored) === 0;
}
