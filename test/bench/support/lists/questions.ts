import type { DocumentStatus, DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { DocumentFilters, PageQuestion } from '../../../../src-main/reading/document-reading-store.ts';
import type { Sample } from './bench-store.ts';

type FiltersOf = (about: Sample) => Partial<DocumentFilters>;

/** A page of a list that a person or a program asks for, about a document of chance. */
export interface Question {
  readonly what: string;
  readonly filtersOf: FiltersOf;
  readonly pageOf: (about: Sample) => PageQuestion;
}

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

/** Of every filter and of every search, the first page and one from anywhere. */
export const questions: readonly Question[] = [...filters, ...searches].flatMap(([what, filtersOf]) => [
  { what, filtersOf, pageOf: () => ({ limit: PAGE, direction: 'older' }) },
  {
    what: `${what}, from anywhere`,
    filtersOf,
    pageOf: ({ seq }) => ({ limit: PAGE, direction: 'older', position: seq }),
  },
]);
