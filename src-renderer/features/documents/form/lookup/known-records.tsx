import { createContext, useContext, useMemo } from 'react';
import { customerList } from '../../../../../src-main/contract/catalog/customer.ts';
import { type ProductBody, productList } from '../../../../../src-main/contract/catalog/product.ts';
import type { Party } from '../../../../../src-main/documents/parties/party.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';

/** Somebody as far as a document names them. */
export type KnownParty = Pick<Party, 'identification_type' | 'identification' | 'name'> & Partial<Party>;

/** A product as far as a line of a document names it. */
export type KnownProduct = { readonly id: string } & Pick<
  ProductBody,
  'code' | 'name' | 'unit' | 'unit_price' | 'unit_price_with_taxes' | 'iva'
>;

type Question = Readonly<{ q: string; limit: number }>;

/** Where the customers and products that a form offers come from. */
export interface KnownRecords {
  customers(question: Question, signal: AbortSignal): Promise<readonly KnownParty[]>;
  /** Those that are sold. */
  products(question: Question, signal: AbortSignal): Promise<readonly KnownProduct[]>;
}

/** For forms of a window that is not a till's. */
export const KnownRecordsContext = createContext<KnownRecords | undefined>(undefined);

/** Those of the till, unless the window says whose. */
export function useKnownRecords(): KnownRecords {
  const records = useContext(KnownRecordsContext);
  const { local } = useService();
  return useMemo(
    () =>
      records ?? {
        customers: async (query, signal) =>
          (await acceptedBy(local.send(customerList, 'GET /v1/local/customers', { query, signal }))).data,
        products: async (question, signal) => {
          const query = { ...question, active: 'true' } as const;
          return (await acceptedBy(local.send(productList, 'GET /v1/local/products', { query, signal })))
            .data;
        },
      },
    [records, local],
  );
}
