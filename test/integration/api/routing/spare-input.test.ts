import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';

let api: ProgramApi;
let token: string;
beforeAll(async () => {
  api = await runApi();
  token = await api.addKey({});
});
afterAll(() => api.stop());

describe('what nobody asked for is refused, never dropped', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'limit[__proto__]', ''])(
    'the parameter «%s»',
    async (name) => {
      const answer = await api.call('GET', `/v1/ec/invoices?${encodeURIComponent(name)}=1`, { token });
      expect(answer.json()).toMatchObject({ code: 'unknown_parameter', errors: [{ parameter: name }] });
    },
  );

  const path = '/v1/local/api-keys/019a0000-0000-7000-8000-000000000001';

  function remove(target: string, body: string) {
    // Node's client says nothing of the body of a DELETE by itself.
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    return api.call('DELETE', target, { token: api.session, headers, body });
  }

  it('a body where the operation takes none, with every other fault', async () => {
    const answer = await remove(`${path}?why=1`, '{"reason":"lost"}');
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [
        { parameter: 'why', code: 'unknown_parameter' },
        { pointer: '', code: 'not_allowed_here', message: 'Esta operación no lleva cuerpo.' },
      ],
    });
  });

  it('but an empty object says nothing, and is no fault', async () => {
    const answer = await remove(path, '{}');
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});
