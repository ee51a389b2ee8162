import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type KeyScope, keyScopes } from '../../../../src-main/contract/local.ts';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';
import { partsAlone } from '../../../support/api/shop-api.ts';

const written = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        'x-access': z.looseObject({ who: z.string(), scope: z.enum(keyScopes).optional() }),
        requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
      }),
    ),
  ),
});

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly who: string;
  readonly scope: KeyScope | undefined;
  /** Media type of the body it asks for. */
  readonly type: string | undefined;
}

let api: ProgramApi;
let operations: readonly Operation[];
beforeAll(async () => {
  // Nothing behind the guard is there: what it lets through does nothing.
  api = await runApi({ change: ({ keys, counter }) => partsAlone({ keys, counter }) });
  const { paths } = written.parse((await api.call('GET', '/v1/local/openapi.json')).json());
  operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '01970000-0000-7000-8000-000000000000'),
      who: operation['x-access'].who,
      scope: operation['x-access'].scope,
      type: Object.keys(operation.requestBody?.content ?? {})[0],
    })),
  );
});
afterAll(() => api.stop());

/** With a body of the right type that says nothing. */
function call({ method, path, type }: Operation, token: string | undefined, headers = {}) {
  const body = type === undefined ? {} : { body: '{}' };
  const typed = type === undefined ? headers : { 'content-type': type, ...headers };
  return api.call(method, path, { ...(token !== undefined && { token }), headers: typed, ...body });
}

/** What keeps it from the operation: the problem's code, of those of the guard. */
async function refusalOf(operation: Operation, token: string | undefined, headers = {}) {
  const { status, text } = await call(operation, token, headers);
  return [401, 403].includes(status)
    ? z.looseObject({ code: z.string() }).parse(JSON.parse(text)).code
    : undefined;
}

async function allOf(
  asked: readonly Operation[],
  outcome: (operation: Operation) => Promise<string | undefined>,
): Promise<Record<string, string | undefined>> {
  const entries = await Promise.all(asked.map(async (one) => [one.name, await outcome(one)] as const));
  return Object.fromEntries(entries);
}

describe.each(keyScopes)('a key with the permission «%s» alone', (scope) => {
  it('reaches the operations of that permission, and no other of any kind', async () => {
    const token = await api.addKey({ scopes: [scope] });
    const closed = operations.filter(({ who }) => who !== 'anyone' && who !== 'secret_holder');
    const expected = closed.map(
      (one) => [one.name, one.scope === scope ? undefined : 'insufficient_scope'] as const,
    );
    expect(await allOf(closed, (one) => refusalOf(one, token))).toEqual(Object.fromEntries(expected));
  });
});

it('a key with every permission reaches nothing that is a person’s', async () => {
  const token = await api.addKey({ scopes: [...keyScopes] });
  const persons = operations.filter(({ who }) => who === 'person');
  expect(persons.length).toBeGreaterThan(20);
  expect(new Set(Object.values(await allOf(persons, (one) => refusalOf(one, token))))).toEqual(
    new Set(['insufficient_scope']),
  );
});

it('a person’s session reaches nothing that is a key’s', async () => {
  const keys = operations.filter(({ who }) => who === 'key');
  expect(new Set(Object.values(await allOf(keys, (one) => refusalOf(one, api.session))))).toEqual(
    new Set(['insufficient_scope']),
  );
});

it('nobody reaches anything that is not open', async () => {
  const closed = operations.filter(({ who }) => who !== 'anyone');
  const refusals = await allOf(closed, (one) => refusalOf(one, undefined));
  expect(new Set(Object.values(refusals))).toEqual(new Set(['missing_api_key']));
});

it('open are only what tells nothing of the business, and what a program begins with', () => {
  const open = operations.filter(({ who }) => who === 'anyone').map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'check_health',
    'create_pairing',
    'describe_api',
    'describe_local_api',
    'open_session',
    'read_error_reference',
    'read_llms_text',
    'read_local_reference',
    'read_local_reference_index',
    'read_local_reference_markdown',
    'read_local_reference_page',
    'read_reference',
    'read_reference_index',
    'read_reference_markdown',
    'read_reference_page',
  ]);
});

it.each([
  ['a foreign name', (port: number) => ({ host: `evil.example:${port}` }), 'host_not_allowed'],
  ['a foreign page', () => ({ origin: 'https://evil.example' }), 'origin_not_allowed'],
  ['a page without an origin', () => ({ origin: 'null' }), 'origin_not_allowed'],
])('%s reaches no operation at all, with whatever token', async (_name, headers, code) => {
  const tokens = [api.session, await api.addKey({ scopes: [...keyScopes] }), undefined];
  for (const token of tokens) {
    const refusals = await allOf(operations, (one) => refusalOf(one, token, headers(api.port)));
    expect(new Set(Object.values(refusals))).toEqual(new Set([code]));
  }
});

it('each permission is asked for where it should be', () => {
  const of = (scope: KeyScope) =>
    operations.filter((one) => one.scope === scope).map(({ method, path }) => `${method} ${path}`);
  const writes = /^(POST|PUT|PATCH|DELETE) /;
  // A preview, a suggestion, a question to the authority, a comparison, the promotions of a cart and a file of what may be
  // read change nothing that is signed.
  const harmless =
    /\/(preview|priced-cart|withholding-suggestions|refresh-status|reports\/comparison|document-exports(\/[^/]+)?)$/;
  expect(of('read').filter((one) => writes.test(one) && !harmless.test(one))).toEqual([]);
  expect(of('issue').filter((one) => !writes.test(one))).toEqual([]);
  expect(of('config').filter((one) => /\/(invoices|[a-z]+-notes|withholdings|documents)/.test(one))).toEqual(
    [],
  );
});
