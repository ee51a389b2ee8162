import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  changedFields,
  headCustomerResource,
} from '../../../../src-main/contract/head/stations/customers.ts';
import { makeCustomerStore } from '../../../../src-main/store/catalog/customers.ts';
import { makeRemovalStore } from '../../../../src-main/store/counter/removal-store.ts';
import { eventually } from '../../../support/eventually.ts';
import { enrol, ran } from '../../../support/head/head-shop.ts';
import { type Fate, type LossyLine, openLossyLine } from '../../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill, type TestTill } from '../../../support/head/till.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { type ApiClient, ownerOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const shownCustomer = z.looseObject({ id: z.string(), object: z.string(), created_at: z.string() });
const page = z.object({ data: z.array(headCustomerResource), total_count: z.int() });
const customers = '/v1/head/customers';
const ana = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Páez' };

describe.skipIf(missing !== undefined)('the customers of a business with a head office', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it('are the same at every till and at the head office, wherever they are changed', async () => {
    const head = await heads.on(await postgres.another());
    const [here, there] = [await services.start(), await services.start()];
    const [one, other] = [ownerOf(here), ownerOf(there)];
    await saved(one, 'POST', '/v1/local/customers', { ...ana, email: 'ana@example.ec', notes: 'Fía' });
    await enrol(one, head);
    await enrol(other, head);
    const [atOther] = await seen(other, [{ ...ana, email: 'ana@example.ec', notes: 'Fía' }]);
    const [atHead] = await listed(head, '?q=paez');
    expect(atHead).toMatchObject({ ...ana, object: 'head_customer', version: 1, notes: 'Fía' });

    // Somebody at the other till corrects the phone, somebody at the head office the name: both stay.
    await edited(other, atOther, { phone: '0991234567' });
    await eventually(
      () => listed(head),
      ([current]) => current?.phone === '0991234567',
    );
    const path = `${customers}/${atHead?.id}`;
    const body = { ...ana, name: 'Ana Páez Ruiz', phone: '0991234567', email: 'ana@example.ec' };
    expect(await head.call('PUT', path, { body })).toMatchObject({ status: 200, json: { version: 3 } });
    await seen(one, [body]);
    const [shown] = await seen(other, [body]);
    expect(shown).not.toHaveProperty('notes');

    // Another identification is another customer in the place of the first.
    const ruc = { ...body, identification_type: 'ruc', identification: '1710034065001' };
    const renamed = await head.call('PUT', path, { body: ruc });
    expect(renamed).toMatchObject({ status: 200, json: ruc });
    await seen(one, [ruc]);
    expect((await head.call('GET', path)).status).toBe(404);
    const again = await head.call('POST', customers, { body: ruc });
    expect(again).toMatchObject({ status: 422, json: { errors: [{ pointer: '/identification' }] } });

    const reader = await keyOf(head, { role: 'reader' });
    const [first] = await listed(head, '', reader);
    expect((await head.call('DELETE', `${customers}/${first?.id}`, { key: reader })).status).toBe(403);
    const ofShop = await keyOf(head, { role: 'manager', shops: ['001'] });
    expect((await head.call('GET', customers, { key: ofShop })).status).toBe(403);
    const manager = await keyOf(head, { role: 'manager' });
    expect((await head.call('DELETE', `${customers}/${first?.id}`, { key: manager })).status).toBe(204);
    await seen(one, []);
    await seen(other, []);

    // One that left keeps what it has.
    await saved(one, 'POST', '/v1/local/customers', ana);
    await seen(other, [ana]);
    await ran(there.dataDir, ['leave']);
    expect(await customersAt(other)).toMatchObject([ana]);
  });

  it('name price lists as each till calls them, and none that was removed', async () => {
    const head = await heads.on(await postgres.another());
    const service = await services.start();
    const till = ownerOf(service);
    await enrol(till, head);
    const list = z
      .looseObject({ id: z.uuid() })
      .parse((await head.call('POST', '/v1/head/price-lists', { body: { name: 'Mayoristas' } })).json);
    const body = { ...ana, price_list_id: list.id };
    expect((await head.call('POST', customers, { body })).status).toBe(200);
    const [known] = await seen(till, [ana]);
    expect(known).toHaveProperty('price_list_id');
    await edited(till, known, { notes: 'Al por mayor' });
    await eventually(
      () => listed(head),
      ([current]) => current?.notes === 'Al por mayor',
    );
    expect(await listed(head)).toMatchObject([body]);
    expect((await head.call('DELETE', `/v1/head/price-lists/${list.id}`)).status).toBe(204);
    await expect.poll(() => customersAt(till)).not.toMatchObject([{ price_list_id: {} }]);
    expect((await listed(head))[0]).not.toHaveProperty('price_list_id');
  });

  it('survive a head office that is put back to an older backup', async () => {
    const url = await postgres.another();
    const data = services.newFolder();
    const first = await heads.on(url, data);
    const line = await openLossyLine(first);
    onTestFinished(line.close);
    const till = await openTill();
    await till.enrol(first, line.url);
    const store = makeCustomerStore(till.shop.store);
    const at = new Date().toISOString();
    const [kept, late] = [uuid(), uuid()];
    await store.save(kept, person(1, { phone: '1' }), at);
    await till.allSent();
    await learned(till, 1);
    await first.stop();
    const older = await postgres.another(url);
    const second = await heads.on(url, data);
    line.leadTo(second);
    await store.save(kept, person(1, { phone: '2' }), at);
    await store.save(late, person(2, {}), at);
    await till.allSent();
    await learned(till, 2);
    await second.stop();

    const third = await heads.on(older, data);
    line.leadTo(third);
    await till.issue();
    const found = await eventually(
      () => listed(third),
      (shown) => shown.length === 2 && shown.some(({ phone }) => phone === '2'),
    );
    expect(found.map(({ identification }) => identification).sort()).toEqual(['0000000001', '0000000002']);
    expect((await everyone(till)).map(({ phone }) => phone)).toEqual(['2', undefined]);
  });

  it('that are reported from a till and removed elsewhere before it hears of them again are gone there too', async () => {
    const head = await heads.on(await postgres.another());
    const till = await openTill();
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    await till.enrol(head, line.url);
    line.decide((path) => (path.includes('/changes') ? 'answer_lost' : 'answered'));
    // What it asked before is answered with this.
    const body = person(1, {});
    expect((await head.call('POST', customers, { body })).status).toBe(200);
    await eventually(
      () => line.happened.answer_lost,
      (lost) => lost > 0,
    );
    await makeCustomerStore(till.shop.store).save(uuid(), person(2, {}), till.shop.clock.now.toISOString());
    await till.allSent();
    const reported = (await listed(head)).find(is(2));
    expect((await head.call('DELETE', `${customers}/${reported?.id}`)).status).toBe(204);
    line.decide(() => 'answered');
    await eventually(
      () => everyone(till),
      (known) => known.length === 1 && known.every(is(1)),
    );
    expect(await listed(head)).toMatchObject([body]);
  });

  it('end up equal everywhere, whatever is done where and whatever is lost on the way', async () => {
    const head = await heads.on(await postgres.another());
    const tills: { readonly till: TestTill; readonly line: LossyLine }[] = [];
    for (const point of ['001', '002', '003']) {
      const till = await openTill(point);
      const line = await openLossyLine(head);
      onTestFinished(line.close);
      await till.enrol(head, line.url);
      tills.push({ till, line });
    }
    const act = async (step: Step) => {
      const at = tills[step.where];
      if (!at) return changeAtHead(head, step);
      at.line.decide(() => step.fate);
      return changeAtTill(at.till, step);
    };
    const all = async () => [
      (await listed(head)).map(plain).sort(),
      ...(await Promise.all(tills.map(async ({ till }) => (await everyone(till)).map(plain).sort()))),
    ];
    const history = fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), async (what) => {
      for (const step of what) await act(step);
      for (const { line } of tills) line.decide(() => 'answered');
      for (const { till } of tills) await till.allSent();
      await eventually(all, (lists) => new Set(lists.map((list) => JSON.stringify(list))).size === 1);
      // What came is not reported again.
      const [{ position: before }, settled] = [
        await head.call('GET', customers).then(lastVersion),
        await all(),
      ];
      for (const { till } of tills) await till.issue();
      for (const { till } of tills) await till.allSent();
      expect(await all()).toEqual(settled);
      expect((await head.call('GET', customers).then(lastVersion)).position).toBe(before);
    });
    await fc.assert(history, { ...propertyRuns(2), endOnFailure: true });
  });

  async function listed(head: AskedHead, query = '', key?: string) {
    const { status, json } = await head.call('GET', `${customers}${query}`, key === undefined ? {} : { key });
    expect(status, JSON.stringify(json)).toBe(200);
    return page.parse(json).data;
  }

  async function keyOf(head: AskedHead, body: object): Promise<string> {
    const { json } = await head.call('POST', '/v1/head/keys', { body });
    return z.object({ key: z.string() }).parse(json).key;
  }
});

