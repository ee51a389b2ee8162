import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockMetadata } from '../../../../src-main/contract/catalog/stock.ts';
import { approvalsMetadata } from '../../../../src-main/contract/counter/approval.ts';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import { computeInvoice } from '../../../../src-main/documents/invoice/compute.ts';
import type { CreditNote } from '../../../../src-main/documents/model/credit-note.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import {
  bodyOfReturn,
  computeReturn,
  emptyReturn,
  isWhole,
  linesOverLeft,
  wholeReturn,
  withOneMore,
} from '../../../../src-renderer/features/returns/form/return-draft.ts';
import { returnableLines } from '../../../../src-renderer/lib/credit/returnable-line.ts';

const day = '2026-11-21';
const iva = (rate: string) => [{ type: 'iva', rate }];
const coffee = {
  code: 'CAFE400',
  description: 'Café pasado 400 g',
  quantity: '2',
  unit_price: '6.25',
  taxes: iva('iva_15'),
};
const repair = { description: 'Arreglo', quantity: '1', unit_price: '10', taxes: iva('iva_15') };

function sale(lines: readonly object[], credited = '0'): InvoiceResource {
  const body = checkBody(invoiceBody, {
    buyer: { identification_type: 'cedula', identification: '1710034065', name: 'ROSA CEVALLOS' },
    lines,
    payments: [{ method: 'sin_sistema_financiero' }],
  });
  if (!body.ok) throw new Error(JSON.stringify(body.faults));
  const computed = computeInvoice(body.value, {
    issueDate: day,
    issuerRuc: '',
    customers: new Map(),
    documents: new Map(),
  });
  if (!computed.ok) throw new Error(JSON.stringify(computed.faults));
  return invoiceResource.parse(
    JSON.parse(
      JSON.stringify({
        ...computed.value,
        id: '0a1b2c3d-0000-4000-8000-000000000001',
        country: 'ec',
        currency: 'USD',
        environment: 'sandbox',
        status: 'authorized',
        status_transitions: {},
        entity_id: '0a1b2c3d-0000-4000-8000-000000000002',
        number: '001-001-000000001',
        access_key: '1'.repeat(49),
        sri_messages: [],
        metadata: {},
        issued_at: '2026-11-21T15:00:00Z',
        delivery_status: 'none',
        emails: [],
        portal_views: 0,
        channel: 'console',
        issue_date: day,
        created_at: '2026-11-21T15:00:00Z',
        updated_at: '2026-11-21T15:00:00Z',
        credit_balance: formatAmount(decimal(computed.value.total).minus(credited)),
      }),
    ),
  );
}

function noteOf(
  invoice: InvoiceResource,
  quantities: Record<number, string>,
  notes: readonly CreditNote[] = [],
) {
  const lines = returnableLines(invoice, notes);
  const computed = computeReturn({ invoice, lines, draft: { ...emptyReturn, quantities } }, day);
  if (computed.kind !== 'computed') throw new Error(JSON.stringify(computed));
  return computed.note;
}

describe('what is left of a sale to return', () => {
  it('is all of it before any credit note', () => {
    const lines = returnableLines(sale([coffee, repair]), []);
    expect(lines.map(({ left, credited }) => ({ left, credited }))).toEqual([
      { left: '2', credited: '0' },
      { left: '1', credited: '0' },
    ]);
  });

  it('is less by what earlier notes gave back, by code or by the words of a line without one', () => {
    const invoice = sale([coffee, repair]);
    const lines = returnableLines(invoice, [noteOf(invoice, { 0: '0.5', 1: '1' })]);
    expect(lines.map(({ left }) => left)).toEqual(['1.5', '0']);
  });

  it('counts two lines of one code in their order, and not a rebate at another price', () => {
    const invoice = sale([coffee, { ...coffee, quantity: '3' }]);
    const first = noteOf(invoice, { 0: '2', 1: '1' });
    const rebate = { ...first, lines: first.lines.map((line) => ({ ...line, unit_price: '1.00' })) };
    expect(returnableLines(invoice, [first, rebate]).map(({ left }) => left)).toEqual(['0', '2']);
  });
});

