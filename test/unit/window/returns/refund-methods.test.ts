import { describe, expect, it } from 'vitest';
import {
  mostlyPaidBy,
  refundMethodsFor,
  usualRefund,
} from '../../../../src-renderer/features/returns/form/refund-methods.ts';

const inCash = { method: 'sin_sistema_financiero', amount: '10.00' } as const;
const byCard = { method: 'tarjeta_credito', amount: '15.00' } as const;
const cheque = { method: 'endoso_titulos', amount: '5.00' } as const;
const later = { ...inCash, amount: '90.00', term: { length: 30, unit: 'days' } } as const;

describe('how the money of a sale goes back', () => {
  it('is the way most of it came, where money goes back that way over a counter', () => {
    expect(usualRefund({ payments: [inCash] })).toBe('sin_sistema_financiero');
    expect(usualRefund({ payments: [inCash, byCard] })).toBe('tarjeta_credito');
    expect(usualRefund({ payments: [cheque] })).toBe('sin_sistema_financiero');
  });

  it('is off the debt for what was sold on credit: no money came, and none leaves the drawer', () => {
    expect(usualRefund({ payments: [inCash, later] })).toBe('compensacion_deudas');
    expect(mostlyPaidBy({ payments: [later] })).toBe('compensacion_deudas');
    expect(refundMethodsFor({ payments: [inCash, later] })).toContain('sin_sistema_financiero');
  });

  it('is to no card that paid nothing of what was sold on credit', () => {
    const methods = ['sin_sistema_financiero', 'otros_sistema_financiero', 'compensacion_deudas'];
    expect(refundMethodsFor({ payments: [inCash, later] })).toEqual(methods);
    expect(refundMethodsFor({ payments: [byCard, later] })).toContain('tarjeta_credito');
  });

  it('is off no debt for what was paid', () => {
    expect(refundMethodsFor({ payments: [inCash, byCard] })).not.toContain('compensacion_deudas');
  });
});
