import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import { dateText } from '../../../../src-main/documents/values/calendar/calendar-date.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';

/** What is said of one field of an invoice. */
function messageAt(pointer: string, body: object): string | undefined {
  const checked = checkBody(invoiceBody, { ...anInvoiceBody(), ...body });
  return checked.ok ? undefined : checked.faults.find((fault) => fault.pointer === pointer)?.message;
}

const [line] = anInvoiceBody().lines;

describe('the refusal of a field', () => {
  it.each([
    ['/buyr', { buyr: {} }, 'buyer'],
    ['/Buyer', { Buyer: {} }, 'buyer'],
    ['/additionalInfo', { additionalInfo: [] }, 'additional_info'],
    ['/lines/0/unitPrice', { lines: [{ ...line, unitPrice: '1.00' }] }, 'unit_price'],
    ['/lines/0/descripton', { lines: [{ ...line, descripton: 'Café' }] }, 'description'],
    ['/payments/0/metod', { payments: [{ metod: 'x' }] }, 'method'],
    [
      '/buyer/identificacion',
      { buyer: { identification_type: 'ruc', identificacion: '1' } },
      'identification',
    ],
  ])('names the one that was meant: %s', (pointer, body, name) => {
    expect(messageAt(pointer, body)).toMatch(`quizá es «${name}».`);
  });

  it.each(['total', 'issue_date', 'access_key'])(
    'says that Mostrador computes or assigns it: %s',
    (field) => {
      expect(messageAt(`/${field}`, { [field]: '1.00' })).toBe(
        `El campo «${field}» no se indica: lo pone Mostrador.`,
      );
    },
  );

  it.each(['phone_of_the_shop', 'q', 'x'.repeat(2000)])('names none where none is near: %s', (field) => {
    expect(messageAt(`/${field}`, { [field]: 1 })).toBe(`El campo «${field}» no existe aquí.`);
  });

  it('says so of a line, too', () => {
    const lines = [{ ...line, total: '1.00', iva: 'iva_15' }];
    expect(messageAt('/lines/0/total', { lines })).toBe('El campo «total» no se indica: lo pone Mostrador.');
    expect(messageAt('/lines/0/iva', { lines })).toBe('El campo «iva» no existe aquí.');
  });

  it('says so of no other body, where the field is only unknown', () => {
    const checked = checkBody(z.strictObject({ code: z.string() }), { code: 'x', status: 'active' });
    expect(checked.ok ? [] : checked.faults.map(({ message }) => message)).toEqual([
      'El campo «status» no existe aquí.',
    ]);
  });

  it('names none where the field belongs to another form of the same object', () => {
    const buyer = { customer_id: '0197b1f0-1111-7111-8111-111111111111', name: 'ANA' };
    expect(messageAt('/buyer/name', { buyer })).toBe('El campo «name» no existe aquí.');
  });
});

describe('the refusal of a value', () => {
  it.each([
    ['efectivo', 'sin_sistema_financiero'],
    ['tarjeta', 'tarjeta_credito'],
    ['débito', 'tarjeta_debito'],
    ['Depósito', 'otros_sistema_financiero'],
    ['19', 'tarjeta_credito'],
    ['TARJETA_DEBITO', 'tarjeta_debito'],
    ['tarjeta-de-credito', 'tarjeta_credito'],
  ])('names the form of payment that was meant: %s', (method, meant) => {
    expect(messageAt('/payments/0/method', { payments: [{ method }] })).toMatch(
      `Valor no admitido; quizá es «${meant}». Se admite: sin_sistema_financiero, `,
    );
  });

  it.each([
    ['RUC', 'ruc'],
    ['04', 'ruc'],
    ['Cédula', 'cedula'],
    ['07', 'consumidor_final'],
  ])('names the type of identification that was meant: %s', (identification_type, meant) => {
    const buyer = { identification_type, identification: '1', name: 'ANA' };
    expect(messageAt('/buyer/identification_type', { buyer })).toMatch(`quizá es «${meant}».`);
  });

  it.each([
    [2.5, 'Escríbalo entre comillas: "2.5".'],
    ['-1', 'No puede ser negativo.'],
    [-1, 'No puede ser negativo.'],
    ['2,5', 'Escríbalo con punto, sin separar los miles y sin espacios: "2.5".'],
    ['1.234,50', 'Escríbalo con punto, sin separar los miles y sin espacios: "1234.50".'],
    ['1,234.50', 'Escríbalo con punto, sin separar los miles y sin espacios: "1234.50".'],
    ['2.5 ', 'Escríbalo con punto, sin separar los miles y sin espacios: "2.5".'],
    ['1.1234567', 'Debe ser un texto con un número, como "1.5": con punto y hasta 6 decimales.'],
    ['1.234,1234567', 'Debe ser un texto con un número, como "1.5": con punto y hasta 6 decimales.'],
    [1e21, 'Debe ser un texto con un número, como "1.5": con punto y hasta 6 decimales.'],
    ['diez', 'Debe ser un texto con un número, como "1.5": con punto y hasta 6 decimales.'],
    ['2,555', 'Debe ser un texto con un número, como "1.5": con punto y hasta 6 decimales.'],
  ])('says what is wrong with a quantity: %s', (quantity, message) => {
    expect(messageAt('/lines/0/quantity', { lines: [{ ...line, quantity }] })).toBe(message);
  });

  it('lists the rates of IVA there are', () => {
    const lines = [{ ...line, taxes: [{ type: 'iva', rate: 'iva_16' }] }];
    expect(messageAt('/lines/0/taxes/0/rate', { lines })).toMatch(/Hay: iva_0, .*iva_15, .*iva_exento\.$/);
  });

  it.each([
    ['28/11/2026', 'Escriba la fecha así: "2026-11-28".'],
    ['8-1-2026', 'Escriba la fecha así: "2026-01-08".'],
    ['31.02.2026', 'Debe ser una fecha, como "2026-11-21".'],
    ['11/28/2026', 'Debe ser una fecha, como "2026-11-21".'],
  ])('says how a date is written: %s', (date, message) => {
    const checked = checkBody(z.strictObject({ date: dateText }), { date });
    expect(checked.ok ? [] : checked.faults.map((fault) => fault.message)).toEqual([message]);
  });
});
