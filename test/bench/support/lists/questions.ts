import type { DocumentStatus, DocumentType } from '../../../../src-main/documents/kinds.ts';
import type {
  DocumentFilters,
  PagedDocuments,
  PageQuestion,
} from '../../../../src-main/reading/document-reading-store.ts';
import type { BenchStore, Sample } from './bench-store.ts';

/** What a question costs is held against: pages, searches and counts have goals of their own (design.md §9). */
export type Sort = 'page' | 'search' | 'count';

/** Something that a person or a program asks of the lists, about a document of chance. */
export interface Question {
  readonly what: string;
  readonly sort: Sort;
  /** What was asked before; nobody waits for it here. */
  before?(bench: BenchStore, about: Sample): Promise<unknown>;
  /** @param most documents of the page */
  ask(bench: BenchStore, about: Sample, most?: number): Promise<PagedDocuments>;
}

type FiltersOf = (about: Sample) => Partial<DocumentFilters>;

const invoices: readonly DocumentType[] = ['invoice'];
const refused: readonly DocumentStatus[] = ['returned', 'not_authorized'];
const word = (text: string, index: number) => text.split(' ')[index] ?? text;
const monthOf = ({ issue_date }: Sample) => ({
  issuedFrom: `${issue_date.slice(0, 7)}-01`,
  issuedTo: `${issue_date.slice(0, 7)}-31`,
});
const numberOf = ({ sequential }: Sample) => `001-001-${String(sequential).padStart(9, '0')}`;

/** Every filter of a list, alone and as they are used together. */
const filters: readonly (readonly [string, FiltersOf])[] = [
  ['all types', () => ({})],
  ['invoices', () => ({ types: invoices })],
  ['delivery notes', () => ({ types: ['delivery_note'] })],
  ['two types', () => ({ types: ['credit_note', 'debit_note'] })],
  ['refused', () => ({ statuses: refused })],
  ['authorized', () => ({ statuses: ['authorized'] })],
  ['refused invoices', () => ({ types: invoices, statuses: refused })],
  ['nothing at all (pending)', () => ({ statuses: ['pending'] })],
  ['a channel', () => ({ channels: ['api'] })],
  ['a channel nothing came by', () => ({ channels: ['mcp'] })],
  ['a day', ({ issue_date }) => ({ issuedFrom: issue_date, issuedTo: issue_date })],
  ['a month', monthOf],
  ['refused of a month', (about) => ({ ...monthOf(about), statuses: refused })],
  ['withholdings of a month', (about) => ({ ...monthOf(about), types: ['withholding'] })],
  ['created since', ({ created_at }) => ({ createdFrom: created_at })],
  [
    'created within a day',
    ({ created_at }) => ({ createdFrom: `${created_at.slice(0, 10)}T00:00:00.000Z`, createdTo: created_at }),
  ],
  ['a customer', ({ counterparty }) => ({ counterparty })],
  ['invoices of a customer', ({ counterparty }) => ({ counterparty, types: invoices })],
  ['a customer unknown', () => ({ counterparty: '0000000000' })],
  ['a customer refused', ({ counterparty }) => ({ counterparty, statuses: refused })],
  ['an order', ({ metadata: { pedido = '' } }) => ({ metadata: { pedido } })],
  ['a till', () => ({ metadata: { caja: 'caja-1' } })],
  ['an order of a till', ({ metadata: { pedido = '', caja = '' } }) => ({ metadata: { caja, pedido } })],
  ['a till refused', () => ({ metadata: { caja: 'caja-1' }, statuses: refused })],
];

