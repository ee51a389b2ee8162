import { describe, expect, it } from 'vitest';
import { portalResource } from '../../../src-main/contract/delivery/portal.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { freePort } from '../../../src-main/process/free-port.ts';
import { serveShop } from '../../support/api/shop-api.ts';
import { portalName, portalOf } from '../../support/shops/portal-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

const path = '/v1/local/portal';

async function anApi() {
  const shop = await openShop();
  const { portal } = await portalOf(shop);
  const api = await serveShop(shop.store, { portal });
  return { api, person: api.session };
}

describe('the settings of the portal', () => {
  it('are read and put by a person, and hold at once', async () => {
    const { api, person } = await anApi();
    expect(portalResource.parse((await api.call('GET', path, { token: person })).json())).toMatchObject({
      enabled: false,
      state: 'off',
    });
    const body = { enabled: true, port: await freePort(), public_url: portalName };
    const put = await api.call('PUT', path, { token: person, body });
    expect(put.status).toBe(200);
    expect(portalResource.parse(put.json())).toMatchObject({
      ...body,
      host: '127.0.0.1',
      state: 'listening',
    });
    const off = await api.call('PUT', path, { token: person, body: { ...body, enabled: false } });
    expect(portalResource.parse(off.json())).toMatchObject({ ...body, enabled: false, state: 'off' });
  });

  it('are refused with every fault at its pointer', async () => {
    const { api, person } = await anApi();
    const body = { enabled: true, host: 'tienda', port: 0, public_url: 'http://tienda.ec', extra: 1 };
    const answer = await api.call('PUT', path, { token: person, body });
    expect(answer.status).toBe(422);
    const pointers = problemBody.parse(answer.json()).errors?.map(({ pointer }) => pointer);
    expect(pointers?.toSorted()).toEqual(['/extra', '/host', '/port', '/public_url']);
  });
});
