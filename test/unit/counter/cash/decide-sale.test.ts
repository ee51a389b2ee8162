import { describe, expect, it } from 'vitest';
import { decideSale, type SaleFacts } from '../../../../src-main/counter/cash/decide-sale.ts';

const id = '01970000-0000-7000-8000-000000000001';
const session = { id: 'here', openedAt: '2026-11-21T17:00:00.000Z', isClosed: false };
const invoice = {
  type: 'invoice',
  issuedAt: '2026-11-21T18:00:00.000Z',
  payments: [
    { method: 'sin_sistema_financiero', amount: '7.30' },
    { method: 'tarjeta_debito', amount: '2.70' },
    { method: 'sin_sistema_financiero', amount: '90.00', term: { length: 1, unit: 'months' } },
  ],
  paidBefore: false,
} as const satisfies SaleFacts['document'];

function factsWith(parts: Partial<SaleFacts>): SaleFacts {
  return { session, document: invoice, counted: undefined, ...parts };
}

describe('the report of how a sale was paid', () => {
  it('works out the change of what is paid in cash now, not by card nor later', () => {
    const decision = decideSale(factsWith({}), { document_id: id, tendered: '20' });
    expect(decision).toMatchObject({ ok: true, value: { tendered: '20.00', change: '12.70' } });
  });

  it('keeps what was stated before where nothing is stated now', () => {
    const counted = { sessionId: 'here', cardReference: 'V-7', tendered: '10.00', change: '2.70' };
    const decision = decideSale(factsWith({ counted }), { document_id: id, tendered: '7.3' });
    expect(decision).toMatchObject({
      ok: true,
      value: { tendered: '7.30', change: '0.00', cardReference: 'V-7' },
    });
  });

  it.each([
    ['less than what is paid in cash', { tendered: '7.29' }, {}, '/tendered', 'out_of_range'],
    [
      'another change than what is left over',
      { tendered: '8', change: '0.71' },
      {},
      '/change',
      'totals_mismatch',
    ],
    ['a change of nobody knows what', { change: '1.00' }, {}, '/tendered', 'required'],
    [
      'money for a credit note that paid off a debt',
      { refund_method: 'tarjeta_debito' },
      { document: { ...invoice, type: 'credit_note', payments: [], isOffDebt: true } },
      '/refund_method',
      'not_allowed_here',
    ],
    [
      'a refund of what is sold',
      { refund_method: 'tarjeta_debito' },
      {},
      '/refund_method',
      'not_allowed_here',
    ],
    [
      'money for a credit note',
      { tendered: '1.00' },
      { document: { ...invoice, type: 'credit_note', payments: [] } },
      '/tendered',
      'not_allowed_here',
    ],
    [
      'a document by which nothing is paid',
      {},
      { document: { ...invoice, type: 'withholding' } },
      '/document_id',
      'not_allowed_here',
    ],
    ['a document of nobody', {}, { document: undefined }, '/document_id', 'not_found'],
    [
      'a document of before the opening',
      {},
      { document: { ...invoice, issuedAt: '2026-11-21T16:59:59.999Z' } },
      '/document_id',
      'date_order',
    ],
  ] as const)('refuses %s', (_, body, parts, pointer, code) => {
    const decision = decideSale(factsWith(parts), { document_id: id, ...body });
    expect(decision).toMatchObject({
      ok: false,
      problem: { code: 'validation_failed', errors: [{ pointer, code }] },
    });
  });

  it.each([
    ['is counted in another session', { counted: { sessionId: 'there' } }],
    ['stands in the place of one that was counted', { document: { ...invoice, paidBefore: true } }],
    ['comes when the session is closed', { session: { ...session, isClosed: true } }],
    [
      'is reported differently when the session is closed',
      { session: { ...session, isClosed: true }, counted: { sessionId: 'here', cardReference: 'V-8' } },
    ],
  ] as const)('refuses what %s', (_, parts) => {
    const decision = decideSale(factsWith(parts), { document_id: id, card_reference: 'V-7' });
    expect(decision).toMatchObject({ ok: false, problem: { code: 'invalid_state' } });
  });
});
