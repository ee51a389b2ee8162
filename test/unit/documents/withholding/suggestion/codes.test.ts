import { expect, it } from 'vitest';
import { codesOf } from '../../../../../src-main/documents/withholding/suggestion/codes.ts';

it.for([
  ['rent', true, false, '320', '3'],
  ['rent', true, true, '320', '2'],
  ['rent', false, true, '320', '2'],
  ['professional_fees', true, true, '303', '3'],
  ['professional_fees', false, true, '303A', '2'],
] as const)(
  '%s of a natural person: %s, with accounting: %s, is %s and %s',
  ([kind, isNatural, keepsAccounting, renta, iva]) => {
    expect(codesOf(kind, { isNatural, keepsAccounting })).toMatchObject({ renta, iva });
  },
);
