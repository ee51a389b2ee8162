import {
  type DocumentStatus,
  type DocumentType,
  documentTypes,
} from '../../../../../src-main/documents/kinds.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';

/** Statuses as a shopkeeper asks for them. */
export const statusGroups = {
  all: [],
  in_progress: ['pending', 'submitted'],
  authorized: ['authorized'],
  refused: ['returned', 'not_authorized'],
  annulled: ['annulled'],
} as const satisfies Record<string, readonly DocumentStatus[]>;
export type StatusGroup = keyof typeof statusGroups;

export interface DocumentFilter {
  readonly term: string;
  readonly group: StatusGroup;
  /** Undefined: every type. */
  readonly type: DocumentType | undefined;
  /** First and last issue date, YYYY-MM-DD; empty means open. */
  readonly from: string;
  readonly to: string;
  /** Identification of the other side, whole; empty means anybody. */
  readonly counterparty: string;
  /** At a head office: an establishment and a till (its identifier); empty means all. */
  readonly shop: string;
  readonly station: string;
}

export const noFilter: DocumentFilter = {
  term: '',
  group: 'all',
  type: undefined,
  from: '',
  to: '',
  counterparty: '',
  shop: '',
  station: '',
};

/** How each part of a filter is called in the page's address, where a person may read it. */
const names = {
  term: 'q',
  group: 'estado',
  type: 'tipo',
  from: 'desde',
  to: 'hasta',
  counterparty: 'identificacion',
  shop: 'establecimiento',
  station: 'caja',
} as const satisfies Record<keyof DocumentFilter, string>;

/** The filter an address says; what it does not know of it is ignored. */
export function readFilter(address: URLSearchParams): DocumentFilter {
  const parameter = (part: keyof DocumentFilter) => address.get(names[part]) ?? '';
  return {
    term: parameter('term'),
    group: keysOf(statusGroups).find((group) => group === parameter('group')) ?? 'all',
    type: documentTypes.find((type) => type === parameter('type')),
    from: dateOrOpen(parameter('from')),
    to: dateOrOpen(parameter('to')),
    counterparty: parameter('counterparty').slice(0, 20),
    shop: parameter('shop').slice(0, 3),
    station: parameter('station').slice(0, 36),
  };
}

/** A filter as a page's address says it: only what is not as usual. */
export function writeFilter(filter: DocumentFilter): URLSearchParams {
  const address = new URLSearchParams();
  for (const part of keysOf(names)) {
    const value = filter[part];
    if (value !== undefined && value !== noFilter[part]) address.set(names[part], value);
  }
  return address;
}

function dateOrOpen(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** Whether it keeps any document out of the list. */
export function isFiltered(filter: DocumentFilter): boolean {
  return keysOf(names).some((part) => filter[part] !== noFilter[part]);
}

/** The statuses a group stands for; none asks for all. */
export function statusesOf({ group }: DocumentFilter): readonly DocumentStatus[] {
  return statusGroups[group];
}
