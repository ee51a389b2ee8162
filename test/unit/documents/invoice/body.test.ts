import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';

const REQUIRED = 'Este campo es obligatorio.';

/** `pointer code message` of every fault. */
function faultsOf(body: unknown): string[] {
  const checked = checkBody(invoiceBody, body);
  return checked.ok
    ? []
    : checked.faults.map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`);
}

/** What is wrong with parts that replace those of a valid body; codes only. */
function codesWith(parts: Record<string, unknown>): string[] {
  return faultsOf({ ...anInvoiceBody(), ...parts }).map((fault) => fault.split(':')[0] ?? '');
}

function codesWithLine(parts: Record<string, unknown>): string[] {
  return codesWith({ lines: [{ ...aLine(), ...parts }] });
}

describe('an invoice body', () => {
  it('takes its defaults where nothing is stated', () => {
    expect(checkBody(invoiceBody, anInvoiceBody())).toMatchObject({
      ok: true,
      value: { additional_info: [], metadata: {}, lines: [{ additional_info: [] }] },
    });
  });

  it.each([null, [], 'factura', 7, true])('is an object, not %j', (body) => {
    expect(faultsOf(body)).toEqual([' invalid_type: Se esperaba un objeto.']);
  });

  it('asks for all it needs at once', () => {
    expect(faultsOf({})).toEqual([
      `/buyer required: ${REQUIRED}`,
      `/lines required: ${REQUIRED}`,
      `/payments required: ${REQUIRED}`,
    ]);
  });

  it('reports the faults of every part at once', () => {
    const body = {
      buyer: { identification_type: 'ruc', identification: '123', name: '' },
      lines: [
        { ...aLine({ discount: '20.01' }), description: ' \n ' },
        aLine({ taxes: [{ type: 'iva', rate: 'iva_16' }] }),
        { quantity: 1, unit_price: '1,50', taxes: [{ type: 'ice', rate: 'ice_3101' }] },
      ],
      payments: [{ method: 'efectivo' }],
      issue_date: '2026-11-20',
    };
    expect(faultsOf(body)).toEqual([
      '/buyer/identification invalid_format: El RUC tiene 13 dígitos.',
      '/buyer/name too_short: No puede estar vacío.',
      '/lines/0/description too_short: No puede estar vacío.',
      '/lines/0/discount discount_over_amount: El descuento supera el valor de la línea.',
      '/lines/1/taxes/0/rate unknown_rate: La tarifa «iva_16» no existe en la tabla de IVA. Hay: iva_0, iva_5, iva_8, iva_13, iva_15, iva_no_objeto, iva_exento.',
      `/lines/2/description required: ${REQUIRED}`,
      '/lines/2/quantity invalid_type: Escríbalo entre comillas: "1".',
      '/lines/2/unit_price invalid_format: Escríbalo con punto, sin separar los miles y sin espacios: "1.50".',
      '/lines/2/taxes required: Cada línea lleva una tarifa de IVA.',
      '/payments/0/method invalid_value: Valor no admitido; quizá es «sin_sistema_financiero». Se admite: sin_sistema_financiero, compensacion_deudas, tarjeta_debito, dinero_electronico, tarjeta_prepago, tarjeta_credito, otros_sistema_financiero, endoso_titulos.',
      '/issue_date unknown_field: El campo «issue_date» no se indica: lo pone Mostrador.',
    ]);
  });

  it('can be described as a JSON schema, for the readable API', () => {
    expect(z.toJSONSchema(invoiceBody, { io: 'input' })).toMatchObject({
      $defs: {
        invoice_body: {
          type: 'object',
          required: ['buyer', 'lines', 'payments'],
          additionalProperties: false,
        },
      },
    });
  });

  it('escapes the pointer of a field with slashes and tildes', () => {
    expect(codesWith({ 'a/b~c': 1 })).toEqual(['/a~1b~0c unknown_field']);
  });

  it.each([
    ['lines', [], '/lines too_few'],
    ['lines', {}, '/lines invalid_type'],
    ['payments', [], '/payments too_few'],
    ['payments', [{}], '/payments/0/method required'],
    ['tip', 1, '/tip invalid_type'],
    ['tip', '-1', '/tip invalid_format'],
    ['tip', '1.005', '/tip invalid_format'],
    ['establishment', '1', '/establishment invalid_format'],
    ['emission_point', 1, '/emission_point invalid_type'],
    ['simulate', 'maybe', '/simulate invalid_value'],
    ['fiscal_machine', { brand: 'x'.repeat(31), model: 'M', serial: 'S' }, '/fiscal_machine/brand too_long'],
    ['metadata', { a: 1 }, '/metadata/a invalid_type'],
    ['metadata', { '': 'a' }, '/metadata/ too_short'],
    ['metadata', { a: 'x'.repeat(501) }, '/metadata/a too_long'],
    ['metadata', { a: 'a\0' }, '/metadata/a invalid_format'],
    ['metadata', { a: '\ud800' }, '/metadata/a invalid_format'],
    ['metadata', { '\udc00': 'a' }, '/metadata/\udc00 invalid_format'],
    ['metadata', Object.fromEntries(Array.from({ length: 21 }, (_, i) => [i, 'v'])), '/metadata too_many'],
    ['additional_info', [{ name: ' ruc proveedor ', value: 'x' }], '/additional_info/0/name reserved_name'],
    [
      'additional_info',
      Array.from({ length: 16 }, () => ({ name: 'a', value: 'b' })),
      '/additional_info too_many',
    ],
  ] satisfies [string, unknown, string][])('cannot have %s = %j', (field, value, fault) => {
    expect(codesWith({ [field]: value })).toEqual([fault]);
  });

  it.each([
    [{ length: 0, unit: 'days' }, '/payments/0/term/length out_of_range'],
    [{ length: 10_000, unit: 'days' }, '/payments/0/term/length out_of_range'],
    [{ length: 1.5, unit: 'days' }, '/payments/0/term/length invalid_type'],
    [{ length: '30', unit: 'days' }, '/payments/0/term/length invalid_type'],
    [{ length: 30, unit: 'dias' }, '/payments/0/term/unit invalid_value'],
    [{ length: 30 }, '/payments/0/term/unit required'],
  ])('with the term %j has the fault %s', (term, fault) => {
    expect(codesWith({ payments: [{ method: 'tarjeta_credito', term }] })).toEqual([fault]);
  });
});

describe('a line of the body', () => {
  it.each([
    ['quantity', '1e5'],
    ['quantity', '-1'],
    ['quantity', '+1'],
    ['quantity', '.5'],
    ['quantity', '1.'],
    ['quantity', '1.1234567'],
    ['quantity', '1234567890123'],
    ['quantity', '1,5'],
    ['quantity', ' 1'],
    ['quantity', '1\n'],
    ['quantity', '١'],
    ['quantity', 'NaN'],
    ['quantity', ''],
    ['unit_price', '0x10'],
    ['discount', '0.001'],
  ])('cannot have %s %j', (field, value) => {
    expect(codesWithLine({ [field]: value })).toEqual([`/lines/0/${field} invalid_format`]);
  });

  it.each(['0', '0.000001', '999999999999.999999', '007'])('may have the quantity %s', (quantity) => {
    expect(codesWithLine({ quantity, unit_price: '0' })).toEqual([]);
  });

  it.each([
    ['no tax', [], ['/lines/0/taxes too_few']],
    ['no IVA', [{ type: 'ice', rate: 'ice_3101' }], ['/lines/0/taxes required']],
    ['an unknown type', [{ type: 'renta', rate: '303' }], ['/lines/0/taxes/0/type invalid_value']],
    ['no rate', [{ type: 'iva' }], ['/lines/0/taxes/0/rate required']],
    [
      'a rate that every object has',
      [{ type: 'iva', rate: 'toString' }],
      ['/lines/0/taxes/0/rate unknown_rate'],
    ],
    [
      'two rates of IVA',
      [
        { type: 'iva', rate: 'iva_15' },
        { type: 'iva', rate: 'iva_0' },
      ],
      ['/lines/0/taxes/1 repeated'],
    ],
    [
      'the same excise twice',
      [
        { type: 'iva', rate: 'iva_15' },
        { type: 'ice', rate: 'ice_3101' },
        { type: 'ice', rate: 'ice_3101' },
      ],
      ['/lines/0/taxes/2 repeated'],
    ],
    [
      'its own idea of IVA',
      [{ type: 'iva', rate: 'iva_15', tariff: '1', base: '1', value: '1' }],
      [
        '/lines/0/taxes/0/tariff not_allowed_here',
        '/lines/0/taxes/0/base not_allowed_here',
        '/lines/0/taxes/0/value not_allowed_here',
      ],
    ],
  ])('cannot have %s', (_, taxes, faults) => {
    expect(codesWithLine({ taxes })).toEqual(faults);
  });

  it.each([
    ['99.99', true],
    ['300.00', true],
    ['999.9', true],
    ['9999', true],
    ['9999.00', true],
    ['100.25', false],
    ['1000.5', false],
    ['10000', false],
  ])('takes the tariff %s, of four digits in all: %s', (tariff, taken) => {
    const taxes = [
      { type: 'iva', rate: 'iva_15' },
      { type: 'ice', rate: 'ice_3023', tariff },
    ];
    expect(codesWithLine({ taxes })).toEqual(taken ? [] : ['/lines/0/taxes/1/tariff invalid_format']);
  });

  it('cannot have more than three additional data', () => {
    const additional_info = Array.from({ length: 4 }, () => ({ name: 'a', value: 'b' }));
    expect(codesWithLine({ additional_info })).toEqual(['/lines/0/additional_info too_many']);
  });
});

describe('the buyer of the body', () => {
  const types = 'ruc, cedula, pasaporte, exterior, consumidor_final';

  it.each([
    [null, ['/buyer invalid_type: Se esperaba un objeto.']],
    [{}, [`/buyer/identification_type required: ${REQUIRED}`]],
    [{ identification: '1712345675', name: 'ANA' }, [`/buyer/identification_type required: ${REQUIRED}`]],
    [
      { identification_type: 'dni', identification: '1', name: 'ANA' },
      [`/buyer/identification_type invalid_value: Valor no admitido. Se admite: ${types}.`],
    ],
    [
      { identification_type: 'ruc' },
      [`/buyer/identification required: ${REQUIRED}`, `/buyer/name required: ${REQUIRED}`],
    ],
    [
      { identification_type: 'cedula', identification: '12', name: 'ANA', email: 'ana', phone: '1' },
      [
        '/buyer/identification invalid_format: La cédula tiene 10 dígitos.',
        '/buyer/email invalid_format: La dirección de correo no es válida.',
        '/buyer/phone unknown_field: El campo «phone» no existe aquí.',
      ],
    ],
    [
      { identification_type: 'consumidor_final', identification: '1712345675' },
      ['/buyer/identification invalid_value: Valor no admitido. Se admite: 9999999999999.'],
    ],
    [
      { identification_type: 'pasaporte', identification: 'x'.repeat(21), name: 'x'.repeat(301) },
      [
        '/buyer/identification too_long: Debe tener hasta 20 caracteres.',
        '/buyer/name too_long: Debe tener hasta 300 caracteres.',
      ],
    ],
    [{ customer_id: 'x' }, ['/buyer/customer_id invalid_format: Debe ser un UUID.']],
    [{ customer_id: null }, ['/buyer/customer_id invalid_type: Debe ser un UUID.']],
    [
      { customer_id: '0197b1f0-1111-7111-8111-111111111111', name: 'ANA' },
      ['/buyer/name unknown_field: El campo «name» no existe aquí.'],
    ],
  ])('%j is answered in the terms of the form that was meant', (buyer, faults) => {
    expect(faultsOf({ ...anInvoiceBody(), buyer })).toEqual(faults);
  });
});
