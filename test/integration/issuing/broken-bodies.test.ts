import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { brokenBody } from '../../support/kinds/broken-body.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { documentSamples } from '../../support/samples/document-samples.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
let client: ApiClient;

beforeAll(async () => {
  client = await keyHolderOf(await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } }));
});

/** Each is one request. */
const RUNS = propertyRuns(40);

describe.each(documentSamples())('a body broken at random: $name', ({ path, body }) => {
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
