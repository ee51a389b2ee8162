import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentPreview } from '../../../src-main/contract/documents/document-resource.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { judgeXml } from '../../support/authority-double/judge-xml.ts';
import { brokenBody } from '../../support/kinds/broken-body.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { documentSamples } from '../../support/samples/document-samples.ts';
import { hasShared, sharedPath } from '../../support/samples/shared-files.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

/** The practice business is a shop, and no agent of withholding. */
const aboutBusiness = ['ice_charged', 'not_withholding_agent', 'settlement_withholding_due'];

const services = testServices();
const samples = documentSamples();
/** Each is one request. */
const RUNS = propertyRuns(40);
let client: ApiClient;

beforeAll(async () => {
  client = await keyHolderOf(await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } }));
});

it('the page of the six documents has a body of each kind', () => {
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(documentTypes));
});

describe.each(samples)('the sample of the page: $name', ({ type, path, body }) => {
  it('is previewed without a warning but those about who may, or must, do so', async () => {
    const answer = await client.call('POST', `${path}/preview`, { body });
    expect({ status: answer.status, body: answer.text }).toMatchObject({ status: 200 });
    const { warnings } = documentPreview.parse(answer.json());
    const others = warnings.filter(({ code }) => !aboutBusiness.includes(code));
    expect(others).toEqual([]);
  });

  it('is issued, authorized, written as XML that the authority double accepts, and printed', async () => {
    const issued = await client.call('POST', `${path}?wait=20`, { body });
    expect({ status: issued.status, body: issued.json() }).toMatchObject({
      status: 201,
      body: { object: type, status: 'authorized' },
    });
    const location = issued.headers.location;
    expect(location).toMatch(`${path}/`);
    const xml = (await client.call('GET', `${location}/xml?form=signed`)).text;
    if (hasShared) {
      expect(judgeXml(xml, { now: new Date(), schemaFolder: sharedPath('xsd') })).toEqual([]);
    }
    for (const format of ['a4', 'ticket80', 'ticket58']) {
      const page = await client.call('GET', `${location}/ride?format=${format}`);
      expect(page.text.slice(0, 5)).toBe('%PDF-');
    }
  });
});

describe.each(samples)('a body broken at random: $name', ({ path, body }) => {
  it('is never a fault of the service, previewed or issued', async () => {
    await fc.assert(
      fc.asyncProperty(brokenBody(body), fc.constantFrom('/preview', ''), async (junk, action) => {
        const headers = { 'content-type': 'application/json' };
        const json = JSON.stringify(junk ?? null);
        expectAnAnswer(await client.call('POST', `${path}${action}`, { headers, body: json }));
      }),
      RUNS,
    );
  });
});

/** Success, or a problem that says what is wrong and where. */
function expectAnAnswer(answer: HttpAnswer): void {
  if (answer.status === 200 || answer.status === 201) return;
  const problem = problemBody.parse(answer.json());
  expect([422, 409], JSON.stringify(problem)).toContain(problem.status);
  expect(problem.errors?.length ?? 0, JSON.stringify(problem)).toBeGreaterThan(0);
}
