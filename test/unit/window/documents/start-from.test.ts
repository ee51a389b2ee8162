import { describe, expect, it } from 'vitest';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { valueAt } from '../../../../src-renderer/features/documents/body/json.ts';
import { startFrom } from '../../../../src-renderer/features/documents/editor/start/start-from.ts';
import { waysToStart } from '../../../../src-renderer/features/documents/editor/start/ways-to-start.ts';
import { issuedSamples } from '../../../support/samples/issued-samples.ts';

const today = '2026-11-22';
const samples = issuedSamples('2026-11-21');
const everything = () => true;

function sampleOf<Type extends DocumentResource['object']>(type: Type) {
  const found = samples.map(({ document }) => document).find((document) => document.object === type);
  if (!found) throw new Error(`no sample of ${type}`);
  return found as Extract<DocumentResource, { object: Type }>;
}

const invoice = { ...sampleOf('invoice'), status: 'authorized' } as const;

describe('a document that begins from another', () => {
  it.each(samples)('of its own kind says the same again: $name', ({ document }) => {
    const body = startFrom(document.object, { document, notes: [] }, today);
    expect(body).toMatchObject({ additional_info: document.additional_info });
    expect(body).not.toHaveProperty('metadata');
    expect(body).not.toHaveProperty('iva_refunds');
  });

  it('credits what earlier notes left of an invoice, and names neither number nor buyer', () => {
    const [first] = invoice.lines;
    if (!first) throw new Error('the sample has a line');
    const balance = { ...invoice, credit_balance: invoice.total };
    const whole = startFrom('credit_note', { document: balance, notes: [] }, today);
    expect(whole).toMatchObject({ modified_document: { document_id: invoice.id } });
    expect(whole).not.toHaveProperty('buyer');
    expect(valueAt(whole ?? {}, '/lines')).toHaveLength(invoice.lines.length);
    const rest = startFrom('credit_note', { document: balance, notes: [{ lines: [first] }] }, today);
    expect(valueAt(rest ?? {}, '/lines')).toHaveLength(invoice.lines.length - 1);
  });

  it('carries the goods of an invoice, which it names as its support', () => {
    const body = startFrom('delivery_note', { document: invoice, notes: [] }, today);
    expect(body).toMatchObject({
      transport_start: today,
      recipients: [
        {
          name: invoice.buyer.name,
          support_document: { document_type: 'factura', number: invoice.number },
          items: invoice.lines.map(({ description, quantity }) => ({ description, quantity })),
        },
      ],
    });
  });

  it('withholds of the very amounts of a purchase settlement', () => {
    const settlement = sampleOf('purchase_settlement');
    const body = startFrom('withholding', { document: settlement, notes: [] }, today);
    expect(body).toMatchObject({
      supplier: settlement.supplier,
      support_documents: [
        {
          document_type: 'liquidacion_compra',
          subtotal: settlement.subtotal,
          total: settlement.total,
          withholdings: [
            { tax: 'renta', code: '' },
            { tax: 'iva', code: '3' },
          ],
        },
      ],
    });
  });

  it('is none where the two have nothing to do with each other', () => {
    expect(startFrom('withholding', { document: invoice, notes: [] }, today)).toBeUndefined();
  });

  it('is offered by how the document stands and by what the person may', () => {
    const named = {
      ...invoice,
      buyer: { ...invoice.buyer, identification_type: 'cedula' },
      credit_balance: '1.00',
    } as const;
    expect(waysToStart(named, everything)).toEqual(['invoice', 'credit_note', 'debit_note', 'delivery_note']);
    expect(waysToStart({ ...named, status: 'pending' }, everything)).toEqual(['invoice']);
    expect(waysToStart({ ...named, credit_balance: '0.00' }, everything)).not.toContain('credit_note');
    const ofNobody = {
      ...named,
      buyer: { ...named.buyer, identification_type: 'consumidor_final' },
    } as const;
    expect(waysToStart(ofNobody, everything)).toEqual(['invoice', 'delivery_note']);
    expect(waysToStart(named, (permission) => permission === 'sell')).toEqual(['invoice']);
  });
});
