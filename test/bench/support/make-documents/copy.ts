import { makeAccessKey } from '../../../../src-main/documents/identifiers/access-key.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import type { DocumentRow } from '../../../../src-main/store/schema/documents.ts';
import type { SeededRandom } from '../../../support/seeded-random.ts';
import type { Person } from './scene.ts';

/** Who and when a copy of the scene is about. */
export interface Copy {
  /** Milliseconds and whole days between the scene and its copy. */
  readonly shiftMs: number;
  readonly shiftDays: number;
  /** Of each document of the scene, in its order. */
  readonly documents: readonly CopiedDocument[];
  /** In the position of the scene's. */
  readonly people: readonly Person[];
  /** Which copy it is, from 0. */
  readonly number: number;
  /** New ids of all rows that have one, by the old. */
  readonly ids: ReadonlyMap<string, string>;
}

export interface CopiedDocument {
  readonly sequential: number;
  /** `001-001-000000001`. */
  readonly number: string;
  readonly accessKey: string;
}

export interface CopyParts {
  readonly documents: readonly DocumentRow[];
  /** Old ids of everything that gets a new one, sorted: new ones keep their order. */
  readonly rowIds: readonly string[];
  readonly ruc: string;
  readonly random: SeededRandom;
  /** The next number of the series a document is of. */
  takeNumber(document: DocumentRow): number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function makeCopy(
  { documents, rowIds, ruc, random, takeNumber }: CopyParts,
  given: Pick<Copy, 'shiftMs' | 'people' | 'number'>,
): Copy {
  const { shiftMs } = given;
  const first = documents[0];
  if (!first) throw new Error('the scene is empty');
  const shiftDays = daysOf(shiftedDate(first.created_at, shiftMs)) - daysOf(first.issue_date);
  return {
    ...given,
    shiftDays,
    documents: documents.map((document) => {
      const sequential = takeNumber(document);
      const { type, environment, establishment, emission_point: emissionPoint } = document;
      const number = `${establishment}-${emissionPoint}-${String(sequential).padStart(9, '0')}`;
      const issueDate = shiftedDay(document.issue_date, shiftDays);
      const numericCode = String(random.between(0, 99_999_999)).padStart(8, '0');
      const identity = { type, environment, establishment, emissionPoint, sequential, issueDate };
      return { sequential, number, accessKey: makeAccessKey({ ...identity, ruc, numericCode }) };
    }),
    ids: new Map(rowIds.map((id, index) => [id, shiftedId(id, { shiftMs, index, random })])),
  };
}

/** The day in Ecuador of an instant, moved. */
function shiftedDate(instant: string, shiftMs: number): string {
  return ecuadorDate(new Date(Date.parse(instant) + shiftMs));
}

/** YYYY-MM-DD, moved by whole days. */
export function shiftedDay(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function daysOf(date: string): number {
  return Date.parse(date) / DAY_MS;
}

/** A UUID v7 of the moment of the old one, moved; those of one copy are in the order of the old. */
function shiftedId(
  id: string,
  { shiftMs, index, random }: { shiftMs: number; index: number; random: SeededRandom },
): string {
  const at = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) + shiftMs;
  const time = at.toString(16).padStart(12, '0');
  const order = (index % 4096).toString(16).padStart(3, '0');
  const chance = () => random.between(0, 0xffff_ffff).toString(16).padStart(8, '0');
  const tail = chance() + chance();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-a${tail.slice(1, 4)}-${tail.slice(4)}`;
}
