import type { DocumentRow } from '../../../../src-main/store/schema/documents.ts';
import { type CopiedDocument, type Copy, shiftedDay } from './copy.ts';
import { orderOf, people } from './scene.ts';
import { literally, type Replacement, type TextOfCopy } from './template.ts';

export interface ReplacementParts {
  readonly documents: readonly DocumentRow[];
  /** Which of them the text is about. */
  readonly own: number;
  /** Old ids of everything that gets a new one. */
  readonly rowIds: readonly string[];
  /**
   * Documents of different types may have one number. Where a document is found by it, it is the document's own;
   * inside its content, that of the invoice it is about.
   */
  readonly ambiguous: 'own' | 'invoice';
}

/**
 * All that a copy says otherwise, wherever it stands in the rows of a document: ids, numbers, people, days and moments.
 * Longer and surer things come first.
 */
export function replacementsOf(parts: ReplacementParts): readonly Replacement<Copy>[] {
  const { documents, own, rowIds, ambiguous } = parts;
  const row = documents[own];
  if (!row) throw new Error(`there is no document ${own} in the scene`);
  const sequential = String(row.sequential).padStart(9, '0');
  return [
    ...documents.map((document, index) =>
      of(literally(document.access_key), () => fromDocument(index, ({ accessKey }) => accessKey)),
    ),
    ofOneOf(rowIds, (id) => (copy) => copy.ids.get(id) ?? id),
    ...documentsByNumber(parts).map(([number, index]) =>
      of(literally(number), () => fromDocument(index, (document) => document.number)),
    ),
    of(`<secuencial>${sequential}</secuencial>`, () =>
      fromDocument(own, ({ number }) => `<secuencial>${number.slice(8)}</secuencial>`),
    ),
    of(literally(compact(row)), () => fromDocument(own, ({ number }) => number.replaceAll('-', ''))),
    // As a word by itself it is only looked for: in a text it may be any quantity.
    ...(ambiguous === 'own'
      ? [
          of(`(?<= )${row.sequential}(?= )`, () =>
            fromDocument(own, (document) => String(document.sequential)),
          ),
        ]
      : []),
    ...people.flatMap((person, index) => [
      of(literally(person.name), () => (copy) => copy.people[index]?.name ?? person.name),
      of(person.identification, () => (copy) => copy.people[index]?.identification ?? person.identification),
    ]),
    ...documents.map((_, index) =>
      of(literally(orderOf(index)), () => (copy) => `PEDIDO-${copy.number}-${index}`),
    ),
    ...moments,
  ];
}

function documentsByNumber({
  documents,
  own,
  ambiguous,
}: ReplacementParts): readonly (readonly [string, number])[] {
  const numbers = new Map<string, number>();
  for (const [index, document] of documents.entries()) {
    const isMeant = ambiguous === 'own' ? index === own : document.type === 'invoice';
    const number = numberOf(document);
    if (isMeant || !numbers.has(number)) numbers.set(number, index);
  }
  return [...numbers];
}

function numberOf({ establishment, emission_point, sequential }: DocumentRow): string {
  return `${establishment}-${emission_point}-${String(sequential).padStart(9, '0')}`;
}

function compact(row: DocumentRow): string {
  return numberOf(row).replaceAll('-', '');
}

function of(pattern: string, textOf: (match: string) => TextOfCopy<Copy>): Replacement<Copy> {
  return { pattern, textOf };
}

function ofOneOf(texts: readonly string[], textOf: (match: string) => TextOfCopy<Copy>): Replacement<Copy> {
  return { pattern: texts.map(literally).join('|'), textOf };
}

function fromDocument(index: number, textOf: (document: CopiedDocument) => string): TextOfCopy<Copy> {
  return ({ documents }) => {
    const document = documents[index];
    if (!document) throw new Error(`a copy has no document ${index}`);
    return textOf(document);
  };
}

const time = 'T\\d{2}:\\d{2}:\\d{2}';

/** Moments and days as the tables, the XML and the authority write them. */
const moments: readonly Replacement<Copy>[] = [
  of(`\\d{4}-\\d{2}-\\d{2}${time}\\.\\d{3}Z`, (match) => {
    const at = Date.parse(match);
    return ({ shiftMs }) => new Date(at + shiftMs).toISOString();
  }),
  of(`\\d{4}-\\d{2}-\\d{2}${time}(?:\\.\\d+)?-05:00`, (match) => {
    const at = Date.parse(match) - 5 * 60 * 60 * 1000;
    const tail = match.slice(19);
    return ({ shiftMs }) => new Date(at + shiftMs).toISOString().slice(0, 19) + tail;
  }),
  of(
    '(?<![\\w/+-])20\\d{2}-\\d{2}-\\d{2}(?![\\w/+-])',
    (current) =>
      ({ shiftDays }) =>
        shiftedDay(current, shiftDays),
  ),
  of('(?<![\\w/+])\\d{2}/\\d{2}/20\\d{2}(?![\\w/+=])', (match) => {
    const iso = match.split('/').toReversed().join('-');
    return ({ shiftDays }) => shiftedDay(iso, shiftDays).split('-').toReversed().join('/');
  }),
];
