import { expect, it } from 'vitest';
import { enrolmentCodeBody } from '../../../src-main/contract/head/access/enrolment-codes.ts';

it('takes an emission point of the shop of the code, and of any where it is for none', () => {
  const isGood = (establishment: string | undefined, emission_point: string) =>
    enrolmentCodeBody.safeParse({ establishment, emission_point }).success;
  expect(isGood('002', '002-001')).toBe(true);
  expect(isGood(undefined, '001-002')).toBe(true);
  expect(isGood('002', '001-002')).toBe(false);
  expect(isGood(undefined, '001-000')).toBe(false);
  expect(isGood(undefined, '000-001')).toBe(false);
});
