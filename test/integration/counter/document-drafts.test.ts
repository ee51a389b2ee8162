import { describe, expect, it } from 'vitest';
import {
  documentDraftListed,
  documentDraftResource,
  MAX_DRAFTS,
} from '../../../src-main/contract/documents/document-draft.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type CounterShop, openCounterShop } from '../../support/shops/counter/counter-shop.ts';

const id = '0197aaaa-0000-4000-8000-000000000001';
const body = anInvoiceBody();
const draft = { environment: 'test', type: 'invoice', body, label: 'Rosa Quishpe', total: '18.40' } as const;
const withholding = { environment: 'test', type: 'withholding', body: {} } as const;

function put(shop: CounterShop, what: object = draft, at: string = id) {
  return shop.ok(documentDraftResource, 'PUT', `/document-drafts/${at}`, what);
}

async function list(shop: CounterShop, environment = 'test') {
  return (await shop.ok(listOf(documentDraftListed), 'GET', `/document-drafts?environment=${environment}`))
    .data;
}

describe('a document that is being written', () => {
  it('is kept as it was written, in its environment, with who wrote it last', async () => {
    const shop = await openCounterShop();
    const ana = await shop.hire('Ana', 'administrator');
    expect(await put(shop)).toMatchObject({ ...draft, id, operator: { id: ana.id, name: 'Ana' } });
    const changed = { ...draft, body: { lines: [{ quantity: 'dos' }] }, label: 'Luis' };
    expect(await put(shop, changed)).toMatchObject({ body: changed.body, label: 'Luis' });
    const [listed, ...others] = await list(shop);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ id, type: 'invoice', label: 'Luis', total: '18.40' });
    expect(listed).not.toHaveProperty('body');
    expect(await list(shop, 'sandbox')).toEqual([]);
    expect((await shop.ok(documentDraftResource, 'GET', `/document-drafts/${id}`)).body).toEqual(
      changed.body,
    );
  });

  it('is gone with the document that was issued from it, and does not come back', async () => {
    const shop = await openCounterShop();
    await put(shop);
    await put(shop, withholding, '0197aaaa-0000-4000-8000-000000000002');
    const issued = await issueDocument(shop.issuing, await shop.caller(), {
      type: 'invoice',
      body,
      idempotencyKey: id,
    });
    expect(issued).toMatchObject({ ok: true, value: { replayed: false } });
    expect((await list(shop)).map(({ type }) => type)).toEqual(['withholding']);
    const late = await shop.call('PUT', `/document-drafts/${id}`, draft);
    expect(late.json()).toMatchObject({ code: 'invalid_state' });
    expect((await shop.call('GET', `/document-drafts/${id}`)).status).toBe(404);
  });

  it('stays when nothing was issued', async () => {
    const shop = await openCounterShop();
    await put(shop);
    const refused = await issueDocument(shop.issuing, await shop.caller(), {
      type: 'invoice',
      body: {},
      idempotencyKey: id,
    });
    expect(refused.ok).toBe(false);
    expect(await list(shop)).toHaveLength(1);
  });

  it('is of those who may issue its kind', async () => {
    const shop = await openCounterShop();
    await shop.hire('Ana', 'administrator');
    await put(shop);
    const other = '0197aaaa-0000-4000-8000-000000000002';
    await put(shop, withholding, other);
    await shop.hire('Eva', 'cashier');
    expect((await list(shop)).map(({ type }) => type)).toEqual(['invoice']);
    for (const method of ['GET', 'DELETE'] as const) {
      const refused = await shop.call(method, `/document-drafts/${other}`);
      expect(refused.json()).toMatchObject({ code: 'operator_not_allowed' });
    }
    const written = await shop.call('PUT', `/document-drafts/${other}`, withholding);
    expect(written.json()).toMatchObject({ code: 'operator_not_allowed' });
    await shop.call('POST', '/operators/sign-out');
    expect((await shop.call('PUT', `/document-drafts/${id}`, draft)).json().code).toBe('operator_required');
  });

  it('is discarded, once', async () => {
    const shop = await openCounterShop();
    await put(shop);
    expect((await shop.call('DELETE', `/document-drafts/${id}`)).status).toBe(204);
    expect((await shop.call('DELETE', `/document-drafts/${id}`)).status).toBe(404);
    expect(await list(shop)).toEqual([]);
  });

  it('is refused when it is too large, of another kind than before, and beyond two hundred', async () => {
    const shop = await openCounterShop();
    await put(shop);
    const large = await shop.call('PUT', `/document-drafts/${id}`, {
      ...draft,
      body: { note: 'x'.repeat(512 * 1024) },
    });
    expect(large.json()).toMatchObject({ errors: [{ pointer: '/body', code: 'too_long' }] });
    expect((await shop.call('PUT', `/document-drafts/${id}`, withholding)).json().code).toBe('invalid_state');
    const idOf = (index: number) => `0197bbbb-0000-4000-8000-${String(index).padStart(12, '0')}`;
    for (let kept = 1; kept < MAX_DRAFTS; kept += 1) await put(shop, draft, idOf(kept));
    const full = await shop.call('PUT', `/document-drafts/${idOf(MAX_DRAFTS)}`, draft);
    expect(full.json()).toMatchObject({ code: 'invalid_state' });
    await put(shop, { ...draft, label: 'Otra vez' });
  });
});
