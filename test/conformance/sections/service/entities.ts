import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import { verified } from '../../../support/network/webhook-receiver.ts';
import { makePng } from '../../../support/pages/pictures.ts';
import { aSale } from '../../support/bodies/bodies.ts';
import { type ContractClient, faultsIn } from '../../support/contract-client.ts';
import { section } from '../../support/section.ts';
import { listenTo } from '../../support/shops/webhooks.ts';

const list = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), legal_name: z.string(), certificate: z.unknown().optional() }),
  ),
});

/** The business of a key. */
async function ownOf(client: ContractClient) {
  const [own] = list.parse(await client.get('/v1/ec/entities')).data;
  if (!own) throw new Error('the key has no business');
  return { ...own, path: `/v1/ec/entities/${own.id}` };
}

const certificateFields = [
  ...['holder', 'holder_identification', 'holder_identification_type', 'kind', 'issuer_name', 'subject'],
  ...['issuer', 'serial_number', 'valid_from', 'valid_until'],
];

export const entity = section(
  'entity',
  (check) => {
    check(
      ['id-kind-sandbox-is-one-value', 'allowed-values-of-entity-kind-other'],
      'a business has every field, with the values of api.md',
      async ({ sandbox, live, test }) => {
        for (const [client, kind] of [
          [sandbox, 'sandbox'],
          [test, 'live'],
          [live, 'live'],
        ] as const) {
          const own = await ownOf(client);
          expect(own).toMatchObject({
            object: 'entity',
            kind,
            country: 'ec',
            ruc: expect.stringMatching(/^\d{10}001$/),
            legal_name: expect.any(String),
            head_office_address: expect.any(String),
            keeps_accounting: expect.any(Boolean),
            regime: expect.stringMatching(/^(general|rimpe_emprendedor|rimpe_negocio_popular)$/),
            portal_shows_test: expect.any(Boolean),
            issuing: { allowed: true },
            created_at: expect.any(String),
          });
          expect('live_since' in own).toBe(kind === 'live');
          const certificate = z.record(z.string(), z.string()).parse(own.certificate);
          for (const field of certificateFields) expect(certificate[field], field).toMatch(/\S/);
          expect(certificate.storage).toBe('file');
          expect(certificate.kind).toMatch(
            /^(persona_natural|representante_legal|persona_juridica|miembro_empresa)$/,
          );
          expect(certificate.holder_identification_type).toMatch(/^(ruc|cedula|pasaporte)$/);
        }
      },
    );

    check(
      'id-kind-sandbox-is-one-value',
      'what it says of itself besides is shown as it was put',
      async ({ sandbox }) => {
        const { path } = await ownOf(sandbox);
        const fields = {
          trade_name: 'EJEMPLO',
          head_office_phone: '022345678',
          head_office_email: 'tienda@example.com',
          reply_to_email: 'responder@example.com',
          footer_legend: 'Gracias por su compra',
          special_taxpayer_resolution: '12345',
          withholding_agent_resolution: '1',
          large_taxpayer_resolution: 'NAC-0001',
        };
        expect(await sandbox.expectJson(200, 'PATCH', path, fields)).toMatchObject(fields);
        expect(await sandbox.get(path)).toMatchObject(fields);
        const nothing = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
        const bare = await sandbox.expectJson(200, 'PATCH', path, nothing);
        for (const field of Object.keys(fields)) expect(bare).not.toHaveProperty(field);
      },
    );

    check(
      'id-kind-sandbox-is-one-value',
      'a logo is put, shown with its address, type and size, and taken away',
      async ({ sandbox }) => {
        const { path } = await ownOf(sandbox);
        const bytes = makePng({ width: 20, height: 10 });
        const put = await sandbox.call('PUT', `${path}/logo`, {
          body: bytes,
          headers: { 'content-type': 'image/png' },
        });
        expect(put.status).toBeLessThan(300);
        const shown = z
          .looseObject({ logo: z.strictObject({ url: z.string(), content_type: z.string(), size: z.int() }) })
          .parse(await sandbox.get(path)).logo;
        expect(shown).toMatchObject({ content_type: 'image/png', size: bytes.length });
        const got = await sandbox.call('GET', shown.url.replace(/^https?:\/\/[^/]+/, ''));
        expect([got.status, got.headers['content-type']]).toEqual([200, 'image/png']);
        for (const [body, type] of [
          [Buffer.from('no es una imagen'), 'image/png'],
          [Buffer.alloc(0), 'image/png'],
        ] as const) {
          const refused = await sandbox.call('PUT', `${path}/logo`, {
            body,
            headers: { 'content-type': type },
          });
          expect(refused.status).toBeGreaterThanOrEqual(400);
        }
        const vector = { body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } };
        await sandbox.refused(415, 'unsupported_media_type', 'PUT', `${path}/logo`, vector);
        expect((await sandbox.call('DELETE', `${path}/logo`)).status).toBe(204);
        expect(await sandbox.get(path)).not.toHaveProperty('logo');
      },
    );
  },
  { order: 'in_turns' },
);

