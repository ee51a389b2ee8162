import { describe, expect, it } from 'vitest';
import { creditNoteResource } from '../../../src-main/contract/documents/document-resource.ts';
import { decimal, toCents } from '../../../src-main/documents/values/decimal.ts';
import { aBuyer, aLine, anInvoiceBody, type LineInput } from '../../support/builders/invoice-body.ts';
import { invoiceOf } from '../../support/service/api-client.ts';
import { testShops } from '../../support/service/test-shops.ts';

const shops = testShops();

function priced(code: string, price: string, quantity = '1'): LineInput {
  const { unit_price: _price, ...line } = aLine({ code, quantity });
  return { ...line, unit_price_with_taxes: price };
}

const shelf = anInvoiceBody({
  buyer: aBuyer(),
  lines: [priced('A', '0.50'), priced('B', '6.25', '3'), priced('C', '10.00')],
});

/** Whether IVA is base × rate, to the cent. */
function isClassic({
  taxes,
}: {
  taxes: readonly { base: string; tariff?: string | undefined; value: string }[];
}): boolean {
  return taxes.every(({ base, tariff = '0', value }) =>
    toCents(decimal(base).times(tariff).div(100)).eq(value),
  );
}

describe('a sale at shelf prices', () => {
  it('is previewed, issued, authorized and shown at exactly those prices', async () => {
    const { authority, client } = await shops.open();
    const preview = await client.call('POST', '/v1/ec/invoices/preview', { body: shelf });
    expect(preview.json()).toMatchObject({ total: '29.25', document: { total: '29.25' } });
    const invoice = await client.issue(shelf, 'wait=15');
    expect(invoice).toMatchObject({
      status: 'authorized',
      total: '29.25',
      lines: [
        { unit_price_with_taxes: '0.50', total_with_taxes: '0.50' },
        { unit_price_with_taxes: '6.25', total_with_taxes: '18.75' },
        { unit_price_with_taxes: '10.00', total_with_taxes: '10.00' },
      ],
    });
    expect(authority.acceptedXml(invoice.access_key)).toContain('<importeTotal>29.25</importeTotal>');
    const shown = invoiceOf(await client.call('GET', `/v1/ec/invoices/${invoice.id}`), 200);
    expect(shown.lines).toEqual(invoice.lines);
  });

  it('is given back at those prices, in parts and in all', async () => {
    const { client } = await shops.open();
    const { id } = await client.issue(shelf, 'wait=15');
    const give = async (code: string, quantity: string) =>
      creditNoteResource.parse(
        (
          await client.call('POST', '/v1/ec/credit-notes?wait=15', {
            body: {
              modified_document: { document_id: id },
              reason: 'Devolución',
              lines: [{ code, quantity }],
            },
          })
        ).json(),
      );
    expect(await give('B', '1')).toMatchObject({ status: 'authorized', total: '6.25' });
    expect(await give('B', '2')).toMatchObject({ status: 'authorized', total: '12.50' });
    expect(await give('A', '1')).toMatchObject({ status: 'authorized', total: '0.50' });
    expect(await give('C', '1')).toMatchObject({ status: 'authorized', total: '10.00' });
    const shown = invoiceOf(await client.call('GET', `/v1/ec/invoices/${id}`), 200);
    expect(shown.credit_balance).toBe('0.00');
  });

  it('is computed the classic way when it is resubmitted after message 52, and its journey says so', async () => {
    const { authority, client } = await shops.open();
    authority.setIvaTolerance(0n);
    const refused = await client.issue(shelf, 'wait=15');
    expect(refused).toMatchObject({
      total: '29.25',
      status: 'not_authorized',
      sri_messages: [{ code: '52' }],
    });
    const path = `/v1/ec/invoices/${refused.id}/resubmit?wait=15`;
    const again = invoiceOf(await client.call('POST', path, { body: shelf }), 200);
    expect(again).toMatchObject({
      status: 'authorized',
      subtotal: refused.subtotal,
      access_key: refused.access_key,
    });
    expect(isClassic(again)).toBe(true);
    expect(again.lines.some((line) => 'unit_price_with_taxes' in line)).toBe(false);
    const events = (await client.call('GET', `/v1/ec/documents/${refused.id}/events`)).json();
    expect(events).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ type: 'corrected', data: { prices_with_taxes: 'classic' } }),
      ]),
    });
  });

  it('stays classic in every later correction, whatever that was refused for', async () => {
    const { authority, client } = await shops.open();
    authority.setIvaTolerance(0n);
    const { id } = await client.issue(shelf, 'wait=15');
    const resubmit = async () =>
      invoiceOf(await client.call('POST', `/v1/ec/invoices/${id}/resubmit?wait=15`, { body: shelf }), 200);
    authority.refuse('decision', () => ({ code: '69', title: 'X', detail: 'x', type: 'ERROR' }));
    const second = await resubmit();
    expect(second).toMatchObject({ status: 'not_authorized', sri_messages: [{ code: '69' }] });
    authority.refuse('decision', () => null);
    const third = await resubmit();
    expect(third).toMatchObject({ status: 'authorized', total: second.total });
    expect(isClassic(third)).toBe(true);
    const { data } = JSON.parse((await client.call('GET', `/v1/ec/documents/${id}/events`)).text);
    const events = data.filter((event: { data: object }) => 'prices_with_taxes' in event.data);
    expect(events).toHaveLength(1);
  });

  it('is not issued by a preview from before the setting changed', async () => {
    const { client, owner } = await shops.open();
    const preview = await client.call('POST', '/v1/ec/invoices/preview', { body: shelf });
    const { preview_id } = JSON.parse(preview.text);
    const body = { prices_with_taxes: 'classic' };
    expect((await owner.call('PATCH', '/v1/local/settings', { body })).status).toBe(200);
    const issue = `/v1/ec/invoices?preview_id=${preview_id}`;
    expect((await client.call('POST', issue, { body: shelf })).json()).toMatchObject({
      status: 409,
      code: 'preview_mismatch',
    });
  });

  it('is computed the classic way from the start where the shop has set so, and exactly again when it has not', async () => {
    const { authority, client, owner } = await shops.open();
    authority.setIvaTolerance(0n);
    const set = (value: 'exact' | 'classic' | null) =>
      owner.call('PATCH', '/v1/local/settings', { body: { prices_with_taxes: value } });
    expect((await set('classic')).json()).toMatchObject({ prices_with_taxes: 'classic' });
    const preview = (await client.call('POST', '/v1/ec/invoices/preview', { body: shelf })).json();
    const issued = await client.issue(shelf, 'wait=15');
    expect(issued.status).toBe('authorized');
    expect(isClassic(issued)).toBe(true);
    expect(preview).toMatchObject({ total: issued.total });
    expect((await set('exact')).status).toBe(200);
    const exact = (await client.call('POST', '/v1/ec/invoices/preview', { body: shelf })).json();
    expect(exact).toMatchObject({ total: '29.25' });
    await set(null);
    expect((await client.call('POST', '/v1/ec/invoices/preview', { body: shelf })).json()).toEqual(exact);
  });

  it('is given back whole by an authority that tolerates no cent any more, once the note is resubmitted', async () => {
    const { authority, client } = await shops.open();
    const { id } = await client.issue(shelf, 'wait=15');
    authority.setIvaTolerance(0n);
    const codes = [
      { code: 'A', quantity: '1' },
      { code: 'B', quantity: '3' },
      { code: 'C', quantity: '1' },
    ];
    const body = { modified_document: { document_id: id }, reason: 'Devolución', lines: codes };
    const noteOf = (answer: { json(): unknown }) => creditNoteResource.parse(answer.json());
    const note = noteOf(await client.call('POST', '/v1/ec/credit-notes?wait=15', { body }));
    expect(note).toMatchObject({ total: '29.25', status: 'not_authorized', sri_messages: [{ code: '52' }] });
    const path = `/v1/ec/credit-notes/${note.id}/resubmit?wait=15`;
    const again = noteOf(await client.call('POST', path, { body }));
    expect(again.status).toBe('authorized');
    expect(Math.abs(Number(again.total) - 29.25)).toBeLessThan(0.02);
  });

  it('is refused with message 52 by an authority that tolerates no cent, and then corrected without taxes inside', async () => {
    const { authority, client } = await shops.open();
    authority.setIvaTolerance(0n);
    const refused = await client.issue(shelf, 'wait=15');
    expect(refused).toMatchObject({ status: 'not_authorized', sri_messages: [{ code: '52' }] });
    const body = anInvoiceBody({ lines: [aLine({ quantity: '1', unit_price: '25.43' })] });
    const path = `/v1/ec/invoices/${refused.id}/resubmit?wait=15`;
    const corrected = invoiceOf(await client.call('POST', path, { body }), 200);
    expect(corrected).toMatchObject({ status: 'authorized', access_key: refused.access_key });
  });
});
