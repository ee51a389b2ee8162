import { z } from 'zod';
import type { AskedHead } from './run-head.ts';

const description = z.looseObject({
  openapi: z.literal('3.1.1'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        summary: z.string().min(1),
        'x-access': z.looseObject({
          who: z.string(),
          roles: z.array(z.string()).optional(),
          whole_business: z.boolean().optional(),
        }),
      }),
    ),
  ),
});

/** The operations that a head office describes, as its server serves it to anybody. */
export async function describedHead(head: AskedHead) {
  const { json } = await head.call('GET', '/v1/head/openapi.json', { key: '' });
  return Object.entries(description.parse(json).paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
}
