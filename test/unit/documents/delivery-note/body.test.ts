import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { deliveryNoteBody } from '../../../../src-main/documents/delivery-note/body.ts';
import {
  aDeliveryNoteBody,
  aFullDeliveryNoteBody,
  aRecipient,
  aSupportDocument,
} from '../../../support/builders/delivery-note-body.ts';

const REQUIRED = 'Este campo es obligatorio.';
const EMPTY = 'No puede estar vacío.';

/** `pointer code: message` of every fault. */
function faultsOf(body: unknown): string[] {
  const checked = checkBody(deliveryNoteBody, body);
  return checked.ok
    ? []
    : checked.faults.map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`);
}

/** `pointer code` of what is wrong with parts that replace those of a valid body. */
function codesWith(parts: object): string[] {
  return faultsOf({ ...aDeliveryNoteBody(), ...parts }).map((fault) => fault.split(':')[0] ?? '');
}

const codesWithRecipient = (parts: object) => codesWith({ recipients: [{ ...aRecipient(), ...parts }] });
const codesWithSupport = (parts: object) =>
  codesWithRecipient({ support_document: { ...aSupportDocument(), ...parts } });
const codesWithItem = (parts: object) =>
  codesWithRecipient({ items: [{ description: 'Papel', quantity: '1', ...parts }] });

describe('a delivery note body', () => {
  it('takes its defaults where nothing is stated', () => {
    expect(checkBody(deliveryNoteBody, aDeliveryNoteBody())).toMatchObject({
      ok: true,
      value: { additional_info: [], metadata: {}, recipients: [{ items: [{ additional_info: [] }] }] },
    });
  });

  it('takes every field at once', () => {
    expect(faultsOf(aFullDeliveryNoteBody())).toEqual([]);
  });

  it.each([null, [], 'guía', 7, true])('is an object, not %j', (body) => {
    expect(faultsOf(body)).toEqual([' invalid_type: Se esperaba un objeto.']);
  });

  it('asks for all it needs at once', () => {
    expect(faultsOf({})).toEqual([
      `/origin_address required: ${REQUIRED}`,
      `/carrier required: ${REQUIRED}`,
      `/plate required: ${REQUIRED}`,
      `/transport_start required: ${REQUIRED}`,
      `/transport_end required: ${REQUIRED}`,
      `/recipients required: ${REQUIRED}`,
    ]);
  });

  it('asks each part for all it needs', () => {
    const recipients = [{ support_document: {}, items: [{}] }, {}];
    expect(faultsOf(aDeliveryNoteBody({ recipients: [] }))).toEqual([
      '/recipients too_few: Se necesita al menos 1.',
    ]);
    expect(codesWith({ recipients })).toEqual([
      '/recipients/0/identification required',
      '/recipients/0/name required',
      '/recipients/0/address required',
      '/recipients/0/reason required',
      '/recipients/0/support_document/document_type required',
      '/recipients/0/support_document/number required',
      '/recipients/0/support_document/issue_date required',
      '/recipients/0/support_document/authorization_number required',
      '/recipients/0/items/0/description required',
      '/recipients/0/items/0/quantity required',
      '/recipients/1/identification required',
      '/recipients/1/name required',
      '/recipients/1/address required',
      '/recipients/1/reason required',
      '/recipients/1/items required',
    ]);
  });

  it('says in Spanish what it expects instead', () => {
    const body = {
      ...aDeliveryNoteBody({ plate: ' - ' }),
      origin_address: '\n',
      carrier: { identification_type: 'ruc', identification: '123', name: '' },
      transport_start: '20/11/2026',
      recipients: [
        { ...aRecipient({ destination_establishment: '1', email: 'bodega' }), items: [] },
        aRecipient({
          support_document: {
            document_type: 'recibo',
            number: '001001000000087',
            issue_date: '2026-02-30',
            authorization_number: '123',
          },
        }),
        aRecipient({ support_document: { ...aSupportDocument(), document_type: '294' } }),
      ],
      total: '1.00',
    };
    expect(faultsOf(body)).toEqual([
      `/origin_address too_short: ${EMPTY}`,
      '/carrier/identification invalid_format: El RUC tiene 13 dígitos.',
      `/carrier/name too_short: ${EMPTY}`,
      `/plate too_short: ${EMPTY}`,
      '/transport_start invalid_format: Escriba la fecha así: "2026-11-20".',
      '/recipients/0/email invalid_format: La dirección de correo no es válida.',
      '/recipients/0/destination_establishment invalid_format: Deben ser 3 dígitos.',
      '/recipients/0/items too_few: Se necesita al menos 1.',
      '/recipients/1/support_document/document_type unknown_code: No es un tipo de comprobante del SRI: use factura, nota_venta… o su código, como "12".',
      '/recipients/1/support_document/number invalid_format: Debe tener la forma 001-001-000000001.',
      '/recipients/1/support_document/issue_date invalid_format: Debe ser una fecha, como "2026-11-21".',
      '/recipients/1/support_document/authorization_number invalid_format: Debe tener entre 10 y 49 dígitos: la clave de acceso, o la autorización impresa.',
      '/recipients/2/support_document/document_type not_allowed_here: Una guía de remisión solo admite comprobantes cuyo código del SRI tiene dos dígitos.',
      '/total unknown_field: El campo «total» no se indica: lo pone Mostrador.',
    ]);
  });

  it('can be described as a JSON schema, for the readable API', () => {
    expect(z.toJSONSchema(deliveryNoteBody, { io: 'input' })).toMatchObject({
      $defs: {
        delivery_note_body: {
          required: ['origin_address', 'carrier', 'plate', 'transport_start', 'transport_end', 'recipients'],
          additionalProperties: false,
          properties: { plate: { type: 'string', description: 'Placa: ABC1234, sin guion' } },
        },
      },
    });
  });
});

describe('the carrier', () => {
  it.each([
    ['ruc', '1760013210001', []],
    ['ruc', '176001321000', ['/carrier/identification invalid_format']],
    ['cedula', '1710034065', []],
    ['cedula', '171003406X', ['/carrier/identification invalid_format']],
    ['pasaporte', 'AB-123', []],
    ['exterior', 'x'.repeat(20), []],
    ['exterior', 'x'.repeat(21), ['/carrier/identification too_long']],
    ['consumidor_final', '9999999999999', ['/carrier/identification_type invalid_value']],
    ['04', '1760013210001', ['/carrier/identification_type invalid_value']],
  ])('identified by %s %s', (identification_type, identification, codes) => {
    expect(codesWith({ carrier: { identification_type, identification, name: 'ANA' } })).toEqual(codes);
  });

  it.each(['address', 'email', 'customer_id'])(
    'has no %s: there is no element for it in the XML',
    (field) => {
      const carrier = { ...aDeliveryNoteBody().carrier, [field]: 'a@example.com' };
      expect(codesWith({ carrier })).toEqual([`/carrier/${field} unknown_field`]);
    },
  );
});

describe('the plate', () => {
  it.each([
    ['PBA1234', 'PBA1234'],
    ['pba-1234', 'PBA1234'],
    ['abc 123', 'ABC0123'],
    [' ib-012-h ', 'IB012H'],
    ['a-'.repeat(20), 'A'.repeat(20)],
  ])('%j is written %s', (plate, written) => {
    expect(deliveryNoteBody.parse(aDeliveryNoteBody({ plate })).plate).toBe(written);
  });

  it.each([
    ['', ['/plate too_short']],
    ['---', ['/plate too_short']],
    ['A'.repeat(21), ['/plate too_long']],
    ['ß'.repeat(11), ['/plate too_long']],
  ])('%j is refused: the schema takes 1 to 20 characters', (plate, codes) => {
    expect(codesWith({ plate })).toEqual(codes);
  });
});

describe('texts are as long as the schema of the authority takes', () => {
  it.each<[number, string, (value: string) => string[]]>([
    [300, '/origin_address', (origin_address) => codesWith({ origin_address })],
    [300, '/carrier/name', (name) => codesWith({ carrier: { ...aDeliveryNoteBody().carrier, name } })],
    [20, '/recipients/0/identification', (identification) => codesWithRecipient({ identification })],
    [300, '/recipients/0/name', (name) => codesWithRecipient({ name })],
    [300, '/recipients/0/address', (address) => codesWithRecipient({ address })],
    [300, '/recipients/0/reason', (reason) => codesWithRecipient({ reason })],
    [300, '/recipients/0/route', (route) => codesWithRecipient({ route })],
    [20, '/recipients/0/customs_document', (document) => codesWithRecipient({ customs_document: document })],
    [25, '/recipients/0/items/0/code', (code) => codesWithItem({ code })],
    [25, '/recipients/0/items/0/auxiliary_code', (code) => codesWithItem({ auxiliary_code: code })],
    [300, '/recipients/0/items/0/description', (description) => codesWithItem({ description })],
  ])('%i of %s', (most, pointer, codesFor) => {
    expect(codesFor('ñ'.repeat(most))).toEqual([]);
    expect(codesFor('ñ'.repeat(most + 1))).toEqual([`${pointer} too_long`]);
    expect(codesFor(' \t\n ')).toEqual([`${pointer} too_short`]);
  });
});

describe('what supports the transport', () => {
  it.each(['factura', 'liquidacion_compra', 'nota_credito', 'guia_remision', '16', '21'])(
    'may be of type %s',
    (document_type) => {
      expect(codesWithSupport({ document_type })).toEqual([]);
    },
  );

  it.each(['recibo', '01', '17', ''])('is of no type %j: the table has no such name', (document_type) => {
    expect(codesWithSupport({ document_type })).toEqual([
      '/recipients/0/support_document/document_type unknown_code',
    ]);
  });

  it.each(['294', '344', '364', '370', '375'])(
    'cannot be of type %s: the schema takes two digits',
    (document_type) => {
      expect(codesWithSupport({ document_type })).toEqual([
        '/recipients/0/support_document/document_type not_allowed_here',
      ]);
    },
  );

  it.each([
    ['1'.repeat(9), ['/recipients/0/support_document/authorization_number invalid_format']],
    ['1'.repeat(10), []],
    ['1'.repeat(37), []],
    ['1'.repeat(49), []],
    ['1'.repeat(50), ['/recipients/0/support_document/authorization_number invalid_format']],
  ])('is authorized by 10 to 49 digits: %s', (authorization_number, codes) => {
    expect(codesWithSupport({ authorization_number })).toEqual(codes);
  });

  it.each([
    ['1999-12-31', ['/recipients/0/support_document/issue_date out_of_range']],
    ['2000-01-01', []],
  ])('has a date of this century: %s', (issue_date, codes) => {
    expect(codesWithSupport({ issue_date })).toEqual(codes);
  });
});

describe('the goods', () => {
  it.each([
    ['0', []],
    ['999999999999.999999', []],
    ['1.1234567', ['/recipients/0/items/0/quantity invalid_format']],
    ['1000000000000', ['/recipients/0/items/0/quantity invalid_format']],
    ['-1', ['/recipients/0/items/0/quantity invalid_format']],
    [2, ['/recipients/0/items/0/quantity invalid_type']],
  ])('are counted in a text of at most twelve digits and six decimals: %j', (quantity, codes) => {
    expect(codesWithItem({ quantity })).toEqual(codes);
  });

  it('carry at most three details, each with a name and a value', () => {
    const detail = { name: 'Lote', value: 'L-1' };
    expect(codesWithItem({ additional_info: [detail, detail, detail] })).toEqual([]);
    expect(codesWithItem({ additional_info: [detail, detail, detail, detail] })).toEqual([
      '/recipients/0/items/0/additional_info too_many',
    ]);
    expect(codesWithItem({ additional_info: [{ name: '' }] })).toEqual([
      '/recipients/0/items/0/additional_info/0/name too_short',
      '/recipients/0/items/0/additional_info/0/value required',
    ]);
  });

  it.each(['unit_price', 'taxes', 'discount', 'unit'])('have no %s', (field) => {
    expect(codesWithItem({ [field]: '1' })).toEqual([`/recipients/0/items/0/${field} unknown_field`]);
  });
});

describe('the common fields', () => {
  it.each<[string, object, readonly string[]]>([
    ['an additional field the program writes itself', { name: 'RUC Proveedor' }, ['name reserved_name']],
    ['an additional field without a value', { value: '' }, ['value too_short']],
  ])('refuse %s', (_what, parts, codes) => {
    const field = { name: 'Despachó', value: 'Bodega 1', ...parts };
    expect(codesWith({ additional_info: [field] })).toEqual(
      codes.map((code) => `/additional_info/0/${code}`),
    );
  });

  it('refuse more than fifteen additional fields, an incomplete machine and a series that is none', () => {
    const field = { name: 'Despachó', value: 'Bodega 1' };
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
});
