import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problems } from '../../../../src-main/contract/problems/problems.ts';
import { type RunningApi, runApi } from '../../../support/api/running-api.ts';

const operation = z.looseObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  security: z.array(z.unknown()).optional(),
  'x-access': z.looseObject({ who: z.string(), scope: z.string().optional() }),
  parameters: z.array(
    z.looseObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({})) }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.looseObject({ description: z.string().min(1) })),
});
const description = z.looseObject({
  openapi: z.literal('3.1.1'),
  info: z.looseObject({ title: z.string(), version: z.literal('1.2.3') }),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/v1/'),
    z.record(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation.optional()),
  ),
  components: z.looseObject({
    schemas: z.record(z.string().regex(/^[a-z0-9_]+$/), z.looseObject({})),
    examples: z.record(z.string(), z.looseObject({ value: z.unknown() })),
  }),
});
type Operation = z.output<typeof operation>;

let api: RunningApi;
let text: string;
let document: z.output<typeof description>;
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  api = await runApi();
  text = (await api.call('GET', '/v1/local/openapi.json')).text;
  document = description.parse(JSON.parse(text));
  operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).flatMap(([method, found]) =>
      found ? [{ method, path, operation: found }] : [],
    ),
  );
});
afterAll(() => api.stop());

function concrete(path: string): string {
  return path
    .replace('{id}', '01970000-0000-7000-8000-000000000000')
    .replace('{code}', 'not_found')
    .replace('{page}', 'factura');
}

