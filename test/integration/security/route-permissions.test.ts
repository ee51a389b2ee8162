import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { permissions } from '../../../src-main/contract/counter/permissions.ts';
import { createdApiKey, keyScopes } from '../../../src-main/contract/local.ts';
import { type ApiClient, apiClient } from '../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

const access = z.strictObject({
  who: z.enum(['anyone', 'secret_holder', 'person', 'key', 'person_or_key']),
  scope: z.enum(keyScopes).optional(),
  permission: z
    .union([
      z.enum([...permissions, 'signed_in', 'signed_out', 'owner']),
      z.strictObject({
        approvable: z.enum(permissions),
        about: z.enum(['document_id', 'product_ids', 'revision']).optional(),
      }),
      z.strictObject({ judged: z.enum(permissions) }),
    ])
    .optional(),
});

const description = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        'x-access': access,
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
        requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
      }),
    ),
  ),
});

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly access: z.output<typeof access>;
  readonly parameters: readonly string[];
  /** Media type of the body it asks for. */
  readonly type: string | undefined;
}

let shop: StaffedService;
let operations: readonly Operation[];
let programs: readonly ApiClient[];

beforeAll(async () => {
  const service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await staff(service);
  const { paths } = description.parse((await shop.owner.call('GET', '/v1/local/openapi.json')).json());
  operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      access: described['x-access'],
      parameters: described.parameters.map(({ name }) => name),
      type: Object.keys(described.requestBody?.content ?? {})[0],
    })),
  );
  programs = await Promise.all(
    keyScopes.map(async (scope) => {
      const body = { environment: 'sandbox', name: scope, scopes: [scope] };
      const made = await shop.owner.call('POST', '/v1/local/api-keys', { body });
      return apiClient(service.url, createdApiKey.parse(made.json()).key);
    }),
  );
});

/** Why the guard turns a caller away, with a body that says nothing: past the guard it is refused, or harmless. */
async function refusal(client: ApiClient, { method, path, type }: Operation): Promise<string | undefined> {
  const address = path
    .replaceAll('{role}', 'cashier')
    .replaceAll(/\{\w+\}/g, '01970000-0000-7000-8000-000000000000');
  const sent = type === undefined ? {} : { body: '{}', headers: { 'content-type': type } };
  const { status, text } = await client.call(method, address, sent);
  if (status !== 401 && status !== 403) return undefined;
  return z.looseObject({ code: z.string() }).parse(JSON.parse(text)).code;
}

/** A person at the window: with its session, or with a key of that session where only keys are let in. */
function atWindow({ access: { who } }: Operation): ApiClient {
  return who === 'key' ? shop.documents : shop.window;
}

const isForPeople = ({ access: { permission } }: Operation) => permission !== undefined;

/** Taken last: it would sign the cashier out for those after it. */
const isSigningOut = ({ path }: Operation) => path.endsWith('/sign-out');

describe('who is let through to each route', () => {
  it('is what the table of docs/security-routes.md says', async () => {
    const people = operations.filter(isForPeople).filter((one) => !isSigningOut(one));
    const rows = new Map<Operation, string[]>();
    await shop.signIn(shop.caro);
    for (const one of people) rows.set(one, [await answerTo(atWindow(one), one)]);
    await shop.signOut();
    for (const one of people) rows.get(one)?.push(await answerTo(atWindow(one), one));
    for (const one of people) {
      const let_in = [];
      for (const [index, scope] of keyScopes.entries()) {
        const program = programs[index];
        if (program && (await refusal(program, one)) === undefined) let_in.push(scope);
      }
      rows.get(one)?.push(let_in.join(', ') || '—');
    }
    const lines = people.map((one) => [
      `\`${one.method} ${one.path}\``,
      permissionOf(one),
      ...(rows.get(one) ?? []),
    ]);
    await expect(tableOf(lines)).toMatchFileSnapshot(
      join(import.meta.dirname, '../../../docs/security-routes.md'),
    );
  });

  it('is nobody who is not signed in, but for the sign-in itself and the PIN that the only administrator forgot', async () => {
    await shop.signOut();
    const open: string[] = [];
    for (const one of operations.filter(isForPeople)) {
      if ((await refusal(atWindow(one), one)) === undefined) open.push(`${one.method} ${one.path}`);
    }
    expect(open).toEqual([
      'GET /v1/local/operators',
      'POST /v1/local/operators/{id}/forgotten-pin',
      'GET /v1/local/operators/signed-in',
      'POST /v1/local/operators/{id}/sign-in',
      'POST /v1/local/operators/sign-out',
    ]);
  }, 120_000);

  it('is never decided by an approval that the route does not take', () => {
    const approvable = operations.filter(({ access: { permission } }) => {
      return typeof permission === 'object' && 'approvable' in permission;
    });
    expect(approvable.length).toBeGreaterThan(0);
    for (const { path, parameters } of approvable) expect(parameters, path).toContain('approval_id');
  });
});

describe('a cashier', () => {
  it('makes no live API key, nor any other', async () => {
    await shop.signIn(shop.caro);
    const body = { environment: 'live', name: 'Mía', scopes: ['issue'] };
    const refused = await shop.window.call('POST', '/v1/local/api-keys', { body });
    expect([refused.status, refused.json().code]).toEqual([403, 'operator_not_allowed']);
  });

  it('may what the shop lets cashiers do, from the next request on', async () => {
    await shop.signIn(shop.ana);
    const body = { permissions: ['sell', 'manage_printers'] };
    expect((await shop.window.call('PUT', '/v1/local/roles/cashier', { body })).status).toBe(200);
    await shop.signIn(shop.caro);
    expect((await shop.window.call('GET', '/v1/local/printers/queues')).status).toBe(200);
    expect((await shop.documents.call('GET', '/v1/ec/invoices')).json().code).toBe('operator_not_allowed');
    await shop.signIn(shop.ana);
    const everything = { permissions: ['manage_operators'] };
    const refused = await shop.window.call('PUT', '/v1/local/roles/cashier', { body: everything });
    expect(refused.json().code).toBe('validation_failed');
    const fixed = await shop.window.call('PUT', '/v1/local/roles/administrator', { body });
    expect(fixed.status).toBeGreaterThanOrEqual(400);
  });
});

async function answerTo(client: ApiClient, operation: Operation): Promise<string> {
  const { permission } = operation.access;
  const refused = await refusal(client, operation);
  if (refused === undefined) return typeof permission === 'object' ? 'judged by the use case' : 'yes';
  const isApprovable = typeof permission === 'object' && 'approvable' in permission;
  return isApprovable && refused === 'operator_not_allowed' ? 'with an approval' : refused;
}

function permissionOf({ access: { permission } }: Operation): string {
  if (typeof permission !== 'object') return permission ?? '';
  return 'approvable' in permission ? permission.approvable : permission.judged;
}

const columns = ['route', 'permission', 'cashier', 'nobody signed in', 'keys with the scope'];

function tableOf(lines: readonly (readonly string[])[]): string {
  const widths = columns.map((_, column) =>
    Math.max(...[columns, ...lines].map((cells) => cells[column]?.length ?? 0)),
  );
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    '# Who gets through to each route',
    '',
    'With the roles as they come. `test/integration/security/route-permissions.test.ts` writes and checks it by calling every',
    'route; what was decided, and why, is in [security.md](security.md). A program gets through by the scopes of its key (the',
    'last column), whoever is signed in. The owner of the data, at the command line, gets through to every route of persons.',
    '',
    row(columns),
    row(widths.map((width) => '-'.repeat(width))),
    ...lines.map(row),
    '',
  ].join('\n');
}
