import { expect, it } from 'vitest';
import { proformaNumber } from '../../../../src-main/documents/proforma/number.ts';
import { proformaStatusOf } from '../../../../src-main/documents/proforma/status.ts';

const validUntil = '2026-11-30';
const acceptedAt = '2026-11-29T15:00:00.000Z';

it.each([
  ['open on its last day', {}, '2026-11-30', 'open'],
  ['expired the day after', {}, '2026-12-01', 'expired'],
  ['accepted in time, whatever day it is', { acceptedAt }, '2027-01-01', 'accepted'],
  ['invoiced, whatever else', { acceptedAt, invoiceId: 'an id' }, '2027-01-01', 'invoiced'],
])('a proforma is %s', (_, facts, today, status) => {
  expect(proformaStatusOf({ validUntil, ...facts }, today)).toBe(status);
});

it("its number is nobody's but a proforma's", () => {
  expect(proformaNumber({ establishment: '001', emissionPoint: '002', sequential: 123 })).toBe(
    'P-001-002-000123',
  );
});