describe('the OpenAPI document', () => {
  const plurals = [
    'invoices',
    'purchase-settlements',
    'credit-notes',
    'debit-notes',
    'delivery-notes',
    'withholdings',
  ];

  it.each(plurals)('has every operation on %s', (plural) => {
    expect(pathsUnder(`/v1/ec/${plural}`)).toEqual([
      'GET ',
      'POST ',
      'POST /preview',
      'GET /{id}',
      'GET /{id}/xml',
      'GET /{id}/ride',
      'POST /{id}/resubmit',
      'POST /{id}/annul',
      'POST /{id}/email',
      'GET /{id}/events',
    ]);
  });

  it('has every operation on documents of any type', () => {
    expect(pathsUnder('/v1/ec/documents')).toEqual([
      'GET /report',
      'POST /email',
      'GET ',
      'GET /{id}',
      'GET /{id}/xml',
      'GET /{id}/ride',
      'POST /{id}/resubmit',
      'POST /{id}/annul',
      'POST /{id}/email',
      'GET /{id}/events',
      'POST /{id}/refresh-status',
    ]);
  });

  /** Methods and the rest of their paths. */
  function pathsUnder(start: string): string[] {
    return operations
      .filter(({ path }) => path === start || path.startsWith(`${start}/`))
      .map(({ method, path }) => `${method.toUpperCase()} ${path.slice(start.length)}`);
  }

  it('has every other operation that the program serves', () => {
    const others = operations.filter(
      ({ path }) => ![...plurals, 'documents'].includes(path.split('/')[3] ?? ''),
    );
    expect(others.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toMatchInlineSnapshot(`
      [
        "GET /v1/local/attention",
        "GET /v1/local/reports/period",
        "GET /v1/local/reports/period/file",
        "GET /v1/local/reports/profit",
        "GET /v1/local/reports/profit/file",
        "GET /v1/local/reports/declaration",
        "PUT /v1/local/reports/declaration",
        "GET /v1/local/reports/due-declarations",
        "GET /v1/local/reports/timeliness",
        "GET /v1/local/reports/timeliness/proof",
        "GET /v1/local/reports/transaction-annex",
        "GET /v1/local/reports/transaction-annex/file",
        "POST /v1/local/reports/comparison",
        "GET /v1/local/monthly-mail",
        "PUT /v1/local/monthly-mail",
        "POST /v1/local/document-exports",
        "GET /v1/local/document-exports/{id}",
        "DELETE /v1/local/document-exports/{id}",
        "GET /v1/local/document-exports/{id}/file",
        "GET /v1/local/document-views",
        "POST /v1/local/document-views",
        "PATCH /v1/local/document-views/{id}",
        "DELETE /v1/local/document-views/{id}",
        "POST /v1/ec/withholding-suggestions",
        "GET /v1/ec/received-documents/{access_key}",
        "GET /v1/ec/taxpayers/{identification}",
        "GET /v1/local/purchases",
        "POST /v1/local/purchases",
        "GET /v1/local/purchases/summary",
        "GET /v1/local/purchases/{id}",
        "PATCH /v1/local/purchases/{id}",
        "DELETE /v1/local/purchases/{id}",
        "GET /v1/local/purchases/{id}/withholding",
        "GET /v1/local/purchases/{id}/xml",
        "POST /v1/local/purchases/files",
        "POST /v1/local/purchases/changes",
        "POST /v1/local/purchases/{id}/check",
        "GET /v1/local/purchases/{id}/inventory",
        "PUT /v1/local/purchases/{id}/inventory/matches",
        "POST /v1/local/purchases/{id}/inventory/receipt",
        "POST /v1/local/purchases/{id}/inventory/receipt/reversal",
        "GET /v1/ec/imports",
        "POST /v1/ec/imports",
        "GET /v1/ec/imports/{id}",
        "GET /v1/ec/imports/{id}/items",
        "POST /v1/ec/imports/{id}/cancel",
        "GET /v1/ec/entities",
        "GET /v1/ec/entities/{id}",
        "PATCH /v1/ec/entities/{id}",
        "GET /v1/ec/entities/{id}/readiness",
        "GET /v1/ec/entities/{id}/logo",
        "PUT /v1/ec/entities/{id}/logo",
        "DELETE /v1/ec/entities/{id}/logo",
        "GET /v1/webhook-endpoints",
        "POST /v1/webhook-endpoints",
        "GET /v1/webhook-endpoints/{id}",
        "PATCH /v1/webhook-endpoints/{id}",
        "DELETE /v1/webhook-endpoints/{id}",
        "POST /v1/webhook-endpoints/{id}/rotate-secret",
        "POST /v1/webhook-endpoints/{id}/test",
        "GET /v1/webhook-endpoints/{id}/deliveries",
        "POST /v1/webhook-endpoints/{id}/deliveries/{delivery_id}/retry",
        "GET /v1/local/health",
        "POST /v1/local/sessions",
        "POST /v1/local/window-sessions",
        "POST /v1/local/session-keys",
        "POST /v1/local/agent-keys",
        "GET /v1/local/workspace",
        "GET /v1/local/api-keys",
        "POST /v1/local/api-keys",
        "DELETE /v1/local/api-keys/{id}",
        "GET /v1/local/pairings",
        "POST /v1/local/pairings",
        "GET /v1/local/pairings/{id}",
        "POST /v1/local/pairings/{id}/approve",
        "POST /v1/local/pairings/{id}/reject",
        "GET /v1/local/setup",
        "PUT /v1/local/setup",
        "PATCH /v1/local/setup",
        "PUT /v1/local/certificate",
        "GET /v1/local/certificate/doctor",
        "POST /v1/local/certificate/doctor",
        "PUT /v1/local/certificate/fallback",
        "DELETE /v1/local/certificate/fallback",
        "GET /v1/local/certificate/token/drivers",
        "POST /v1/local/certificate/token/inspect",
        "GET /v1/local/certificate/token",
        "PUT /v1/local/certificate/token",
        "POST /v1/local/certificate/token/pin",
        "GET /v1/local/settings",
        "PATCH /v1/local/settings",
        "GET /v1/local/email",
        "PUT /v1/local/email",
        "DELETE /v1/local/email",
        "GET /v1/local/email/presets",
        "POST /v1/local/email/test",
        "GET /v1/local/backups",
        "PUT /v1/local/backups/settings",
        "DELETE /v1/local/backups/settings",
        "POST /v1/local/backups/run",
        "POST /v1/local/backups/cancel",
        "GET /v1/local/backups/files",
        "DELETE /v1/local/backups/files/{place}/{file}",
        "POST /v1/local/backups/test",
        "POST /v1/local/backups/test/cancel",
        "POST /v1/local/backups/archives",
        "GET /v1/local/move",
        "POST /v1/local/move",
        "POST /v1/local/move/cancel",
        "POST /v1/local/move/undo",
        "GET /v1/local/restore",
        "POST /v1/local/restore/files",
        "POST /v1/local/restore/place",
        "POST /v1/local/restore/open",
        "POST /v1/local/restore/cancel",
        "POST /v1/local/restore/confirm",
        "DELETE /v1/local/restore/last",
        "GET /v1/local/head-office",
        "POST /v1/local/head-office",
        "PATCH /v1/local/head-office",
        "DELETE /v1/local/head-office",
        "POST /v1/local/head-office/retry",
        "GET /v1/local/hosted-head",
        "POST /v1/local/hosted-head",
        "DELETE /v1/local/hosted-head",
        "POST /v1/local/hosted-head/enrolment-codes",
        "POST /v1/local/hosted-head/keys",
        "GET /v1/local/head-office/decisions",
        "GET /v1/local/head-office/invoices",
        "GET /v1/local/portal",
        "PUT /v1/local/portal",
        "GET /v1/local/printers",
        "POST /v1/local/printers",
        "GET /v1/local/printers/queues",
        "GET /v1/local/printers/{id}",
        "PUT /v1/local/printers/{id}",
        "DELETE /v1/local/printers/{id}",
        "GET /v1/local/printers/{id}/status",
        "POST /v1/local/printers/{id}/test",
        "GET /v1/local/print",
        "POST /v1/local/print",
        "GET /v1/local/print/{id}",
        "POST /v1/local/print/{id}/retry",
        "POST /v1/local/print/{id}/cancel",
        "POST /v1/local/drawer",
        "POST /v1/local/cash-sessions/{id}/print",
        "GET /v1/local/series",
        "PATCH /v1/local/series/{id}",
        "POST /v1/local/series/{id}/resume",
        "GET /v1/local/emission-points",
        "POST /v1/local/emission-points",
        "PATCH /v1/local/establishments/{code}",
        "GET /v1/local/products",
        "POST /v1/local/products",
        "GET /v1/local/products/categories",
        "GET /v1/local/products/next-code",
        "GET /v1/local/products/{id}",
        "PUT /v1/local/products/{id}",
        "DELETE /v1/local/products/{id}",
        "GET /v1/local/product-parents",
        "POST /v1/local/product-parents",
        "GET /v1/local/product-parents/{id}",
        "PUT /v1/local/product-parents/{id}",
        "DELETE /v1/local/product-parents/{id}",
        "DELETE /v1/local/product-parents/{id}/variants/{product_id}",
        "GET /v1/local/products/costs",
        "PUT /v1/local/products/{id}/cost",
        "GET /v1/local/tiles",
        "PUT /v1/local/tiles",
        "GET /v1/local/products/{id}/picture",
        "PUT /v1/local/products/{id}/picture",
        "DELETE /v1/local/products/{id}/picture",
        "GET /v1/local/products/export",
        "GET /v1/local/products/import-template",
        "POST /v1/local/products/imports",
        "GET /v1/local/products/imports/{id}",
        "PATCH /v1/local/products/imports/{id}",
        "DELETE /v1/local/products/imports/{id}",
        "GET /v1/local/products/imports/{id}/rows",
        "POST /v1/local/products/imports/{id}/commit",
        "GET /v1/local/price-lists",
        "POST /v1/local/price-lists",
        "PATCH /v1/local/price-lists/{id}",
        "DELETE /v1/local/price-lists/{id}",
        "GET /v1/local/promotions",
        "POST /v1/local/promotions",
        "POST /v1/local/promotions/preview",
        "POST /v1/local/promotions/priced-cart",
        "GET /v1/local/promotions/results",
        "PUT /v1/local/promotions/{id}",
        "DELETE /v1/local/promotions/{id}",
        "POST /v1/local/products/price-changes/preview",
        "POST /v1/local/products/price-changes/{id}",
        "POST /v1/local/products/labels",
        "POST /v1/local/products/labels/print",
        "POST /v1/local/products/in-store-barcodes",
        "GET /v1/local/customers",
        "POST /v1/local/customers",
        "GET /v1/local/customers/{id}",
        "PUT /v1/local/customers/{id}",
        "DELETE /v1/local/customers/{id}",
        "PUT /v1/local/customers/{id}/credit-terms",
        "GET /v1/local/receivables",
        "GET /v1/local/receivables/customers/{identification}",
        "GET /v1/local/receivables/export",
        "GET /v1/local/receivables/opening-balances/import-template",
        "POST /v1/local/receivables/opening-balances/imports",
        "GET /v1/local/receivables/opening-balances/imports/{id}",
        "PATCH /v1/local/receivables/opening-balances/imports/{id}",
        "DELETE /v1/local/receivables/opening-balances/imports/{id}",
        "GET /v1/local/receivables/opening-balances/imports/{id}/rows",
        "POST /v1/local/receivables/opening-balances/imports/{id}/commit",
        "GET /v1/local/receivables/customers/{identification}/statement",
        "GET /v1/local/receivables/customers/{identification}/statement/pdf",
        "POST /v1/local/receivables/customers/{identification}/statement/print",
        "POST /v1/local/receivables/customers/{identification}/statement/email",
        "GET /v1/local/receivables/payments",
        "POST /v1/local/receivables/payments",
        "GET /v1/local/receivables/payments/{id}",
        "POST /v1/local/receivables/payments/{id}/reverse",
        "POST /v1/local/receivables/payments/{id}/print",
        "POST /v1/local/receivables/opening-balances",
        "POST /v1/local/receivables/opening-balances/{id}/cancel",
        "GET /v1/local/customers/export",
        "GET /v1/local/customers/import-template",
        "POST /v1/local/customers/imports",
        "GET /v1/local/customers/imports/{id}",
        "PATCH /v1/local/customers/imports/{id}",
        "DELETE /v1/local/customers/imports/{id}",
        "GET /v1/local/customers/imports/{id}/rows",
        "POST /v1/local/customers/imports/{id}/commit",
        "GET /v1/local/proformas",
        "POST /v1/local/proformas",
        "GET /v1/local/proformas/{id}",
        "PUT /v1/local/proformas/{id}/acceptance",
        "GET /v1/local/proformas/{id}/pdf",
        "POST /v1/local/proformas/{id}/print",
        "POST /v1/local/proformas/{id}/email",
        "GET /v1/local/stock/products/{id}/lots",
        "POST /v1/local/stock/products/{id}/lots",
        "GET /v1/local/stock/expiring",
        "GET /v1/local/stock/expiring/file",
        "GET /v1/local/operators",
        "POST /v1/local/operators",
        "PATCH /v1/local/operators/{id}",
        "PUT /v1/local/operators/{id}/pin",
        "POST /v1/local/operators/{id}/forgotten-pin",
        "GET /v1/local/operators/signed-in",
        "POST /v1/local/operators/{id}/sign-in",
        "POST /v1/local/operators/sign-out",
        "POST /v1/local/operators/{id}/approvals",
        "GET /v1/local/roles",
        "PUT /v1/local/roles/{role}",
        "GET /v1/local/tills",
        "POST /v1/local/tills",
        "PATCH /v1/local/tills/{id}",
        "GET /v1/local/cash-sessions",
        "POST /v1/local/cash-sessions",
        "GET /v1/local/cash-sessions/{id}",
        "GET /v1/local/cash-sessions/{id}/movements",
        "POST /v1/local/cash-sessions/{id}/movements",
        "POST /v1/local/cash-sessions/{id}/sales",
        "POST /v1/local/cash-sessions/{id}/x",
        "POST /v1/local/cash-sessions/{id}/close",
        "GET /v1/local/cash-sessions/{id}/z",
        "GET /v1/local/fiscal-machines",
        "POST /v1/local/fiscal-machines",
        "PATCH /v1/local/fiscal-machines/{id}",
        "GET /v1/local/fiscal-machines/{id}/totals",
        "GET /v1/local/fiscal-machines/{id}/documents",
        "GET /v1/local/held-sales",
        "POST /v1/local/held-sales",
        "GET /v1/local/held-sales/{id}",
        "DELETE /v1/local/held-sales/{id}",
        "POST /v1/local/held-sales/{id}/recall",
        "GET /v1/local/document-drafts",
        "GET /v1/local/document-drafts/{id}",
        "PUT /v1/local/document-drafts/{id}",
        "DELETE /v1/local/document-drafts/{id}",
        "POST /v1/local/removals/{id}/undo",
        "GET /v1/local/approvals",
        "GET /v1/local/staff-events",
        "GET /v1/local/stock",
        "POST /v1/local/stock/movements",
        "GET /v1/local/stock/products/{id}",
        "PATCH /v1/local/stock/products/{id}",
        "GET /v1/local/stock/products/{id}/movements",
        "GET /v1/local/sync",
        "POST /v1/local/sync/pause",
        "POST /v1/local/sync/resume",
        "POST /v1/local/sync/try-now",
        "GET /v1/local/clock",
        "POST /v1/local/clock/confirm",
        "GET /v1/local/second-place",
        "PUT /v1/local/second-place",
        "GET /v1/local/data-folder",
        "GET /v1/local/support-file",
        "GET /v1/local/metrics",
        "GET /v1/local/sync/waiting",
        "GET /v1/local/events",
        "GET /v1/local/sandbox/conditions",
        "PUT /v1/local/sandbox/conditions",
        "DELETE /v1/local/sandbox/conditions",
        "GET /v1/local/tables",
        "GET /v1/openapi.json",
        "GET /v1/local/openapi.json",
        "GET /v1/docs",
        "GET /v1/docs.md",
        "GET /v1/docs/search.json",
        "GET /v1/docs/{page}",
        "GET /v1/local/docs",
        "GET /v1/local/docs.md",
        "GET /v1/local/docs/search.json",
        "GET /v1/local/docs/{page}",
        "GET /v1/docs/llms.txt",
        "GET /v1/docs/errors/{code}",
      ]
    `);
  });

  it('gives each operation a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refers only to schemas and examples it has, and has none that nobody refers to', () => {
    const refs = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ''));
    for (const ref of refs) expect(ref).toMatch(/^#\/components\/(schemas|headers|examples)\/\w+$/);
    for (const kind of ['schemas', 'examples'] as const) {
      const named = [...refs].filter((ref) => ref.includes(`/${kind}/`)).map((ref) => ref.split('/').at(-1));
      expect(Object.keys(document.components[kind]).toSorted()).toEqual(named.toSorted());
    }
  });

  it('declares each parameter of a path, and nothing required that a query may leave out', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(inPath, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      for (const parameter of operation.parameters) expect(parameter.required).toBe(parameter.in === 'path');
    }
  });

  it('comes from the server itself: each operation is there, and asks for a key exactly when it says so', async () => {
    for (const { method, path, operation } of operations) {
      const [type] = Object.keys(operation.requestBody?.content ?? {});
      const headers = type === undefined ? {} : { 'content-type': type };
      const answer = await api.call(method.toUpperCase(), concrete(path), {
        headers,
        body: operation.requestBody && '',
      });
      const isOpen = operation.security?.length === 0;
      const expected = isOpen ? (operation.requestBody ? 400 : 200) : 401;
      expect(answer.status, `${method} ${path}`).toBe(expected);
    }
  });

  it('reports every status the guard and the checks can answer', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['403', '406', '422', '500']));
      if (operation.security === undefined) expect(statuses).toEqual(expect.arrayContaining(['401', '429']));
      if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    }
  });

  it('says of whatever issues that the data may still be under check after a start', () => {
    const warned = operations
      .filter(({ operation }) => operation.responses['503']?.description.includes('`starting`'))
      .map(({ operation }) => operation.operationId);
    const issuing = operations
      .map(({ operation }) => operation.operationId)
      .filter((id) => id.startsWith('issue_'));
    expect(issuing.length).toBe(plurals.length);
    expect(warned.toSorted()).toEqual([...issuing, 'replace_document'].toSorted());
  });

  it('names problem codes that exist', () => {
    const named = new Set(
      operations.flatMap(({ operation }) =>
        Object.entries(operation.responses)
          .filter(([status]) => status >= '400')
          .flatMap(([, { description: codes }]) =>
            [...codes.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
          ),
      ),
    );
    expect(named.size).toBeGreaterThan(15);
    for (const code of named) expect(problems).toHaveProperty(code);
  });

  it('tells apart what is sent and what comes back where defaults make them differ', () => {
    const { schemas } = document.components;
    // The price is one of two, which the schema of JSON does not say.
    expect(schemas.product_body?.required).toEqual(['code', 'name']);
    expect(schemas.product?.required).toContain('unit_price');
    expect(schemas.product?.required).toContain('iva');
    expect(schemas.invoice_body).toMatchObject({ additionalProperties: false });
  });
});