const searches: readonly (readonly [string, FiltersOf])[] = [
  ['a whole name', ({ counterparty_name }) => ({ q: counterparty_name })],
  ['a last name', ({ counterparty_name }) => ({ q: word(counterparty_name, 2) })],
  ['a first name, begun', ({ counterparty_name }) => ({ q: word(counterparty_name, 0).slice(0, 3) })],
  [
    'two names',
    ({ counterparty_name }) => ({ q: `${word(counterparty_name, 0)} ${word(counterparty_name, 3)}` }),
  ],
  ['an identification', ({ counterparty }) => ({ q: counterparty })],
  ['an identification, begun', ({ counterparty }) => ({ q: counterparty.slice(0, 6) })],
  ['a number', (about) => ({ q: numberOf(about) })],
  ['a number without zeros', ({ sequential }) => ({ q: String(sequential) })],
  ['an access key', ({ access_key }) => ({ q: access_key })],
  ['an access key, begun', ({ access_key }) => ({ q: access_key.slice(0, 12) })],
  ['nobody', () => ({ q: 'zzyzx' })],
  ['everybody', () => ({ q: 'consumidor final' })],
  ['everybody refused', () => ({ q: 'consumidor', statuses: refused })],
  ['a last name refused', ({ counterparty_name }) => ({ q: word(counterparty_name, 2), statuses: refused })],
  [
    'a last name on invoices',
    ({ counterparty_name }) => ({ q: word(counterparty_name, 2), types: invoices }),
  ],
];

/** A page as the window asks for it: one more than it shows. */
const PAGE = 21;

const newest: PageQuestion = { limit: PAGE, direction: 'older' };

/** The smallest page, as the API asks for it: the contract gives totals and offsets with a page only. */
const LEAST_PAGE = 2;

/**
 * Of every filter and of every search, the first page and one from anywhere, each with the total and its offset as the
 * API gives them; and these two with the smallest page there is, of a list that was just asked for and of one that has
 * to be put together from sets. Whatever has to be read for that is read for the first of the four.
 */
export const questions: readonly Question[] = [
  ...filters.flatMap(([what, of]) => [
    pageOf(`page: ${what}`, 'page', of, () => newest),
    pageOf(`page from anywhere: ${what}`, 'page', of, ({ seq }) => ({ ...newest, position: seq })),
    countOf(`total and offset: ${what}`, of, askingFor(of)),
    countOf(`first total and offset: ${what}`, of, forget),
  ]),
  pageOf(
    'page back: all types',
    'page',
    () => ({}),
    ({ seq }) => ({ limit: PAGE, direction: 'newer', position: seq }),
  ),
  ...searches.flatMap(([what, of]) => [
    pageOf(`search: ${what}`, 'search', of, () => newest),
    pageOf(`search from anywhere: ${what}`, 'search', of, ({ seq }) => ({ ...newest, position: seq })),
    countOf(`total and offset of the search: ${what}`, of, askingFor(of)),
    countOf(`first total and offset of the search: ${what}`, of, forget),
  ]),
];

function pageOf(
  what: string,
  sort: Sort,
  filtersOf: FiltersOf,
  questionOf: (about: Sample) => PageQuestion,
): Question {
  return {
    what,
    sort,
    ask: ({ reading, scope, all }, about, most = PAGE) => {
      const page = questionOf(about);
      return reading.page(
        scope,
        { ...all, ...filtersOf(about) },
        { ...page, limit: Math.min(page.limit, most) },
      );
    },
  };
}

function countOf(what: string, filtersOf: FiltersOf, before: NonNullable<Question['before']>): Question {
  return { what, sort: 'count', before, ask: askingFor(filtersOf) };
}

function askingFor(filtersOf: FiltersOf): Question['ask'] {
  return ({ reading, scope, all }, about) => {
    const page: PageQuestion = { limit: LEAST_PAGE, direction: 'older', position: about.seq };
    return reading.page(scope, { ...all, ...filtersOf(about) }, page);
  };
}

/** More lists than a program remembers: whatever it was asked before has to be put together again. */
async function forget({ searches, scope, all }: BenchStore): Promise<void> {
  for (let list = 0; list < MORE_THAN_REMEMBERED; list += 1) {
    await searches.find(scope, { ...all, counterparty: `${list}` }, { limit: 1, direction: 'older' });
  }
}

const MORE_THAN_REMEMBERED = 10;
