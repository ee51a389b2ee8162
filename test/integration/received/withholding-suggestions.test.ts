import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { makeAccessKey } from '../../../src-main/documents/identifiers/access-key.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import {
  type WithholdingSuggestion,
  withholdingSuggestion,
} from '../../../src-main/documents/withholding/suggestion/withholding-suggestion.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { companyRuc } from '../../support/certificates/test-certificates.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';

const services = testServices();
const path = '/v1/ec/withholding-suggestions';
const today = ecuadorDate(new Date());
let authority: AuthorityDouble;
let client: ApiClient;
let sandbox: ApiClient;

/** A business that buys from itself: the invoices of the supplier are its own, as the authority has them. */
beforeAll(async () => {
  authority = await startAuthorityDouble();
  const folder = services.newFolder();
  const { relative } = writeCertificate(folder);
  const file = writeBusinessFile(folder, aBusiness({ certificate: relative }));
  const service = await services.start({ env: { MOSTRADOR_AUTHORITY_TEST_URL: authority.url } });
  expect(await runCli(service.dataDir, ['setup', '--file', file])).toMatchObject({ exitCode: 0, stderr: '' });
  client = await keyHolderOf(service, 'test');
  sandbox = await keyHolderOf(service, 'sandbox');
});

afterAll(() => authority.close());

function suggested(answer: HttpAnswer): WithholdingSuggestion {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  return withholdingSuggestion.parse(answer.json());
}

const supplierInvoice = {
  supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PROVEEDOR S.A.' },
  number: '001-002-000004321',
  issue_date: today,
  authorization_number: '1234567890',
  taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00' }],
  subtotal: '200.00',
  total: '230.00',
} as const;

describe('what to withhold from an invoice as it was issued', () => {
  it.each([
    ['goods', false, ['312 2.00 4.00', '1 30.00 9.00'], '13.00'],
    ['goods', true, ['312 2.00 4.00', '9 10.00 3.00'], '7.00'],
    ['services', false, ['3440 3.00 6.00', '2 70.00 21.00'], '27.00'],
    ['services', true, ['3440 3.00 6.00', '10 20.00 6.00'], '12.00'],
  ] as const)('%s, special taxpayer %s', async (kind, special, withheld, total) => {
    const body = { invoice: supplierInvoice, kind, special_taxpayer: special, issue_date: '2026-11-20' };
    const answer = suggested(
      await sandbox.call('POST', path, {
        body: { ...body, invoice: { ...supplierInvoice, issue_date: '2026-11-20' } },
      }),
    );
    expect(answer.withholdings.map(({ code, percent, value }) => `${code} ${percent} ${value}`)).toEqual(
      withheld,
    );
    expect(answer.total_withheld).toBe(total);
  });

  it('takes the percents of the day of the withholding', async () => {
    const invoice = { ...supplierInvoice, issue_date: '2026-02-20' };
    const answer = suggested(
      await sandbox.call('POST', path, { body: { invoice, kind: 'goods', issue_date: '2026-02-28' } }),
    );
    expect(answer.withholdings[0]).toMatchObject({ code: '312', percent: '1.75', value: '3.50' });
  });

  it('is a support document that is issued as it is', async () => {
    const { supplier, support_documents } = suggested(
      await sandbox.call('POST', path, { body: { invoice: supplierInvoice, kind: 'services' } }),
    );
    const issued = await sandbox.call('POST', '/v1/ec/withholdings?wait=20', {
      body: { supplier, support_documents },
    });
    expect({ status: issued.status, body: issued.json() }).toMatchObject({
      status: 201,
      body: { object: 'withholding', status: 'authorized', total: '27.00' },
    });
  });

  it('is refused with every fault at its pointer', async () => {
    const body = { invoice: { ...supplierInvoice, number: '1', total: undefined }, kind: 'both' };
    const answer = await sandbox.call('POST', path, { body });
    expect(answer.status).toBe(422);
    const pointers = problemBody.parse(answer.json()).errors?.map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/invoice/number', '/invoice/total', '/kind']));
  });
});

describe('what to withhold from an invoice read by its access key', () => {
  it('reads it at the authority once, and keeps it', async () => {
    const bought = await client.issue(
      anInvoiceBody({
        buyer: { identification_type: 'ruc', identification: companyRuc, name: 'NOSOTROS S.A.' },
        lines: [aLine({ quantity: '10' })],
      }),
      'wait=20',
    );
    expect(bought.status).toBe('authorized');
    const before = authority.counts().authorization;
    const body = { access_key: bought.access_key, kind: 'goods' };
    const first = suggested(await client.call('POST', path, { body }));
    expect(first).toMatchObject({
      issued_to_you: true,
      supplier: { identification: companyRuc },
      support_documents: [
        {
          number: bought.number,
          authorization_number: bought.access_key,
          subtotal: '100.00',
          total: '115.00',
        },
      ],
      total_withheld: '6.50',
    });
    expect(authority.counts().authorization).toBe(before + 1);
    expect(suggested(await client.call('POST', path, { body }))).toEqual(first);
    expect(authority.counts().authorization).toBe(before + 1);
  });

  it('says that the authority does not have it', async () => {
    const answer = await client.call('POST', path, { body: { access_key: anotherKey(), kind: 'goods' } });
    expect(answer.status).toBe(422);
    expect(problemBody.parse(answer.json()).errors).toMatchObject([
      { pointer: '/access_key', code: 'not_found' },
    ]);
  });

  it('says that the authority does not answer, and when to ask again', async () => {
    authority.next('authorization', 'unavailable');
    const answer = await client.call('POST', path, { body: { access_key: anotherKey(), kind: 'goods' } });
    expect(answer.status).toBe(503);
    expect(problemBody.parse(answer.json()).code).toBe('authority_unavailable');
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('never asks from the sandbox', async () => {
    const answer = await sandbox.call('POST', path, { body: { access_key: anotherKey(), kind: 'goods' } });
    expect(answer.status).toBe(422);
    expect(problemBody.parse(answer.json()).code).toBe('not_available_in_sandbox');
  });

  it('refuses what is no access key, or a key and an invoice together', async () => {
    const key = `${anotherKey().slice(0, 48)}x`;
    const answer = await client.call('POST', path, {
      body: { access_key: key, invoice: supplierInvoice, kind: 'goods' },
    });
    expect(answer.status).toBe(422);
    const { errors } = problemBody.parse(answer.json());
    expect(errors?.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/access_key']));
  });
});

/** A well-formed key of nothing. */
function anotherKey(): string {
  return makeAccessKey({
    issueDate: today,
    type: 'invoice',
    ruc: '1790016919001',
    environment: 'test',
    establishment: '001',
    emissionPoint: '001',
    sequential: 77,
    numericCode: '00000001',
  });
}
