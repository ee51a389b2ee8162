import { z } from 'zod';
import { productBody } from '../../../src-main/contract/catalog/product.ts';
import { useRecordRemoval, useRecordSaving, useRecords } from '../records/use-records.ts';

const path = '/v1/head/products';

/** A product of all tills, as the head office decided it. */
export const headProduct = z.object({ id: z.uuid(), ...productBody.shape });
export type HeadProduct = z.output<typeof headProduct>;

/** A page of the products that words find. */
export function useHeadProducts(term: string, offset: number) {
  return useRecords({ path, record: headProduct, term, offset });
}

export function useHeadProductSaving(id: string | undefined) {
  return useRecordSaving({ path, body: productBody, record: headProduct, id });
}

export function useHeadProductRemoval() {
  return useRecordRemoval(path);
}
