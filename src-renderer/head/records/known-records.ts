import { headCustomerResource } from '../../../src-main/contract/head/stations/customers.ts';
import type { KnownRecords } from '../../features/documents/form/lookup/known-records.tsx';
import { headProduct } from '../catalog/products-query.ts';
import { headHttp } from '../session/session-query.ts';
import { pageOf } from './use-records.ts';

/** What a form offers here: the customers of the whole business, and the products that the head office decides. */
export const headKnownRecords: KnownRecords = {
  customers: async (query, signal) =>
    (await headHttp.send(pageOf(headCustomerResource), 'GET /v1/head/customers', { query, signal })).data,
  products: async (query, signal) => {
    const page = await headHttp.send(pageOf(headProduct), 'GET /v1/head/products', { query, signal });
    return page.data.filter(({ active }) => active);
  },
};
