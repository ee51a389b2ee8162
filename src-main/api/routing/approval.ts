import { z } from 'zod';
import type { AskedOfRecord } from '../../counter/operators/permits.ts';

/** What a route takes whose permission somebody else's approval can stand for. */
export const approvalQuery = {
  approval_id: z
    .uuid()
    .optional()
    .meta({ description: 'La aprobación de quien puede, si la persona que ingresó no puede por sí misma' }),
} as const;

const query = z.looseObject({ approval_id: z.string() });
const params = z.looseObject({ id: z.string() });

/** The approval a request names and the record of its address, before anything else of it is checked. */
export function approvalIn(request: { readonly query: unknown; readonly params: unknown }): AskedOfRecord {
  return {
    approvalId: query.safeParse(request.query).data?.approval_id,
    recordId: params.safeParse(request.params).data?.id,
  };
}
