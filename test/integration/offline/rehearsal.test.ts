import { expect, it } from 'vitest';
import { sandboxConditionsResource } from '../../../src-main/contract/business/sandbox-conditions.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { keyHolderOf, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const conditions = '/v1/local/sandbox/conditions';

it('rehearses an outage: documents queue while the simulated authority is down, and go by themselves after', async () => {
  const service = await services.start();
  const [owner, client] = [ownerOf(service), await keyHolderOf(service)];
  const outage = { reception: 'unavailable', authorization: 'unavailable', remaining: 2 };
  const set = await owner.call('PUT', conditions, { body: outage });
  expect(sandboxConditionsResource.parse(set.json())).toMatchObject(outage);

  const issued = await client.issue(anInvoiceBody());
  expect(issued.status).toBe('pending');
  const decided = await client.invoice(issued.id, 'wait=25');
  expect(decided.status).toBe('authorized');

  const after = sandboxConditionsResource.parse((await owner.call('GET', conditions)).json());
  expect(after).toEqual({
    object: 'sandbox_conditions',
    reception: null,
    authorization: null,
    latency_ms: 0,
    remaining: null,
  });
});

it('goes back to normal on request, refuses what it does not know, and hides from keys', async () => {
  const service = await services.start();
  const [owner, client] = [ownerOf(service), await keyHolderOf(service)];
  await owner.call('PUT', conditions, { body: { authorization: 'in_process' } });
  expect((await owner.call('DELETE', conditions)).json()).toMatchObject({ authorization: null });

  const faulty = await owner.call('PUT', conditions, {
    body: { reception: 'in_process', latency_ms: -1, foo: 1 },
  });
  expect(faulty.status).toBe(422);
  expect(problemOf(faulty).errors?.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/reception', '/latency_ms', '/foo']),
  );
  expect((await client.call('GET', conditions)).status).toBe(403);
});
