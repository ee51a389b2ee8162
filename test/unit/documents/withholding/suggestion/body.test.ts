import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../../src-main/documents/body/check-body.ts';
import { withholdingSuggestionBody } from '../../../../../src-main/documents/withholding/suggestion/body.ts';
import { withholdingSuggestion } from '../../../../../src-main/documents/withholding/suggestion/withholding-suggestion.ts';

const invoice = {
  supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' },
  number: '001-001-000000555',
  issue_date: '2026-11-19',
  taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
  subtotal: '100.00',
  total: '115.00',
};
const lines = [
  { description: 'Papel', quantity: '1', unit_price: '1', taxes: [{ type: 'iva', rate: 'iva_15' }] },
];
const access_key = '0211202401050306179800120010020000000677300995216';

const codesOf = (body: unknown) => {
  const checked = checkBody(withholdingSuggestionBody, body);
  return checked.ok ? [] : checked.faults.map(({ pointer, code }) => `${pointer} ${code}`);
};

describe('the body of a withholding suggestion', () => {
  it.each<[string, object, readonly string[]]>([
    ['an access key', { access_key, kind: 'goods' }, []],
    ['an invoice by its taxes', { invoice, kind: 'services' }, []],
    [
      'an invoice by its lines',
      {
        invoice: { ...invoice, taxes: undefined, subtotal: undefined, total: undefined, lines },
        kind: 'goods',
      },
      [],
    ],
    [
      'every field',
      {
        invoice: {
          ...invoice,
          authorization_number: '1234567890',
          payments: [{ method: 'tarjeta_credito' }],
        },
        kind: 'goods',
        special_taxpayer: true,
        supplier_regime: 'rimpe_emprendedor',
        issue_date: '2026-11-20',
      },
      [],
    ],
    ['neither', { kind: 'goods' }, ['/access_key required']],
    ['both', { access_key, invoice, kind: 'goods' }, ['/invoice not_allowed_here']],
    ['no kind', { access_key }, ['/kind required']],
    ['a kind that is none', { access_key, kind: 'bienes' }, ['/kind invalid_value']],
    [
      'a key whose check digit fails',
      { access_key: access_key.replace(/6$/, '7'), kind: 'goods' },
      ['/access_key invalid_value'],
    ],
    [
      'lines and taxes',
      { invoice: { ...invoice, lines }, kind: 'goods' },
      ['/invoice/taxes not_allowed_here'],
    ],
    [
      'neither lines nor taxes and totals',
      { invoice: { ...invoice, taxes: undefined, subtotal: undefined, total: undefined }, kind: 'goods' },
      ['/invoice/taxes required', '/invoice/subtotal required', '/invoice/total required'],
    ],
    [
      'an invoice of which nothing is stated',
      { invoice: {}, kind: 'goods' },
      ['/invoice/supplier required', '/invoice/number required', '/invoice/issue_date required'],
    ],
    ['what it does not know', { access_key, kind: 'goods', regime: 'general' }, ['/regime unknown_field']],
  ])('with %s', (_what, body, codes) => {
    expect(codesOf(body)).toEqual(codes);
  });

  it('takes the supplier for an ordinary taxpayer where nothing is stated', () => {
    expect(withholdingSuggestionBody.parse({ access_key, kind: 'goods' })).toEqual({
      access_key,
      kind: 'goods',
      special_taxpayer: false,
    });
  });

  it('can be described as a JSON schema with its answer, for the readable API', () => {
    expect(z.toJSONSchema(withholdingSuggestionBody, { io: 'input' })).toMatchObject({
      $defs: { withholding_suggestion_body: { required: ['kind'], additionalProperties: false } },
    });
    expect(z.toJSONSchema(withholdingSuggestion)).toMatchObject({
      $defs: { withholding_suggestion: { additionalProperties: false } },
    });
  });
});
