import { customerBody } from '../../../src-main/contract/catalog/customer.ts';
import { headCustomerResource } from '../../../src-main/contract/head/stations/customers.ts';
import { useRecordRemoval, useRecordSaving, useRecords } from '../records/use-records.ts';

const path = '/v1/head/customers';

/** A page of the customers that words find. */
export function useHeadCustomers(term: string, offset: number) {
  return useRecords({ path, record: headCustomerResource, term, offset });
}

export function useHeadCustomerSaving(id: string | undefined) {
  return useRecordSaving({ path, body: customerBody, record: headCustomerResource, id });
}

export function useHeadCustomerRemoval() {
  return useRecordRemoval(path);
}
