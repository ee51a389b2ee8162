import { expect } from 'vitest';
import { faultsOf } from '../bodies/refused-bodies.ts';
import { computed } from '../bodies/shapes.ts';
import type { World } from '../world.ts';

/** A refund is of a rate on the note, at most its IVA, and only of one who identifies with a cédula. */
export async function expectRefundRules(
  world: World,
  type: 'credit_note' | 'debit_note',
  full: object,
): Promise<void> {
  const older = { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' };
  const body = { ...full, buyer: older, iva_refunds: [{ rate: 'iva_15', value: '1.00' }] };
  const without = await computed(world, type, { ...body, iva_refunds: [] });
  const refunded = await computed(world, type, body);
  expect(refunded.taxes).toEqual(
    expect.arrayContaining([expect.objectContaining({ rate: 'iva_15', refund: '1.00' })]),
  );
  expect(Number(refunded.total)).toBeCloseTo(Number(without.total) - 1);
  const company = { ...older, identification_type: 'ruc', identification: '1790016919001' };
  const faults = await faultsOf(world, type, { ...body, buyer: company });
  expect(faults.some((fault) => fault.endsWith('cedula_required'))).toBe(true);
}