export const entities = section(
  'entities',
  (check) => {
    check(
      'get-v1-ec-entities-id-id-uuid-returns-the',
      'a business is retrieved by its key alone',
      async ({ sandbox, live }) => {
        const own = await ownOf(sandbox);
        const { path, ...shown } = own;
        expect(await sandbox.get(path)).toEqual(shown);
        await live.refused(404, 'not_found', 'GET', path);
        await live.refused(404, 'not_found', 'PATCH', path, { body: { trade_name: 'X' } });
        for (const method of ['GET', 'DELETE']) {
          await live.refused(404, 'not_found', method, `${path}/logo`);
        }
        for (const id of [uuid(), 'x'])
          await sandbox.refused(404, 'not_found', 'GET', `/v1/ec/entities/${id}`);
      },
    );

    check(
      [
        'get-v1-ec-entities-id-readiness-tells-what-the-business',
        'api/shapes/readiness-object-readiness-entity_id-environment-ready-requirements-code',
      ],
      'readiness tells each requirement, and what to do about the missing',
      async (world) => {
        const { path, id } = await ownOf(world.test);
        const ready = await world.test.get(`${path}/readiness`);
        expect(ready).toMatchObject({
          object: 'readiness',
          entity_id: id,
          environment: 'test',
          ready: true,
          requirements: expect.arrayContaining([
            expect.objectContaining({
              code: 'certificate',
              status: 'met',
              blocking: true,
              message: expect.any(String),
            }),
          ]),
          checked_at: expect.any(String),
        });
        const unready = await world.openUnreadyShop();
        const other = await ownOf(unready);
        expect(await unready.get(`${other.path}/readiness`)).toMatchObject({
          ready: false,
          requirements: expect.arrayContaining([
            expect.objectContaining({ code: 'certificate', status: 'missing', remedy: expect.any(String) }),
          ]),
        });
        await world.sandbox.refused(404, 'not_found', 'GET', `${path}/readiness`);
      },
    );

    check(
      ['update-an-entity-patch-only-the', 'path-and-body-fields-not-shown'],
      'only the fields sent change, and listeners are notified',
      async ({ sandbox }) => {
        const { path, id } = await ownOf(sandbox);
        const { receiver, endpoint } = await listenTo(sandbox, ['entity.updated']);
        const before = await sandbox.get(path);
        expect(await sandbox.expectJson(200, 'PATCH', path, {})).toEqual(before);
        const changed = await sandbox.expectJson(200, 'PATCH', path, { footer_legend: '  Vuelva pronto ' });
        expect(changed).toEqual({ ...before, footer_legend: 'Vuelva pronto' });
        const [request] = await receiver.got(1);
        if (!request) throw new Error('nothing came');
        expect(verified(request, endpoint.secret)).toMatchObject({
          type: 'entity.updated',
          data: { object: 'entity', id, footer_legend: 'Vuelva pronto' },
        });
        const problem = await sandbox.refused(422, 'validation_failed', 'PATCH', path, {
          body: { reply_to_email: 'nadie', footer_legend: 'x'.repeat(301), lema: 'x' },
        });
        expect(faultsIn(problem)).toEqual([
          '/footer_legend too_long',
          '/lema unknown_field',
          '/reply_to_email invalid_format',
        ]);
        const removed = await sandbox.expectJson(200, 'PATCH', path, { footer_legend: null });
        expect(removed).not.toHaveProperty('footer_legend');
      },
    );

    check(
      [
        'on-a-live-business-legal-name',
        'errors/422-update-of-legal-name-regime-or-keeps_accounting-on-a-live-entity',
      ],
      'legal name, regime and keeps_accounting of the live business are not edited; of the practice one they are',
      async ({ sandbox, test, live }) => {
        const registry = { legal_name: 'OTRA S.A.', regime: 'rimpe_emprendedor', keeps_accounting: false };
        for (const client of [test, live]) {
          const { path } = await ownOf(client);
          for (const [field, value] of Object.entries(registry)) {
            const request = { body: { [field]: value } };
            const { errors } = await client.refused(422, 'read_only_field', 'PATCH', path, request);
            expect(errors?.map(({ pointer }) => pointer)).toEqual([`/${field}`]);
          }
          const all = await client.refused(422, 'read_only_field', 'PATCH', path, { body: registry });
          expect(all.errors).toHaveLength(3);
          expect(await client.get(path)).toMatchObject({
            legal_name: 'ALMACENES EJEMPLO S.A.',
            keeps_accounting: true,
          });
        }
        const { path, legal_name } = await ownOf(sandbox);
        const changed = await sandbox.expectJson(200, 'PATCH', path, { legal_name: 'PRÁCTICA S.A.' });
        expect(changed.legal_name).toBe('PRÁCTICA S.A.');
        await sandbox.expectJson(200, 'PATCH', path, { legal_name });
      },
    );

    check(
      'documents-already-issued-keep-the-data',
      'what was issued keeps the data it was signed with',
      async (world) => {
        const { sandbox } = world;
        const { path, legal_name } = await ownOf(sandbox);
        const issued = await world.decided('invoice', aSale(), 'authorized');
        const xml = async () => (await sandbox.call('GET', `/v1/ec/invoices/${issued.id}/xml`)).text;
        const before = await xml();
        await sandbox.expectJson(200, 'PATCH', path, { legal_name: 'DESPUÉS S.A.' });
        expect(await xml()).toBe(before);
        expect(before).not.toContain('DESPUÉS');
        const later = await world.decided('invoice', aSale(), 'authorized');
        expect((await sandbox.call('GET', `/v1/ec/invoices/${later.id}/xml`)).text).toContain('DESPUÉS S.A.');
        await sandbox.expectJson(200, 'PATCH', path, { legal_name });
      },
    );

    check(
      [
        'get-v1-ec-taxpayers-identification-says-whether-a-person',
        'api/shapes/taxpayer-object-taxpayer-identification-identification_type-special_taxpayer-name',
      ],
      'a taxpayer: whether it is special, from where and since when that is known',
      async ({ test, sandbox }) => {
        const own = await test.get('/v1/ec/taxpayers/1799999990001');
        expect(own).toMatchObject({
          object: 'taxpayer',
          identification: '1799999990001',
          identification_type: 'ruc',
          special_taxpayer: false,
          source: expect.any(String),
          checked_at: expect.any(String),
        });
        await test.refused(503, 'authority_unavailable', 'GET', '/v1/ec/taxpayers/0992222222001');
        for (const wrong of ['1', 'x', '17999999900011']) {
          await test.refused(422, 'validation_failed', 'GET', `/v1/ec/taxpayers/${wrong}`);
        }
        expect([200, 422]).toContain((await sandbox.call('GET', '/v1/ec/taxpayers/0992222222001')).status);
      },
    );

    check(
      [
        'get-v1-ec-received-documents-access_key-reads-a-supplier-s-invoice',
        'api/shapes/received-document-object-received_document-access_key-document_type-environment',
      ],
      "a supplier's document is read from the authority by its key, and never in the sandbox",
      async (world) => {
        const issued = await world.decided('invoice', aSale(), 'authorized', world.test);
        const path = `/v1/ec/received-documents/${issued.access_key}`;
        expect(await world.test.get(path)).toMatchObject({
          object: 'received_document',
          access_key: issued.access_key,
          document_type: 'factura',
          environment: 'test',
          authorization: { number: issued.access_key, authorized_at: expect.any(String) },
          supplier: { identification: '1799999990001' },
          buyer: { identification: '1760013210001' },
          issued_to_you: false,
          number: issued.number,
          issue_date: issued.issue_date,
          lines: [{ description: 'Cuaderno universitario', net: '20.00' }],
          taxes: [{ type: 'iva', rate: 'iva_15', base: '20.00', value: '3.00' }],
          totals: { total: '23.00' },
          payments: [{ method: 'sin_sistema_financiero', amount: '23.00' }],
        });
        await world.sandbox.refused(422, 'not_available_in_sandbox', 'GET', path);
        const wrong = `/v1/ec/received-documents/${'1'.repeat(49)}`;
        await world.test.refused(422, 'validation_failed', 'GET', wrong);
        const unissued = world.samples.invoice.authorized.access_key;
        await world.test.refused(404, 'not_found', 'GET', `/v1/ec/received-documents/${unissued}`);
      },
    );
  },
  { order: 'in_turns' },
);