const fields = ['name', 'address', 'phone', 'notes'] as const;

/** One thing that somebody does somewhere; `where` 3: at the head office. */
interface Step {
  readonly where: number;
  readonly what: 'set' | 'clear' | 'rename' | 'remove';
  readonly who: number;
  readonly field: (typeof fields)[number];
  readonly value: string;
  readonly fate: Fate;
}

const steps: fc.Arbitrary<Step> = fc.record({
  where: fc.integer({ min: 0, max: 3 }),
  what: fc.constantFrom('set', 'set', 'set', 'clear', 'rename', 'remove'),
  who: fc.integer({ min: 1, max: 4 }),
  field: fc.constantFrom(...fields),
  value: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  fate: fc.constantFrom('answered', 'answered', 'answer_lost', 'body_cut'),
});

type Known = ReturnType<typeof person> & { readonly id: string };

function person(who: number, more: Partial<Record<(typeof fields)[number], string>>) {
  return {
    identification_type: 'cedula' as const,
    identification: String(who).padStart(10, '0'),
    name: 'a',
    ...more,
  };
}

/** What a person makes of a customer; undefined: it is to be removed. */
function changed({ id: _, ...known }: Partial<Known>, { what, who, field, value }: Step) {
  if (what === 'remove') return undefined;
  const { [field]: __, ...without } = { ...person(who, {}), ...known };
  if (what === 'clear') return { ...person(who, {}), ...(field === 'name' ? known : without) };
  const next = (who % 4) + 1;
  return { ...person(who, {}), ...known, ...(what === 'rename' ? person(next, {}) : { [field]: value }) };
}

