import type { Filled } from './fill-head.ts';

/** Something a person looks for, as the query of a list; `n` names a document. */
export interface HeadQuestion {
  readonly what: string;
  readonly query: (n: number) => Readonly<Record<string, string>>;
}

/** What is typed into the one field for searches (fill-head.ts says what there is to be found). */
const typed: readonly (readonly [string, (n: number) => string])[] = [
  ['everybody', () => 'consumidor final'],
  ['a first name, begun', () => 'mar'],
  ['two names', () => 'rosa loor'],
  ['a rare name, begun', () => 'a87'],
  ['nobody', () => 'zzyzx'],
  ['a number', (n) => `001-001-${String(n + 1).padStart(9, '0')}`],
  ['an emission point', () => '001-002'],
  ['the last figures of a number', (n) => String(n + 1)],
  ['an access key', (n) => String(n).padStart(49, '7')],
  [
    'an identification, begun',
    (n) =>
      String(((n % 97_001) * 10_301) % 10_000_000_000)
        .padStart(10, '0')
        .slice(0, 7),
  ],
];

/** Forty kinds: each of them alone, on a type, of a shop, of some days. */
export function searchesOf({ firstDay, lastDay }: Filled): readonly HeadQuestion[] {
  const within: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['', {}],
    [', not authorized', { status: 'not_authorized' }],
    [', of a shop', { establishment: '001' }],
    [', of some days', { 'issue_date[gte]': firstDay, 'issue_date[lte]': lastDay }],
  ];
  return typed.flatMap(([what, text]) =>
    within.map(([where, filters]) => ({
      what: `${what}${where}`,
      query: (n) => ({ q: text(n), ...filters }),
    })),
  );
}

/** Lists as they are opened. */
export const pages: readonly HeadQuestion[] = [
  { what: 'page', query: () => ({}) },
  { what: 'page of a shop', query: () => ({ establishment: '001' }) },
  { what: 'page of a status', query: () => ({ status: 'not_authorized' }) },
];
