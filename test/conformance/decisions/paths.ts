import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { plurals } from '../support/bodies/bodies.ts';
import { leavesOf } from '../support/bodies/leaves.ts';
import { type Section, section } from '../support/section.ts';
import type { World } from '../support/world.ts';

const described = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) })),
  ),
});

/** The operations that are served, `METHOD path`, with the statuses under 400 that each may answer. */
function servedOperations({ openApi }: World): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(described.parse(openApi).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${path}`,
        Object.keys(responses)
          .filter((status) => Number(status) < 400)
          .join(' '),
      ]),
    ),
  );
}

const types = Object.values(plurals).map((plural) => `/v1/ec/${plural}`);
const anyType = [...types, '/v1/ec/documents'];

/** What the files of a document are called, before its number. */
const fileNames: Readonly<Record<DocumentType, string>> = {
  invoice: 'factura',
  credit_note: 'nota-de-credito',
  debit_note: 'nota-de-debito',
  withholding: 'comprobante-de-retencion',
  purchase_settlement: 'liquidacion-de-compra',
  delivery_note: 'guia-de-remision',
};

/** What each row of the table promises: operations, and the statuses of their success. */
const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'plural-invoices-credit-notes-debit-notes-withholdings-purchase-settlements': each(types, 'GET', '', '200'),
  issue: each(types, 'POST', '', '200 201'),
  preview: each(types, 'POST', '/preview', '200'),
  'list-retrieve': { ...each(types, 'GET', '', '200'), ...each(types, 'GET', '/{id}', '200') },
  resubmit: each(types, 'POST', '/{id}/resubmit', '200'),
  'annul-email-journey': {
    ...each(types, 'POST', '/{id}/annul', '200'),
    ...each(types, 'POST', '/{id}/email', '202'),
    ...each(types, 'GET', '/{id}/events', '200'),
  },
  files: { ...each(anyType, 'GET', '/{id}/xml', '200'), ...each(anyType, 'GET', '/{id}/ride', '200') },
  'any-type': {
    ...each(['/v1/ec/documents'], 'GET', '', '200'),
    ...each(['/v1/ec/documents'], 'GET', '/{id}', '200'),
    ...each(['/v1/ec/documents'], 'POST', '/{id}/resubmit', '200'),
    ...each(['/v1/ec/documents'], 'POST', '/{id}/annul', '200'),
    ...each(['/v1/ec/documents'], 'POST', '/{id}/email', '202'),
    ...each(['/v1/ec/documents'], 'GET', '/{id}/events', '200'),
  },
  refresh: { 'POST /v1/ec/documents/{id}/refresh-status': '200 202' },
  'bulk-email': { 'POST /v1/ec/documents/email': '200' },
  report: { 'GET /v1/ec/documents/report': '200' },
  'withholding-suggestion': { 'POST /v1/ec/withholding-suggestions': '200' },
  imports: {
    'POST /v1/ec/imports': '200 201',
    'GET /v1/ec/imports': '200',
    'GET /v1/ec/imports/{id}': '200',
    'GET /v1/ec/imports/{id}/items': '200',
    'POST /v1/ec/imports/{id}/cancel': '200',
  },
  entities: {
    'GET /v1/ec/entities': '200',
    'GET /v1/ec/entities/{id}': '200',
    'PATCH /v1/ec/entities/{id}': '200',
    'GET /v1/ec/entities/{id}/readiness': '200',
    'PUT /v1/ec/entities/{id}/logo': '200',
    'DELETE /v1/ec/entities/{id}/logo': '204',
  },
  'taxpayers-received': {
    'GET /v1/ec/taxpayers/{identification}': '200',
    'GET /v1/ec/received-documents/{access_key}': '200',
  },
  'webhook-endpoints': {
    'POST /v1/webhook-endpoints': '201',
    'GET /v1/webhook-endpoints': '200',
    'GET /v1/webhook-endpoints/{id}': '200',
    'PATCH /v1/webhook-endpoints/{id}': '200',
    'DELETE /v1/webhook-endpoints/{id}': '204',
    'POST /v1/webhook-endpoints/{id}/rotate-secret': '200',
    'POST /v1/webhook-endpoints/{id}/test': '200',
    'GET /v1/webhook-endpoints/{id}/deliveries': '200',
    'POST /v1/webhook-endpoints/{id}/deliveries/{delivery_id}/retry': '200',
  },
  description: { 'GET /v1/openapi.json': '200', 'GET /v1/docs': '200' },
};

const paths = section('api/paths', (check) => {
  for (const [row, operations] of Object.entries(rows)) {
    check(row, `the operations of the row «${row}» are served`, (world) => {
      const found = servedOperations(world);
      const own = Object.keys(operations).map((operation) => [operation, found.get(operation)]);
      expect(Object.fromEntries(own)).toEqual(operations);
    });
  }

  check('local', 'the operations of this machine are served under /v1/local', (world) => {
    const local = [...servedOperations(world).keys()].filter((operation) =>
      operation.includes(' /v1/local/'),
    );
    const roots = new Set(local.map((operation) => operation.split('/')[3]));
    for (const root of [
      'health',
      'api-keys',
      'series',
      'certificate',
      'sync',
      'settings',
      'customers',
      'products',
      'sandbox',
    ]) {
      expect(roots).toContain(root);
    }
  });

  check('local', 'programs pair under /v1/local', (world) => {
    expect([...servedOperations(world).keys()]).toContain('POST /v1/local/pairings');
  });

  check(
    ['a-document-never-skips-a-state', 'api/the-authority-s-answers/devuelta-others'],
    'what reception returns was submitted and returned at one instant; each message has a remedy',
    ({ samples }) => {
      for (const { returned } of Object.values(samples)) {
        expect(returned.status_transitions.submitted).toBe(returned.status_transitions.returned);
        for (const { remedy } of returned.sri_messages) expect(remedy).toMatch(/\w+/);
      }
    },
  );

  check('description', 'the description and its page need no key', async ({ stranger }) => {
    expect(await stranger.get('/v1/openapi.json')).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
    });
    expect((await stranger.call('GET', '/v1/docs')).headers['content-type']).toMatch(/^text\/html/);
    const health = await stranger.get('/v1/local/health');
    expect(Object.keys(health).toSorted()).toEqual(['name', 'version']);
  });

  check(
    'files',
    'XML and RIDE: under their own names, the RIDE in three formats and no other',
    async (world) => {
      for (const [type, { authorized }] of Object.entries(world.samples)) {
        const path = `/v1/ec/${plurals[authorized.object]}/${authorized.id}`;
        const name = `${fileNames[authorized.object]}-${authorized.number}`;
        const xml = await world.sandbox.call('GET', `${path}/xml`);
        expect(
          [xml.status, xml.headers['content-type'], xml.text.includes(authorized.access_key)],
          type,
        ).toEqual([200, expect.stringMatching(/^application\/xml/), true]);
        for (const format of ['', '?format=a4', '?format=ticket80', '?format=ticket58']) {
          const ride = await world.sandbox.call('GET', `${path}/ride${format}`);
          expect([ride.status, ride.headers['content-type'], ride.text.slice(0, 5)], type).toEqual([
            200,
            'application/pdf',
            '%PDF-',
          ]);
          expect(ride.headers['content-disposition']).toBe(`inline; filename="${name}.pdf"`);
        }
        expect(xml.headers['content-disposition']).toBe(`attachment; filename="${name}.xml"`);
        const { errors } = await world.sandbox.refused(
          422,
          'validation_failed',
          'GET',
          `${path}/ride?format=a5`,
        );
        expect(errors).toMatchObject([{ parameter: 'format', code: 'invalid_value' }]);
      }
    },
  );
});

/** Operations that are neither in the table nor under `/v1/local`: additions that this page allows by name. */
const additions = [
  'GET /v1/docs.md',
  'GET /v1/docs/{page}',
  'GET /v1/docs/search.json',
  'GET /v1/docs/llms.txt',
  'GET /v1/docs/errors/{code}',
  'GET /v1/ec/entities/{id}/logo',
];

const top = section('api/top', (check) => {
  check(
    'everything-that-is-in-neither-lives',
    'what is served is in the table, or under /v1/local',
    (world) => {
      const known = new Set([...Object.values(rows).flatMap((row) => Object.keys(row)), ...additions]);
      const others = [...servedOperations(world).keys()].filter(
        (operation) => !operation.includes(' /v1/local/') && !known.has(operation),
      );
      expect(others).toEqual([]);
    },
  );

  check(
    'wire-names-are-snake_case-amounts-quantities',
    'names on the wire are snake_case, and identifiers are UUIDs of version 7, in the order of creation',
    async (world) => {
      const documents = Object.values(world.samples).flatMap((sample) => Object.values(sample));
      const leaves = leavesOf(documents);
      for (const { name } of leaves) expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
      for (const { id } of documents) expect(z.uuidv7().safeParse(id).success, id).toBe(true);
      const inOrder = documents.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
      const distinct = inOrder.filter(
        ({ created_at }, index) => created_at !== inOrder[index - 1]?.created_at,
      );
      const ids = distinct.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted());
    },
  );

  check('all-json-error-bodies-are-application-problem-json', 'errors are problems', async ({ sandbox }) => {
    await sandbox.refused(404, 'not_found', 'GET', `/v1/ec/invoices/${uuid()}`);
  });
});

export const pathSections: readonly Section[] = [top, paths];

function each(
  bases: readonly string[],
  method: string,
  rest: string,
  statuses: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(bases.map((base) => [`${method} ${base}${rest}`, statuses]));
}
