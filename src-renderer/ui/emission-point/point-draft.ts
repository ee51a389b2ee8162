import type {
  EmissionPointBody,
  EmissionPointResource,
} from '../../../src-main/contract/business/emission-point.ts';
import { type DocumentType, documentTypes, type Environment } from '../../../src-main/documents/kinds.ts';

/** An emission point as it is typed. */
export interface PointDraft {
  /** Code of the establishment it is in; empty for one that is new. */
  readonly establishment: string;
  /** Of the new establishment. */
  readonly newEstablishment: string;
  readonly address: string;
  readonly point: string;
  /** Empty where numbering begins at 1. */
  readonly numbers: Readonly<Partial<Record<DocumentType, string>>>;
}

type Point = Pick<EmissionPointResource, 'establishment' | 'emission_point'>;

/** The next point of the first establishment there is. */
export function firstDraft(points: readonly Point[]): PointDraft {
  const draft = { establishment: '', newEstablishment: '', address: '', point: '', numbers: {} };
  return withEstablishment(draft, points[0]?.establishment ?? '', points);
}

/** The draft in another establishment, with the codes that follow those there are. */
export function withEstablishment(draft: PointDraft, code: string, points: readonly Point[]): PointDraft {
  const there = points.filter(({ establishment }) => establishment === code);
  return {
    ...draft,
    establishment: code,
    newEstablishment: code === '' ? codeAfter(points.map(({ establishment }) => establishment)) : '',
    point: codeAfter(there.map(({ emission_point }) => emission_point)),
  };
}

/** After 999 nothing is proposed. */
function codeAfter(codes: readonly string[]): string {
  const next = Math.max(0, ...codes.map(Number)) + 1;
  return next > 999 ? '' : codeOf(String(next));
}

/** `2` is `002`. */
function codeOf(typed: string): string {
  return typed.trim().padStart(3, '0');
}

/** The environment whose numbers are asked: what a business has issued elsewhere, it has issued for real. */
export function numberedEnvironment(environment: Environment): Environment {
  return environment === 'sandbox' ? 'sandbox' : 'live';
}

export function bodyOf(draft: PointDraft, environment: Environment): EmissionPointBody {
  const isNew = draft.establishment === '';
  const address = draft.address.trim();
  const numbers = documentTypes.flatMap((type) => {
    const typed = draft.numbers[type] ?? '';
    return typed === '' ? [] : [[type, Number(typed)] as const];
  });
  return {
    environment,
    establishment: isNew ? codeOf(draft.newEstablishment) : draft.establishment,
    ...(isNew && address !== '' && { address }),
    emission_point: codeOf(draft.point),
    next_numbers: { [numberedEnvironment(environment)]: Object.fromEntries(numbers) },
  };
}

/** Where the service's messages belong beside a field. */
export function pointersOf(environment: Environment): readonly string[] {
  const numbers = documentTypes.map((type) => numberPointer(environment, type));
  return ['/establishment', '/address', '/emission_point', ...numbers];
}

export function numberPointer(environment: Environment, type: DocumentType): string {
  return `/next_numbers/${numberedEnvironment(environment)}/${type}`;
}

/** `001-002`. */
export function nameOfPoint({ establishment, emission_point }: Point): string {
  return `${establishment}-${emission_point}`;
}
