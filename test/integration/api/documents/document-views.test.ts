import { beforeAll, describe, expect, it } from 'vitest';
import { documentView } from '../../../../src-main/contract/documents/lists/document-view.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { type ApiClient, ownerOf, problemOf } from '../../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../../support/service/staffed-service.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/document-views';
const filters = { tipo: 'withholding', fechas: 'this_month' };

describe('views of the list of documents', () => {
  let shop: StaffedService;

  beforeAll(async () => {
    shop = await staff(await services.start());
  });

  it('are of their owner, or of the shop, and seen by no other', async () => {
    const { window, ana, caro } = shop;
    await shop.signIn(ana);
    const ofShop = await save(window, { name: 'Retenciones', filters, shared: true });
    await shop.signIn(caro);
    const own = await save(window, { name: 'Mis ventas', filters });
    expect(own).toMatchObject({ name: 'Mis ventas', filters, shared: false });
    expect(await names(window)).toEqual(['Mis ventas', 'Retenciones']);
    const refused = await window.call('PATCH', `${path}/${ofShop.id}`, { body: { name: 'Otra' } });
    expect([refused.status, problemOf(refused).code]).toEqual([403, 'operator_not_allowed']);
    const shared = await window.call('POST', path, { body: { name: 'Para todos', filters, shared: true } });
    expect(problemOf(shared).code).toBe('operator_not_allowed');
    await shop.signIn(ana);
    expect(await names(window)).toEqual(['Retenciones']);
    expect((await window.call('DELETE', `${path}/${own.id}`)).status).toBe(404);
  });

  it('have other names and filters, and are deleted', async () => {
    const owner = ownerOf(await services.start());
    const { id, shared } = await save(owner, { name: 'Hoy', filters: {} });
    expect(shared).toBe(true);
    const answer = await owner.call('POST', path, { body: { name: 'HÓY', filters } });
    expect([answer.status, problemOf(answer).errors]).toMatchObject([422, [{ pointer: '/name' }]]);
    const changed = await owner.call('PATCH', `${path}/${id}`, { body: { name: 'Este mes', filters } });
    expect(documentView.parse(changed.json())).toMatchObject({ id, name: 'Este mes', filters });
    expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect(await names(owner)).toEqual([]);
  });

  async function save(client: ApiClient, body: unknown) {
    return documentView.parse((await client.call('POST', path, { body })).json());
  }

  async function names(client: ApiClient): Promise<readonly string[]> {
    const answer = await client.call('GET', path);
    return listOf(documentView)
      .parse(answer.json())
      .data.map(({ name }) => name);
  }
});
