import { expect, it, onTestFinished } from 'vitest';
import { printJobResource } from '../../../../src-main/contract/printing/print-job.ts';
import { type ProformaResource, proformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { aBuyer, aLine } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { startMailServer } from '../../../support/mail/mail-server.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/proformas';

async function make(client: ApiClient, body: unknown = { buyer: aBuyer(), lines: [aLine()] }) {
  const answer = await client.call('POST', path, { body });
  expect(answer.status, answer.text).toBe(201);
  return proformaResource.parse(answer.json());
}

async function read(client: ApiClient, { id }: ProformaResource) {
  return proformaResource.parse((await client.call('GET', `${path}/${id}`)).json());
}

it('a proforma is had as PDF of each size, and printed without a drawer', async () => {
  const service = await services.start();
  const client = await keyHolderOf(service);
  const { id, number } = await make(client);
  for (const format of ['a4', 'ticket80', 'ticket58']) {
    const answer = await fetch(`${service.url}${path}/${id}/pdf?format=${format}`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="proforma-${number}.pdf"`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  expect(problemOf(await client.call('POST', `${path}/${id}/print`)).code).toBe('invalid_state');
  const connection = { type: 'network', host: '127.0.0.1', port: 9 };
  const printer = { name: 'Mostrador', connection, paper: 'roll80' };
  const added = await ownerOf(service).call('POST', '/v1/local/printers', { body: printer });
  expect(added.status, added.text).toBe(201);
  const answer = await client.call('POST', `${path}/${id}/print`);
  expect(answer.status, answer.text).toBe(202);
  expect(printJobResource.parse(answer.json())).toMatchObject({ kind: 'report', copy: false });
});

it('a proforma is sent to its customer with its page, and says so', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const service = await services.start();
  const client = await keyHolderOf(service);
  const proforma = await make(client);
  const email = (body: unknown) => client.call('POST', `${path}/${proforma.id}/email`, { body });
  expect(problemOf(await email({})).code).toBe('not_ready');
  const account = {
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    from_address: 'tienda@ejemplo.ec',
  };
  expect((await ownerOf(service).call('PUT', '/v1/local/email', { body: account })).status).toBe(200);
  expect((await email({})).json()).toMatchObject({ proforma_id: proforma.id, to: ['comprador@example.com'] });
  const sent = await eventually(
    () => read(client, proforma),
    ({ emails }) => emails[0]?.status === 'sent',
  );
  expect(sent.emails).toMatchObject([{ to: 'comprador@example.com' }]);
  const [mail] = server.received;
  expect(mail?.headers.get('subject')).toContain(`Proforma ${proforma.number} de `);
  expect(mail?.text).toContain('sin valor tributario');
  expect(mail?.text).not.toContain('SRI');
  expect(mail?.attachments.map(({ name }) => name)).toEqual([`proforma-${proforma.number}.pdf`]);

  const nobody = await make(client, { buyer: { identification_type: 'consumidor_final' }, lines: [aLine()] });
  const refused = await client.call('POST', `${path}/${nobody.id}/email`, { body: {} });
  expect(problemOf(refused)).toMatchObject({ errors: [{ pointer: '/to', code: 'required' }] });
});
