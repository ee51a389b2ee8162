import { expect } from 'vitest';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import type { World } from '../world.ts';
import type { UploadFile } from './uploads.ts';

/** An invoice of the business that the authority never saw, signed by it. */
export async function unseen(
  sequential: number,
  parts: Parameters<typeof signedForeignInvoice>[0] = {},
): Promise<UploadFile> {
  const invoice = { environment: 'test', sequential, ...parts } as const;
  return { name: `factura-${sequential}.xml`, content: await signedForeignInvoice(invoice) };
}

/** While it runs no import ends that has something to ask: the authority is away. */
export async function whileAway(world: World, run: () => Promise<void>): Promise<void> {
  world.authority.test.always('authorization', 'unavailable');
  try {
    await run();
  } finally {
    world.authority.test.always('authorization', null);
  }
}

/** The business of an environment's key. */
export async function entitiesOf(
  world: World,
  environment: 'test' | 'sandbox' = 'test',
): Promise<readonly [{ readonly id: string; readonly ruc: string }]> {
  const { data } = await world[environment].get('/v1/ec/entities');
  const [own] = Array.isArray(data) ? data : [];
  expect(own?.ruc).toBe(environment === 'test' ? companyRuc : own?.ruc);
  return [{ id: String(own?.id), ruc: String(own?.ruc) }];
}
