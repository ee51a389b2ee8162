import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import {
  statedTaxBody,
  statedTaxes,
  valuedTaxBody,
} from '../../../../src-main/documents/lines/stated-taxes.ts';

function taxOf(stated: z.input<typeof statedTaxBody>) {
  return statedTaxes(z.array(statedTaxBody).parse([stated]), '2026-11-20')[0];
}

describe('a tax of somebody else’s document', () => {
  it.each([
    ['a percent of its base', { type: 'iva', rate: 'iva_12', base: '10.05' }, ['12.00', '1.21']],
    ['so much a unit', { type: 'irbpnr', rate: 'irbpnr_5001', base: '6' }, ['0.02', '0.12']],
    [
      'as stated, whatever the base makes',
      { type: 'iva', rate: 'iva_15', base: '10', value: '1.49' },
      ['15.00', '1.49'],
    ],
    [
      'as stated, where the law has no fixed tariff',
      { type: 'ice', rate: 'ice_3031', base: '1', value: '2' },
      ['0.00', '2.00'],
    ],
  ] as const)('comes to %s', (_what, stated, [tariff, value]) => {
    expect(taxOf(stated)).toMatchObject({ tariff, value });
  });

  it.each([
    ['a rate that does not exist', statedTaxBody, { rate: 'iva_99' }, ['/rate unknown_rate']],
    ['a rate of another tax', statedTaxBody, { rate: 'ice_3092' }, ['/rate unknown_rate']],
    [
      'no value where nothing computes it',
      statedTaxBody,
      { type: 'ice', rate: 'ice_3031' },
      ['/value required'],
    ],
    ['no value where it must be stated', valuedTaxBody, {}, ['/value required']],
    ['a base that is a number', statedTaxBody, { base: 10 }, ['/base invalid_type']],
  ])('is refused with %s', (_what, schema, parts, faults) => {
    const checked = checkBody<z.ZodType>(schema, { type: 'iva', rate: 'iva_15', base: '10.00', ...parts });
    const actual = checked.ok ? [] : checked.faults;
    expect(actual.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(faults);
  });
});
