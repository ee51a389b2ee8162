import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ecuadorDate } from '../../../src-main/documents/ecuador-time.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { issuableKinds } from '../../../src-main/documents/types.ts';
import { judgeXml } from '../../support/authority-double/judge-xml.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { hasShared, sharedPath } from '../../support/shared-files.ts';

const services = testServices();
let client: ApiClient;

beforeAll(async () => {
  client = await keyHolderOf(await services.start());
});

const headings: Readonly<Record<string, DocumentType>> = {
  Invoice: 'invoice',
  'Credit note': 'credit_note',
  'Debit note': 'debit_note',
  Withholding: 'withholding',
  'Purchase settlement': 'purchase_settlement',
  'Delivery note': 'delivery_note',
};

interface Sample {
  readonly name: string;
  readonly type: DocumentType;
  readonly json: string;
}

/** Every JSON body of the page, by the heading it stands under. */
function samplesOfPage(): Sample[] {
  const page = readFileSync(new URL('../../../docs/documents.md', import.meta.url), 'utf8');
  return page.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n')).trim();
    const type = headings[heading];
    if (!type) return [];
    return [...section.matchAll(/```json\n(.*?)```/gs)].map(([, json = ''], index) => ({
      name: index === 0 ? heading : `${heading} ${index + 1}`,
      type,
      json,
    }));
  });
}

const samples = samplesOfPage();

/** The page cannot know the day it is read. */
function bodyOf({ json }: Sample): unknown {
  return JSON.parse(json.replaceAll('{today}', ecuadorDate(new Date())));
}

function pathOf({ type }: Sample): string {
  const kind = issuableKinds.find((candidate) => candidate.type === type);
  if (!kind) throw new Error(`no kind ${type}`);
  return `/v1/ec/${kind.plural}`;
}

it('the page of the six documents has a body of each kind', () => {
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(Object.values(headings)));
});

describe.each(samples)('the sample of the page: $name', (sample) => {
  it('is previewed without a warning', async () => {
    const answer = await client.call('POST', `${pathOf(sample)}/preview`, { body: bodyOf(sample) });
    expect({ status: answer.status, body: answer.json() }).toMatchObject({
      status: 200,
      body: { warnings: [] },
    });
  });

  it('is issued, authorized, written as XML that the authority double accepts, and printed', async () => {
    const path = pathOf(sample);
    const issued = await client.call('POST', `${path}?wait=20`, { body: bodyOf(sample) });
    expect({ status: issued.status, body: issued.json() }).toMatchObject({
      status: 201,
      body: { object: sample.type, status: 'authorized' },
    });
    const location = issued.headers.location;
    expect(location).toMatch(`${path}/`);
    const xml = (await client.call('GET', `${location}/xml`)).text;
    if (hasShared) {
      expect(judgeXml(xml, { now: new Date(), schemaFolder: sharedPath('xsd') })).toEqual([]);
    }
    for (const format of ['a4', 'ticket80', 'ticket58']) {
      const page = await client.call('GET', `${location}/ride?format=${format}`);
      expect(page.text.slice(0, 5)).toBe('%PDF-');
    }
  });
});
