import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { verifySignature } from '../../../../src-main/signing/verify.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { type ApiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import { type RunningService, startService } from '../../../support/service/run-service.ts';
import { dataFile, type MadeDocuments, makeDocuments } from './make-documents.ts';
import { documentTables } from './rows.ts';
import { issueScene, people } from './scene.ts';
import { signDocuments } from './sign-documents.ts';

const document = z.looseObject({
  id: z.uuid(),
  object: z.string(),
  number: z.string(),
  access_key: z.string(),
  status: z.string(),
  issue_date: z.string(),
});
type Resource = z.output<typeof document>;
const page = z.looseObject({ data: z.array(document), total_count: z.int(), offset: z.int() });

let folder: string;
let made: MadeDocuments;
let service: RunningService;
let client: ApiClient;
/** Newest first: one scene issued for real, and before it the last that was made. */
let issued: readonly Resource[];
let copied: readonly Resource[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-made-'));
  made = await makeDocuments({ folder, documents: 100, seed: 7, days: 3, customers: 60 });
  await signDocuments(folder, made.newest);
  service = await startService({ data: folder, env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  client = await keyHolderOf(service, 'sandbox');
  await issueScene(client);
  const { data } = await list('limit=84');
  issued = data.slice(0, made.newest.length);
  copied = data.slice(made.newest.length);
}, 120_000);
afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function list(query: string) {
  return page.parse((await client.call('GET', `/v1/ec/documents?${query}`)).json());
}

describe('documents that were made', () => {
  it('are found in lists after those issued later, in the same order and counted with them', async () => {
    expect(copied.map(({ id }) => id).toReversed()).toEqual(made.newest);
    expect(copied.map(({ object, status }) => [object, status])).toEqual(
      issued.map(({ object, status }) => [object, status]),
    );
    expect((await list('limit=1')).total_count).toBe(made.documents + issued.length);
    const { total_count } = await list('status=returned&status=not_authorized');
    expect(total_count).toBe((2 * (made.documents + issued.length)) / issued.length);
  });

  it('look through the API as those that were issued', async () => {
    for (const [index, real] of issued.entries()) {
      const copy = copied[index];
      expect(shapeOf(await whole(copy)), real.object).toEqual(shapeOf(await whole(real)));
    }
  });

  it('are numbered without gap, and issuing goes on after them', () => {
    for (const kind of new Set(issued.map(({ object }) => object))) {
      const numbers = [...issued, ...copied]
        .filter(({ object }) => object === kind)
        .map(({ number }) => number);
      expect(new Set(numbers).size, kind).toBe(numbers.length);
      const last = Math.max(...numbers.map((number) => Number(number.slice(8))));
      const scenes = made.documents / issued.length + 1;
      expect(last, kind).toBe((scenes * numbers.length) / 2);
    }
  });

  it('say nothing of the scene they are copies of, but its goods', async () => {
    const text = JSON.stringify(await Promise.all(copied.map(whole)));
    for (const { name, identification } of people) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(identification);
    }
    expect(text).not.toContain('MOLDE');
    for (const { access_key, id } of issued) {
      expect(text).not.toContain(access_key);
      expect(text).not.toContain(id);
    }
  });

  it('are found by their words, and by whom they are for', async () => {
    for (const { id, number, access_key } of copied.slice(0, 8)) {
      for (const q of [number, access_key]) {
        expect((await list(`q=${q}`)).data.map((found) => found.id)).toContain(id);
      }
    }
    const delivery = copied.find(({ object }) => object === 'delivery_note');
    const { recipients } = z
      .looseObject({ recipients: z.array(z.looseObject({ identification: z.string() })) })
      .parse(delivery);
    for (const { identification } of recipients) {
      const found = await list(`counterparty=${identification}&type=delivery_note`);
      expect(found.data.map(({ id }) => id)).toContain(delivery?.id);
    }
  });

  it('carry a signature that verifies, where they were signed', async () => {
    for (const { id, access_key } of copied) {
      const { text } = await client.call('GET', `/v1/ec/documents/${id}/xml?form=signed`);
      const xml = comprobanteOf(text);
      expect(xml).toContain(`<claveAcceso>${access_key}</claveAcceso>`);
      expect(verifySignature(xml).ok, id).toBe(true);
    }
  });

  it('leave every table whole, and none out that issuing writes', () => {
    const database = openDatabase(join(folder, dataFile));
    try {
      expect(database.pragma('foreign_key_check')).toEqual([]);
      expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      const naming = database
        .prepare(
          `SELECT DISTINCT child.name FROM sqlite_schema AS child, pragma_foreign_key_list(child.name) AS key
           WHERE child.type = 'table' AND key."table" = 'document' ORDER BY child.name`,
        )
        .pluck()
        .all()
        .map(String);
      const written = naming.filter((table) => database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get());
      expect(written).toEqual(
        documentTables
          .map(({ name }) => name)
          .filter((name) => naming.includes(name))
          .toSorted(),
      );
    } finally {
      database.close();
    }
  });
});

/** All the API tells of a document. */
async function whole(resource: Resource | undefined): Promise<unknown> {
  const at = `/v1/ec/documents/${resource?.id}`;
  const [events, ride] = await Promise.all([
    client.call('GET', `${at}/events`),
    client.call('GET', `${at}/ride`),
  ]);
  return { resource, events: events.json().data, ride: ride.status };
}

/** An authorized document comes within the authority's answer. */
function comprobanteOf(xml: string): string {
  return /<comprobante><!\[CDATA\[(.*)\]\]><\/comprobante>/s.exec(xml)?.[1] ?? xml;
}

/** What kind of thing stands where; not which. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  }
  if (typeof value !== 'string') return value;
  const known = forms.find(([, form]) => form.test(value));
  return known ? known[0] : value;
}

const forms: readonly (readonly [string, RegExp])[] = [
  ['id', /^[0-9a-f]{8}-[0-9a-f]{4}-7/],
  ['instant', /^\d{4}-\d{2}-\d{2}T/],
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['access key', /^\d{49}$/],
  ['number', /^\d{3}-\d{3}-\d{9}$/],
  ['identification', /^\d{10}$/],
  ['order', /^PEDIDO-/],
  ['name', /^[A-ZÁÉÍÓÚÑ]+ [A-ZÁÉÍÓÚÑ]+ [A-ZÁÉÍÓÚÑ ]+$/],
];