describe('the examples', () => {
  const deliveryNotes = z.object({
    paths: z.object({
      '/v1/ec/delivery-notes': z.object({
        post: z.object({
          requestBody: z.object({
            content: z.object({ 'application/json': z.object({ example: z.looseObject({}) }) }),
          }),
        }),
      }),
    }),
  });

  it('say the day in Ecuador on which they are read, also in a service that runs for days', async () => {
    let now = new Date('2026-12-31T23:58:00.000-05:00');
    const service = await runApi({ now: () => now });
    const read = async () => {
      const described = deliveryNotes.parse((await service.call('GET', '/v1/local/openapi.json')).json());
      const { example } =
        described.paths['/v1/ec/delivery-notes'].post.requestBody.content['application/json'];
      return { example, page: (await service.call('GET', '/v1/docs/guia-de-remision')).text };
    };
    const before = await read();
    expect(before.example).toMatchObject({ transport_start: '2026-12-31', transport_end: '2026-12-31' });
    expect(before.page).toContain('2026-12-31');
    now = new Date('2027-01-01T00:02:00.000-05:00');
    const after = await read();
    expect(after.example).toMatchObject({ transport_start: '2027-01-01', transport_end: '2027-01-01' });
    expect(after.page).toContain('2027-01-01');
    expect(after.page).not.toContain('2026-12-31');
    await service.stop();
  });
});

describe('the pages of the errors', () => {
  it.each(Object.entries(problems))(
    'has %s, with its title, cause and remedy',
    async (code, { title, status }) => {
      const page = await api.call('GET', `/v1/docs/errors/${code}`);
      expect(page.status).toBe(200);
      for (const part of [title, String(status), 'Por qué ocurre', 'Qué hacer'])
        expect(page.text).toContain(part);
    },
  );

  it('has none for a code that does not exist', async () => {
    const answer = await api.call('GET', '/v1/docs/errors/no_such_thing');
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});