describe('a return as it is entered', () => {
  const invoice = sale([coffee, repair]);
  const lines = returnableLines(invoice, []);

  it('is empty until something comes back', () => {
    expect(computeReturn({ invoice, lines, draft: emptyReturn }, day)).toEqual({ kind: 'empty' });
  });

  it('comes to what the invoice did when all of it comes back', () => {
    const draft = { ...emptyReturn, quantities: wholeReturn(lines) };
    expect(isWhole(lines, draft)).toBe(true);
    expect(noteOf(invoice, draft.quantities).total).toBe(invoice.total);
  });

  it('says which lines take more than is left', () => {
    const draft = { ...emptyReturn, quantities: { 0: '2.5', 1: '1' } };
    expect(linesOverLeft(lines, draft).map(({ index }) => index)).toEqual([0]);
  });

  it('takes one more by each scan, never more than there is', () => {
    const [line] = lines;
    if (!line) throw new Error('no line');
    const scanned = [1, 2, 3].reduce((draft) => withOneMore(draft, line), emptyReturn);
    expect(scanned.quantities).toEqual({ 0: '2' });
  });

  it('says in its metadata how the money goes back and in which cash session', () => {
    const draft = {
      quantities: { 0: '1' },
      reason: ' Producto defectuoso ',
      refundMethod: 'tarjeta_credito',
      isKeptOut: false,
    } as const;
    const { metadata, ...body } = bodyOfReturn({ invoice, lines, draft }, { cashSessionId: 'caja' });
    expect(body).toMatchObject({
      modified_document: { document_id: invoice.id },
      reason: 'Producto defectuoso',
    });
    expect(metadata).toEqual({ refund_method: 'tarjeta_credito', cash_session: 'caja' });
  });

  it('names who allowed it as every document does, and says when the goods do not go back to the shelf', () => {
    const draft = { ...emptyReturn, quantities: { 0: '1' }, isKeptOut: true };
    const { metadata } = bodyOfReturn({ invoice, lines, draft }, { approvalIds: ['aprobada'] });
    expect(metadata).toMatchObject({ [approvalsMetadata]: 'aprobada', [stockMetadata]: 'none' });
  });

  it('gives shelf prices back to the cent, in parts and in all, with the IVA that the sale had', () => {
    const shelf = [
      { code: 'A', description: 'Pan', quantity: '1', unit_price_with_taxes: '0.50', taxes: iva('iva_15') },
      { code: 'B', description: 'Café', quantity: '3', unit_price_with_taxes: '6.25', taxes: iva('iva_15') },
      { code: 'C', description: 'Té', quantity: '1', unit_price_with_taxes: '10.00', taxes: iva('iva_15') },
    ];
    const sold = sale(shelf);
    expect(sold.total).toBe('29.25');
    const whole = noteOf(sold, wholeReturn(returnableLines(sold, [])));
    expect(whole).toMatchObject({ total: sold.total, subtotal: sold.subtotal });
    expect(whole.taxes.map(({ base, value }) => [base, value])).toEqual(
      sold.taxes.map(({ base, value }) => [base, value]),
    );
    const notes: CreditNote[] = [];
    for (const [quantities, paid] of [
      [{ 1: '1' }, '6.25'],
      [{ 0: '1' }, '0.50'],
      [{ 1: '2' }, '12.50'],
      [{ 2: '1' }, '10.00'],
    ] as const) {
      const credited = formatAmount(sum(notes.map(({ total }) => decimal(total))));
      const note = noteOf(sale(shelf, credited), quantities, notes);
      expect(note.total).toBe(paid);
      notes.push(note);
    }
    expect(sum(notes.map(({ total }) => decimal(total))).toFixed(2)).toBe(sold.total);
  });

  it('never gives back more than was paid, in however many parts the goods come back', () => {
    const price = fc.integer({ min: 1, max: 99_999 }).map((cents) => formatAmount(decimal(cents).div(1000)));
    const quantity = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(fc.array(fc.tuple(price, quantity), { minLength: 1, maxLength: 4 }), (rows) => {
        const parts = rows.map(([unit_price, count], index) => ({
          code: `P${index}`,
          description: `Producto ${index}`,
          quantity: String(count),
          unit_price: unit_price === '0.00' ? '0.01' : unit_price,
          taxes: iva('iva_15'),
        }));
        const whole = sale(parts);
        const notes: CreditNote[] = [];
        for (let turn = 0; turn < 7; turn += 1) {
          const credited = formatAmount(sum(notes.map(({ total }) => decimal(total))));
          const rest = sale(parts, credited);
          const left = returnableLines(rest, notes);
          const quantities = Object.fromEntries(
            left.filter((line) => line.left !== '0').map(({ index }) => [index, '1']),
          );
          if (Object.keys(quantities).length === 0) break;
          notes.push(noteOf(rest, quantities, notes));
        }
        const refunded = sum(notes.map(({ total }) => decimal(total)));
        expect(refunded.lte(whole.total)).toBe(true);
        expect(decimal(whole.total).minus(refunded).lte('0.25')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
