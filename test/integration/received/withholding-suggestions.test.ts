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

/** A business that buys from itself: the invoices of the supplier are its own, as the authority has them. */
beforeAll(async () => {
  authority = await startAuthorityDouble();
  const folder = services.newFolder();
  const { relative } = writeCertificate(folder);
  const file = writeBusinessFile(folder, aBusiness({ certificate: relative }));
  const service = await services.start({ env: { MOSTRADOR_AUTHORITY_TEST_URL: authority.url } });
  expect(await runCli(service.dataDir, ['setup', '--file', file])).toMatchObject({ exitCode: 0, stderr: '' });
  client = await keyHolderOf(service, 'test');
});

afterAll(() => authority.close());

function suggested(answer: HttpAnswer): WithholdingSuggestion {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  return withholdingSuggestion.parse(answer.json());
}

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