async function changeAtTill({ shop: { store, clock } }: TestTill, step: Step): Promise<void> {
  const known = (await everyone({ shop: { store } })).find(is(step.who));
  const body = changed(known ?? {}, step);
  if (body) await makeCustomerStore(store).save(known?.id ?? uuid(), body, clock.now.toISOString());
  else if (known) await makeRemovalStore(store).remove('customer', known.id);
}

async function changeAtHead(head: AskedHead, step: Step): Promise<void> {
  const { json } = await head.call('GET', customers);
  const found = page.parse(json).data.find(is(step.who));
  const path = found ? `${customers}/${found.id}` : customers;
  const body = changed(found ? plainBody(found) : {}, step);
  if (body) await head.call(found ? 'PUT' : 'POST', path, { body });
  else if (found) await head.call('DELETE', path);
}

const is =
  (who: number) =>
  ({ identification }: { readonly identification: string }) =>
    identification === person(who, {}).identification;

async function everyone({
  shop: { store },
}: {
  readonly shop: Pick<TestTill['shop'], 'store'>;
}): Promise<Known[]> {
  const { items } = await makeCustomerStore(store).list({
    limit: 100,
    offset: 0,
    total: false,
    sort: 'identification',
  });
  return items.map((item) => ({ ...plainBody(item), id: item.id }));
}

type Shown = { readonly identification: string } & {
  readonly [field in (typeof fields)[number]]?: string | undefined;
};

function plainBody(customer: Shown) {
  const present = fields.filter((field) => customer[field] !== undefined);
  return {
    ...person(Number(customer.identification), {}),
    ...Object.fromEntries(present.map((field) => [field, customer[field]])),
  };
}

const plain = (customer: Shown) => {
  const body = plainBody(customer);
  return `${body.identification} ${changedFields(body, undefined).map((field) => JSON.stringify([field, Reflect.get(body, field)]))}`;
};

function lastVersion({ json }: { readonly json: unknown }) {
  return {
    position: page
      .parse(json)
      .data.map(({ id, version }) => `${id} ${version}`)
      .sort()
      .join(),
  };
}

/** Waits until a till got so many customers from its head office. */
async function learned({ shop: { store } }: TestTill, count: number): Promise<void> {
  await eventually(
    () => store.db.selectFrom('head_item').select('id').where('subject', '=', 'customer').execute(),
    (items) => items.length === count,
  );
}

async function saved(till: ApiClient, method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const answer = await till.call(method, path, { body });
  expect(answer.status, answer.text).toBeLessThan(300);
}

/** Changes a customer of a till as its window does: all of it is sent. */
async function edited(till: ApiClient, customer: z.output<typeof shownCustomer> | undefined, more: object) {
  const { id, object: _, created_at: __, ...body } = shownCustomer.parse(customer);
  await saved(till, 'PUT', `/v1/local/customers/${id}`, { ...body, ...more });
}

async function customersAt(till: ApiClient) {
  const shown = z.object({ data: z.array(shownCustomer) });
  return shown.parse((await till.call('GET', '/v1/local/customers')).json()).data;
}

/** Waits until a till has these and no others. */
async function seen(till: ApiClient, what: readonly object[]) {
  await expect.poll(() => customersAt(till)).toMatchObject(what);
  return customersAt(till);
}
