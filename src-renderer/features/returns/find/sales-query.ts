import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import { invoiceOfShop } from '../../../../src-main/contract/head/credit/invoice-of-shop.ts';
import { documentListOf } from '../../../../src-main/contract/list.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import type { Http } from '../../../lib/http/http.ts';
import { useService } from '../../../lib/http/service.tsx';

export type SaleOfShop = z.output<typeof invoiceOfShop>;

const saleList = documentListOf(invoiceResource);

/** How a sale is looked for when its ticket is not at hand. */
export interface SaleSearch {
  /** Number, access key, customer's name or identification. */
  readonly term: string;
  /** The day it was issued, YYYY-MM-DD; empty means any. */
  readonly day: string;
  /** What it came to, a valid decimal text; empty means any. */
  readonly total: string;
}

export const anySale: SaleSearch = { term: '', day: '', total: '' };

export interface FoundSales {
  readonly sales: readonly InvoiceResource[];
  /** Newest sales that were looked through for a total, where there are more than that. */
  readonly lookedThrough: number | undefined;
}

const SHOWN = 20;
/** A total is no filter of the service: so many pages of the newest sales are read for it. */
const PAGES_FOR_TOTAL = 5;
const PAGE_FOR_TOTAL = 100;

/** The newest sales that match. */
export function useSales(search: SaleSearch) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['documents', environment, 'sales', search],
    queryFn: ({ signal }) => findSales(documents, search, signal),
    placeholderData: keepPreviousData,
  });
}

async function findSales(documents: Http, search: SaleSearch, signal?: AbortSignal): Promise<FoundSales> {
  const { total } = search;
  if (total === '') {
    const { data } = await salesPage(documents, search, { limit: SHOWN, signal });
    return { sales: data, lookedThrough: undefined };
  }
  const sales: InvoiceResource[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_FOR_TOTAL; page += 1) {
    const { data, next_cursor } = await salesPage(documents, search, {
      limit: PAGE_FOR_TOTAL,
      cursor,
      signal,
    });
    sales.push(...data.filter((sale) => decimal(sale.total).eq(total)));
    if (next_cursor === null || sales.length >= SHOWN) return { sales, lookedThrough: undefined };
    cursor = next_cursor;
  }
  return { sales, lookedThrough: PAGES_FOR_TOTAL * PAGE_FOR_TOTAL };
}

/** The one sale a ticket names, by its number or access key; undefined when there is none. */
export async function saleNamed(documents: Http, reference: string): Promise<InvoiceResource | undefined> {
  const { data } = await salesPage(documents, { ...anySale, term: reference }, { limit: 2 });
  return data.find(({ number, access_key }) => number === reference || access_key === reference);
}

/** A sale of another till, as the head office has it, by its number or access key; undefined where that has none either. */
export async function saleOfShop(documents: Http, reference: string): Promise<SaleOfShop | undefined> {
  const query = { invoice: reference };
  const answer = await documents.send(invoiceOfShop, 'GET /v1/local/head-office/invoices', { query });
  if (!answer.ok && answer.refusal.code === 'not_found') return undefined;
  return acceptedBy(Promise.resolve(answer));
}

interface PageWanted {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

function salesPage(documents: Http, { term, day }: SaleSearch, { limit, cursor, signal }: PageWanted) {
  return acceptedBy(
    documents.send(saleList, 'GET /v1/ec/invoices', {
      query: {
        q: term.trim() || undefined,
        'issue_date[gte]': day || undefined,
        'issue_date[lte]': day || undefined,
        limit,
        cursor,
      },
      signal,
    }),
  );
}
