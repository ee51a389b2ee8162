import { expect } from 'vitest';
import { freePort } from '../../../src-main/process/free-port.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { eventually } from '../../support/eventually.ts';
import { aSale, today } from '../support/bodies/bodies.ts';
import { pageOf } from '../support/rules/lists.ts';
import { section } from '../support/section.ts';

const telephone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

export const portal = section(
  'api/shapes',
  (check) => {
    check(
      [
        'portal-an-authorized-document-has-an',
        'api/7a-decided-after-the-first-audit/e-mail-portal-and-zip-carry-the',
        'fields-common-to-every-document/portal_views',
        'fields-common-to-every-document/portal_last_viewed_at',
        'invoices/effect-status-becomes-annulled-files-are',
      ],
      'an authorized document has a link once the portal is on; its views are counted, and an annulment closes it',
      async (world) => {
        const { owner, live } = world;
        expect(await owner.get('/v1/local/portal')).toMatchObject({ enabled: false, state: 'off' });
        const before = await pageOf(live, '/v1/ec/documents', 'limit=100');
        for (const document of before.data) expect(document).not.toHaveProperty('portal_url');
        const port = await freePort();
        const public_url = `http://127.0.0.1:${port}`;
        const on = { enabled: true, port, public_url };
        expect(await owner.expectJson(200, 'PUT', '/v1/local/portal', on)).toMatchObject({
          state: 'listening',
        });
        const { id } = await world.decided('invoice', aSale(), 'authorized', live);
        const [newest] = (await pageOf(live, '/v1/ec/invoices?status=authorized', 'limit=1')).data;
        expect(newest).toHaveProperty('portal_url');
        const link = String((await live.get(`/v1/ec/documents/${id}`)).portal_url);
        expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/p\/[\w-]{20,}$/);
        const visit = (url: string) => httpCall({ method: 'GET', url, headers: { 'user-agent': telephone } });
        const page = await visit(link);
        const xml = await visit(`${link}/xml`);
        expect(xml.text).toContain('<autorizacion>\n<estado>AUTORIZADO</estado>');
        expect(xml.text).toBe((await live.call('GET', `/v1/ec/invoices/${id}/xml`)).text);
        expect([page.status, page.headers['content-type']]).toEqual([
          200,
          expect.stringMatching(/^text\/html/),
        ]);
        const seen = await eventually(
          () => live.get(`/v1/ec/documents/${id}`),
          ({ portal_views }) => portal_views === 1,
        );
        expect(seen).toMatchObject({ portal_views: 1, portal_last_viewed_at: expect.any(String) });
        expect((await visit(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
        await live.expectJson(200, 'POST', `/v1/ec/invoices/${id}/annul`, { annulled_on: today() });
        expect((await visit(link)).status).toBeGreaterThanOrEqual(400);
        expect(await live.get(`/v1/ec/documents/${id}`)).not.toHaveProperty('portal_url');
        const off = { enabled: false, port, public_url };
        expect(await owner.expectJson(200, 'PUT', '/v1/local/portal', off)).toMatchObject({ state: 'off' });
      },
    );
  },
  { order: 'in_turns' },
);
