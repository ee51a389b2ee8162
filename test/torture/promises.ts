import type { DocumentStatus, DocumentType } from '../../src-main/documents/kinds.ts';
import { type Moment, makeMoment } from './moment.ts';

/** One document a till wants issued, and how it says so. */
export interface Sale {
  /** Also in the document's metadata: what it was issued for is known without asking the program. */
  readonly key: string;
  readonly type: DocumentType;
  /** `/v1/ec/invoices`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the service answered a till about a document: from then on it has to be so. */
export interface DocumentPromise {
  readonly key: string;
  readonly id: string;
  readonly number: string;
  readonly accessKey: string;
  readonly status: DocumentStatus;
}

/** All that was asked and promised, written down where no kill reaches. */
export interface Promises {
  requested(sale: Sale): void;
  promised(promise: DocumentPromise): void;
  /** Something that must never be answered or done was. */
  breach(law: string): void;
  /** A promise was just made. */
  readonly made: Pick<Moment, 'next'>;
  saleOf(key: string): Sale | undefined;
  sales(): readonly Sale[];
  all(): readonly DocumentPromise[];
  breaches(): readonly string[];
}

/** What the authority really did, asked at the moment something is claimed of it. */
export interface Truth {
  isAuthorized(accessKey: string): boolean;
  wasRefused(accessKey: string): boolean;
}

export function makePromises(truth: Truth): Promises {
  const sales = new Map<string, Sale>();
  const all: DocumentPromise[] = [];
  const breaches = new Set<string>();
  const made = makeMoment();

  /** Status is claimed of what the authority did: never before it did it. */
  function lieIn({ status, accessKey, number }: DocumentPromise): string | undefined {
    if (status === 'authorized' && !truth.isAuthorized(accessKey)) {
      return `${number} was called authorized before the authority authorized it`;
    }
    if ((status === 'returned' || status === 'not_authorized') && !truth.wasRefused(accessKey)) {
      return `${number} was called ${status} and the authority never refused it`;
    }
    return undefined;
  }

  return {
    requested: (sale) => sales.set(sale.key, sale),
    made,
    promised(promise) {
      made.happen();
      all.push(promise);
      const lie = lieIn(promise);
      if (lie !== undefined) breaches.add(lie);
    },
    breach: (law) => breaches.add(law),
    saleOf: (key) => sales.get(key),
    sales: () => [...sales.values()],
    all: () => [...all],
    breaches: () => [...breaches],
  };
}
