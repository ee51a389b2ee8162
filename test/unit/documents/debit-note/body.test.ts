import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { debitNoteBody } from '../../../../src-main/documents/debit-note/body.ts';
import { aDebitNoteBody, aFullDebitNoteBody, aReason } from '../../../support/builders/debit-note-body.ts';

const REQUIRED = 'Este campo es obligatorio.';

/** `pointer code: message` of every fault. */
function faultsOf(body: unknown): string[] {
  const checked = checkBody(debitNoteBody, body);
  return checked.ok
    ? []
    : checked.faults.map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`);
}

/** `pointer code` of what is wrong with parts that replace those of a valid body. */
function codesWith(parts: object): string[] {
  return faultsOf({ ...aDebitNoteBody(), ...parts }).map((fault) => fault.split(':')[0] ?? '');
}

const codesWithReason = (parts: object) => codesWith({ reasons: [{ ...aReason(), ...parts }] });

describe('a debit note body', () => {
  it('takes its defaults where nothing is stated', () => {
    expect(checkBody(debitNoteBody, aDebitNoteBody())).toMatchObject({
      ok: true,
      value: { iva_refunds: [], compensations: [], additional_info: [], metadata: {} },
    });
  });

  it('takes every field at once', () => {
    expect(faultsOf(aFullDebitNoteBody())).toEqual([]);
  });

  it.each([null, [], 'nota', 7, true])('is an object, not %j', (body) => {
    expect(faultsOf(body)).toEqual([' invalid_type: Se esperaba un objeto.']);
  });

  it('asks for all it needs at once', () => {
    expect(faultsOf({})).toEqual([
      `/buyer required: ${REQUIRED}`,
      `/modified_document required: ${REQUIRED}`,
      `/reasons required: ${REQUIRED}`,
      `/payments required: ${REQUIRED}`,
    ]);
    expect(codesWith({ reasons: [{}], payments: [{}] })).toEqual([
      '/reasons/0/description required',
      '/reasons/0/amount required',
      '/reasons/0/taxes required',
      '/payments/0/method required',
    ]);
    expect(codesWith({ reasons: [], payments: [] })).toEqual(['/reasons too_few', '/payments too_few']);
  });

  it.each(['lines', 'reason', 'tip', 'total', 'additional_discounts', 'plate'])('has no %s', (field) => {
    expect(codesWith({ [field]: '1.00' })).toEqual([`/${field} unknown_field`]);
  });

  it('can be described as a JSON schema, for the readable API', () => {
    expect(z.toJSONSchema(debitNoteBody, { io: 'input' })).toMatchObject({
      $defs: {
        debit_note_body: {
          required: ['buyer', 'modified_document', 'reasons', 'payments'],
          additionalProperties: false,
        },
      },
    });
  });
});

describe('the buyer', () => {
  it.each([
    ['ruc', '1760013210001', []],
    ['ruc', '176001321000', ['/buyer/identification invalid_format']],
    ['cedula', '1710034065', []],
    ['cedula', '17100340651', ['/buyer/identification invalid_format']],
    ['pasaporte', 'AB-123', []],
    ['exterior', 'x'.repeat(21), ['/buyer/identification too_long']],
    ['consumidor_final', '9999999999999', ['/buyer/identification_type invalid_value']],
  ])('identified by %s %s', (identification_type, identification, codes) => {
    expect(codesWith({ buyer: { identification_type, identification, name: 'ANA' } })).toEqual(codes);
  });

  it('may be a customer kept here, by its id', () => {
    expect(codesWith({ buyer: { customer_id: '0197b1f0-cccc-7ccc-8ccc-cccccccccccc' } })).toEqual([]);
    expect(codesWith({ buyer: { customer_id: '12' } })).toEqual(['/buyer/customer_id invalid_format']);
  });

  it.each([
    ['without a name', { name: undefined }, ['/buyer/name required']],
    ['with an e-mail address that is none', { email: 'ana' }, ['/buyer/email invalid_format']],
    ['with an address too long', { address: 'x'.repeat(301) }, ['/buyer/address too_long']],
    ['with a field of its own', { phone: '099' }, ['/buyer/phone unknown_field']],
  ])('is refused %s', (_what, parts, codes) => {
    const buyer = JSON.parse(JSON.stringify({ ...aDebitNoteBody().buyer, ...parts }));
    expect(codesWith({ buyer })).toEqual(codes);
  });
});

describe('the invoice', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['by an id that is none', { document_id: '12' }, ['/modified_document/document_id invalid_format']],
    [
      'by a number without its date',
      { number: '001-001-000000123' },
      ['/modified_document/issue_date required'],
    ],
    [
      'by a number and a date that are none',
      { number: '1-1-123', issue_date: '2026-02-30' },
      ['/modified_document/number invalid_format', '/modified_document/issue_date invalid_format'],
    ],
    [
      'by a date of another century',
      { number: '001-001-000000123', issue_date: '1999-12-31' },
      ['/modified_document/issue_date out_of_range'],
    ],
    [
      'by an id and a number',
      { document_id: '0197b1f0-aaaa-7aaa-8aaa-aaaaaaaaaaaa', number: '001-001-000000123' },
      ['/modified_document/number unknown_field'],
    ],
  ])('is not named %s', (_what, modified_document, codes) => {
    expect(codesWith({ modified_document })).toEqual(codes);
  });
});

describe('a reason', () => {
  it('says in 300 characters what is charged, in one line', () => {
    expect(codesWithReason({ description: 'ñ'.repeat(300) })).toEqual([]);
    expect(codesWithReason({ description: 'ñ'.repeat(301) })).toEqual(['/reasons/0/description too_long']);
    expect(codesWithReason({ description: ' \n\t' })).toEqual(['/reasons/0/description too_short']);
    const [reason] = debitNoteBody.parse(
      aDebitNoteBody({ reasons: [aReason({ description: ' Interés\r\npor mora ' })] }),
    ).reasons;
    expect(reason?.description).toBe('Interés por mora');
  });

  it.each([
    ['0', []],
    ['999999999999.99', []],
    ['1.005', ['/reasons/0/amount invalid_format']],
    ['1,50', ['/reasons/0/amount invalid_format']],
    ['-1', ['/reasons/0/amount invalid_format']],
    ['1000000000000', ['/reasons/0/amount invalid_format']],
    [10, ['/reasons/0/amount invalid_type']],
  ])('charges a text with at most two decimals: %j', (amount, codes) => {
    expect(codesWithReason({ amount })).toEqual(codes);
  });

  it.each<[string, readonly unknown[], readonly string[]]>([
    ['no tax at all', [], ['/reasons/0/taxes too_few']],
    ['no IVA', [{ type: 'ice', rate: 'ice_3610' }], ['/reasons/0/taxes required']],
    [
      'two rates of IVA',
      [
        { type: 'iva', rate: 'iva_0' },
        { type: 'iva', rate: 'iva_15' },
      ],
      ['/reasons/0/taxes/1 repeated'],
    ],
    [
      'a rate that does not exist',
      [{ type: 'iva', rate: 'iva_99' }],
      ['/reasons/0/taxes/0/rate unknown_rate'],
    ],
    [
      'a tax that does not exist',
      [{ type: 'renta', rate: '312' }],
      ['/reasons/0/taxes/0/type invalid_value'],
    ],
    [
      'an IVA that is not computed',
      [{ type: 'iva', rate: 'iva_15', value: '1' }],
      ['/reasons/0/taxes/0/value not_allowed_here'],
    ],
    [
      'an excise of every year without its tariff',
      [
        { type: 'iva', rate: 'iva_15' },
        { type: 'ice', rate: 'ice_3031' },
      ],
      ['/reasons/0/taxes/1/tariff tariff_required'],
    ],
    [
      'a tariff of more digits than the schema takes',
      [
        { type: 'iva', rate: 'iva_15' },
        { type: 'ice', rate: 'ice_3031', tariff: '100.55' },
      ],
      ['/reasons/0/taxes/1/tariff invalid_format'],
    ],
  ])('is refused with %s', (_what, taxes, codes) => {
    expect(codesWithReason({ taxes })).toEqual(codes);
  });
});

describe('payments, refunds and compensations', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'several payments that do not say how much',
      { payments: [{ method: 'tarjeta_credito' }, { method: 'tarjeta_debito', amount: '1' }] },
      ['/payments/0/amount payment_amount_required'],
    ],
    ['a method that does not exist', { payments: [{ method: '01' }] }, ['/payments/0/method invalid_value']],
    [
      'a term of nothing',
      { payments: [{ method: 'tarjeta_credito', term: { length: 0, unit: 'days' } }] },
      ['/payments/0/term/length out_of_range'],
    ],
    [
      'a term in hours',
      { payments: [{ method: 'tarjeta_credito', term: { length: 8, unit: 'hours' } }] },
      ['/payments/0/term/unit invalid_value'],
    ],
    [
      'a refund of another tax',
      { iva_refunds: [{ rate: 'ice_3610', value: '1.00' }] },
      ['/iva_refunds/0/rate invalid_value'],
    ],
    ['a refund that says no value', { iva_refunds: [{ rate: 'iva_15' }] }, ['/iva_refunds/0/value required']],
    [
      'a compensation the law does not know',
      { compensations: [{ code: '2', rate: '2', value: '1' }] },
      ['/compensations/0/code invalid_value'],
    ],
    [
      'a compensation without rate and value',
      { compensations: [{ code: '1' }] },
      ['/compensations/0/rate required', '/compensations/0/value required'],
    ],
  ])('are refused: %s', (_what, parts, codes) => {
    expect(codesWith(parts)).toEqual(codes);
  });
});

describe('the common fields', () => {
  it('refuse more than fifteen additional fields, an incomplete machine and a series that is none', () => {
    const field = { name: 'Cartera', value: 'Norte' };
    const parts = {
      additional_info: Array.from({ length: 16 }, () => field),
      fiscal_machine: { brand: 'HASAR', model: 'x'.repeat(31) },
      establishment: '1',
      emission_point: '0001',
      simulate: 'lost',
    };
    expect(codesWith(parts)).toEqual([
      '/fiscal_machine/model too_long',
      '/fiscal_machine/serial required',
      '/additional_info too_many',
      '/establishment invalid_format',
      '/emission_point invalid_format',
      '/simulate invalid_value',
    ]);
  });

  it('refuse the names of the fields the program writes itself', () => {
    const additional_info = [{ name: 'Gran Contribuyente', value: 'NAC-1-E' }];
    expect(codesWith({ additional_info })).toEqual(['/additional_info/0/name reserved_name']);
  });
});
