import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { additionalDiscount } from '../../../../src-main/documents/adjustments/additional-discount.ts';
import {
  compensationBody,
  compensationsOf,
  totalCompensated,
} from '../../../../src-main/documents/adjustments/compensation.ts';
import { ivaRefund, refundFaults } from '../../../../src-main/documents/adjustments/iva-refund.ts';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import {
  type IdentificationType,
  identificationTypes,
} from '../../../../src-main/documents/parties/party.ts';
import { formatAmount } from '../../../../src-main/documents/values/decimal.ts';

describe('each adjustment is refused', () => {
  it.each([
    [
      'a discount on another tax than IVA',
      additionalDiscount,
      { type: 'ice', rate: 'iva_15', amount: '1' },
      ['/type invalid_value'],
    ],
    [
      'a discount at a rate that does not exist',
      additionalDiscount,
      { type: 'iva', rate: 'iva_16', amount: '1' },
      ['/rate invalid_value'],
    ],
    [
      'a discount of less than nothing',
      additionalDiscount,
      { type: 'iva', rate: 'iva_15', amount: '-1' },
      ['/amount invalid_format'],
    ],
    ['a refund of an excise', ivaRefund, { rate: 'ice_3092', value: '1' }, ['/rate invalid_value']],
    [
      'a refund of a third of a cent',
      ivaRefund,
      { rate: 'iva_15', value: '0.333' },
      ['/value invalid_format'],
    ],
    [
      'a compensation with a code the schema does not know',
      compensationBody,
      { code: '2', rate: '2', value: '1' },
      ['/code invalid_value'],
    ],
    [
      'a compensation with more digits than the schema takes',
      compensationBody,
      { code: '1', rate: '22.755', value: '1' },
      ['/rate invalid_format'],
    ],
    ['a compensation without its value', compensationBody, { code: '1', rate: '2' }, ['/value required']],
  ])('%s', (_what, schema, body, faults) => {
    const checked = checkBody<z.ZodType>(schema, body);
    const actual = checked.ok ? [] : checked.faults;
    expect(actual.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(faults);
  });
});

it('compensations show two decimals and add up', () => {
  const shown = compensationsOf([
    { code: '1', rate: '2', value: '0.4' },
    { code: '1', rate: '4', value: '1' },
  ]);
  expect(shown).toEqual([
    { code: '1', rate: '2.00', value: '0.40' },
    { code: '1', rate: '4.00', value: '1.00' },
  ]);
  expect(formatAmount(totalCompensated(shown))).toBe('1.40');
});

describe('IVA is given back', () => {
  const buyer = (identification_type: IdentificationType) => ({
    identification_type,
    identification: '1710034065',
    name: 'ANA',
  });
  const refunds = [{ rate: 'iva_15' as const, value: '1.00' }];

  it.each(identificationTypes)('to whom a %s identifies, only if that is a cédula', (type) => {
    const isRefused = refundFaults(refunds, buyer(type)).some(({ code }) => code === 'cedula_required');
    expect(isRefused).toBe(type !== 'cedula');
  });

  it('to nobody, or to somebody not found yet, without complaint', () => {
    expect(refundFaults([], buyer('ruc'))).toEqual([]);
    expect(refundFaults(refunds, undefined)).toEqual([]);
  });
});
