import { beforeAll, describe, expect, it } from 'vitest';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { judgeXml } from '../../support/authority-double/judge-xml.ts';
import { documentSamples } from '../../support/samples/document-samples.ts';
import { hasShared, sharedPath } from '../../support/samples/shared-files.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const samples = documentSamples();
let client: ApiClient;

beforeAll(async () => {
  client = await keyHolderOf(await services.start());
});

it('the page of the six documents has a body of each kind', () => {
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(documentTypes));
});

describe.each(samples)('the sample of the page: $name', ({ type, path, body }) => {
  it('is previewed without a warning', async () => {
    const answer = await client.call('POST', `${path}/preview`, { body });
    expect({ status: answer.status, body: answer.json() }).toMatchObject({
      status: 200,
      body: { warnings: [] },
    });
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
