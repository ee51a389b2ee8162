import { z } from 'zod';

/** What a route takes whose permission somebody else's approval can stand for. */
export const approvalQuery = {
  approval_id: z
    .uuid()
    .optional()
    .meta({ description: 'La aprobación de quien puede, si la persona que ingresó no puede por sí misma' }),
} as const;

const said = z.looseObject({ approval_id: z.string() });

/** The approval a request names, before anything else of it is checked. */
export function approvalIdIn(query: unknown): string | undefined {
  return said.safeParse(query).data?.approval_id;
}
