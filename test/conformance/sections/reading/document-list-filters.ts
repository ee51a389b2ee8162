import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { ownerOf } from '../../../support/service/api-client.ts';
import { aSale, dayFromToday, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { issueTagged } from '../../support/bodies/tagged.ts';
import { idsOf, walk } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

const all = '/v1/ec/documents';

async function numbersFound({ sandbox }: World, filters: string, path = all): Promise<readonly string[]> {
  return idsOf(await walk(sandbox, `${path}?${filters}`, 100));
}

/** The parameter that a refused query is refused for. */
async function faultOf({ sandbox }: World, query: string, code = 'validation_failed') {
  const { errors } = await sandbox.refused(422, code, 'GET', `${all}?${query}`);
  return errors?.map(({ parameter }) => parameter);
}

export const documentListFilters = section('document-list-filters', (check) => {
  check('status', 'status: each of the six, and several', async (world) => {
    const { authorized, returned, not_authorized, annulled } = world.samples.debit_note;
    const path = pathOf('debit_note');
    for (const document of [authorized, returned, not_authorized, annulled]) {
      expect(await numbersFound(world, `status=${document.status}`, path)).toContain(document.id);
    }
    const two = await numbersFound(world, 'status=returned&status=annulled', path);
    expect(two).toEqual(expect.arrayContaining([returned.id, annulled.id]));
    expect(two).not.toContain(authorized.id);
    for (const status of ['pending', 'submitted']) await numbersFound(world, `status=${status}`, path);
    expect(await faultOf(world, 'status=sent')).toEqual(['status']);
    expect(await faultOf(world, 'status=')).toEqual(['status']);
    expect(await faultOf(world, 'status=authorized,returned')).toEqual(['status']);
  });

  check(
    ['q', 'limits/q'],
    'q: all the words, in number, key, name or the start of the identification, up to 100 characters',
    async (world) => {
      const word = `Zzyx${uuid().replaceAll(/[^a-z]/g, '')}`;
      const buyer = { ...aBuyer(), name: `Ñandú ${word} Pérez`, identification: '0999999999001' };
      const issued = await world.issue('invoice', { ...aSale(), buyer });
      for (const q of [
        word,
        word.toLowerCase(),
        word.toUpperCase(),
        `nandu ${word}`,
        `perez NANDÚ ${word}`,
        `${word} ${issued.number}`,
        `${word} ${issued.access_key}`,
        `${word} 09999`,
        issued.access_key,
      ]) {
        expect(await numbersFound(world, `q=${encodeURIComponent(q)}`), q).toEqual([issued.id]);
      }
      for (const q of [`${word} otro`, `${word} 99999`, `${word}x`]) {
        expect(await numbersFound(world, `q=${encodeURIComponent(q)}`), q).toEqual([]);
      }
      expect(await numbersFound(world, `q=${'ñ'.repeat(100)}`)).toEqual([]);
      expect(await faultOf(world, `q=${'x'.repeat(101)}`)).toEqual(['q']);
    },
  );

  check('counterparty', 'counterparty: buyer, supplier, carrier or any recipient', async (world) => {
    const expected = {
      invoice: ['1760013210001'],
      credit_note: ['1760013210001'],
      debit_note: ['1760013210001'],
      withholding: ['1790016919001'],
      purchase_settlement: ['1710034065'],
      delivery_note: ['1710034065', '1760013210001'],
    };
    for (const type of sixTypes) {
      const { id } = world.samples[type].authorized;
      for (const counterparty of expected[type]) {
        expect(await numbersFound(world, `counterparty=${counterparty}`, pathOf(type)), type).toContain(id);
      }
      expect(await numbersFound(world, 'counterparty=0999999999', pathOf(type))).toEqual([]);
      expect(await numbersFound(world, 'counterparty=17', pathOf(type))).toEqual([]);
    }
    expect((await numbersFound(world, 'counterparty=1710034065')).length).toBeGreaterThan(0);
  });

  check('issue_date-gte-issue_date-lte', 'issue_date: both ends included', async (world) => {
    const { ids, filter } = await issueTagged(world, 2);
    const day = today();
    for (const range of [
      `issue_date[gte]=${day}`,
      `issue_date[lte]=${day}`,
      `issue_date[gte]=${day}&issue_date[lte]=${day}`,
    ]) {
      expect(await numbersFound(world, `${filter}&${range}`), range).toEqual(ids);
    }
    expect(await numbersFound(world, `${filter}&issue_date[gte]=${dayFromToday(1)}`)).toEqual([]);
    expect(await numbersFound(world, `${filter}&issue_date[lte]=${dayFromToday(-1)}`)).toEqual([]);
    for (const wrong of ['2026-13-01', '2026-02-30', '21/11/2026', '2026-11-21T00:00:00Z', '']) {
      expect(await faultOf(world, `issue_date[gte]=${wrong}`), wrong).toEqual(['issue_date[gte]']);
      expect(await faultOf(world, `issue_date[lte]=${wrong}`), wrong).toEqual(['issue_date[lte]']);
    }
  });

  check('created_at-gte-created_at-lte', 'created_at: both ends included', async (world) => {
    const { ids, filter } = await issueTagged(world, 3);
    const [newest, middle, oldest] = await Promise.all(ids.map((id) => world.retrieve(id)));
    const at = encodeURIComponent(middle?.created_at ?? '');
    expect(await numbersFound(world, `${filter}&created_at[gte]=${at}`)).toEqual([newest?.id, middle?.id]);
    expect(await numbersFound(world, `${filter}&created_at[lte]=${at}`)).toEqual([middle?.id, oldest?.id]);
    expect(await numbersFound(world, `${filter}&created_at[gte]=${at}&created_at[lte]=${at}`)).toEqual([
      middle?.id,
    ]);
    const inEcuador = encodeURIComponent(
      new Date(Date.parse(middle?.created_at ?? '') - 5 * 3_600_000).toISOString().replace('Z', '-05:00'),
    );
    expect(await numbersFound(world, `${filter}&created_at[lte]=${inEcuador}`)).toEqual([
      middle?.id,
      oldest?.id,
    ]);
    for (const wrong of ['ayer', '2026-11-21', '2026-11-21T25:00:00Z']) {
      expect(await faultOf(world, `created_at[gte]=${wrong}`), wrong).toEqual(['created_at[gte]']);
      expect(await faultOf(world, `created_at[lte]=${wrong}`), wrong).toEqual(['created_at[lte]']);
    }
  });

  check('channel', 'channel: one or several', async (world) => {
    const metadata = { check: uuid() };
    const filter = `metadata[check]=${metadata.check}`;
    const byKey = await world.issue('invoice', aSale({ metadata }));
    const answer = await ownerOf(world.service).call('POST', '/v1/local/session-keys', {
      body: { environment: 'sandbox' },
    });
    const person = world.clientWith(String(answer.json().key));
    const byPerson = await world.issue('invoice', aSale({ metadata }), '', person);
    expect(await numbersFound(world, `${filter}&channel=api`)).toEqual([byKey.id]);
    expect(await numbersFound(world, `${filter}&channel=console`)).toEqual([byPerson.id]);
    expect(await numbersFound(world, `${filter}&channel=console&channel=api`)).toEqual([
      byPerson.id,
      byKey.id,
    ]);
    expect(await numbersFound(world, `${filter}&channel=imported`)).toEqual([]);
    for (const wrong of ['Fax', 'f%20x', '<storefront>', 'x'.repeat(41), '']) {
      expect(await faultOf(world, `channel=${wrong}`), wrong).toEqual(['channel']);
    }
  });

  check(
    ['metadata-key', 'errors/422-a-repeated-metadata-key-or-an-unknown-query-parameter-on-a-list'],
    'metadata: the exact value, up to 20 pairs, all of them, each key once',
    async (world) => {
      const pairs = Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [
          index < 19 ? `clave ${index}` : 'a[b]/c ñ',
          index === 0 ? uuid() : `Ñ&${index}=[x]`,
        ]),
      );
      const issued = await world.issue('invoice', aSale({ metadata: pairs }));
      const query = (of: Readonly<Record<string, string>>) =>
        Object.entries(of)
          .map(([key, value]) => `${encodeURIComponent(`metadata[${key}]`)}=${encodeURIComponent(value)}`)
          .join('&');
      expect(await numbersFound(world, query(pairs))).toEqual([issued.id]);
      const { 'clave 0': first = '', 'clave 1': second = '' } = pairs;
      expect(await numbersFound(world, query({ 'clave 0': first, 'clave 1': second }))).toEqual([issued.id]);
      expect(await numbersFound(world, query({ 'clave 0': first, 'clave 1': 'otro' }))).toEqual([]);
      expect(await numbersFound(world, query({ 'clave 0': first.slice(1) }))).toEqual([]);
      expect(await numbersFound(world, query({ 'clave 0': first.toUpperCase() }))).toEqual([]);
      const tooMany = `limit=0&${query({ ...pairs, otra: 'x' })}`;
      expect((await faultOf(world, tooMany))?.toSorted()).toEqual(['limit', 'metadata']);
      const twice = 'metadata[a]=1&metadata[b]=2&metadata[a]=1';
      expect(await faultOf(world, twice, 'repeated_metadata_key')).toEqual(['metadata[a]']);
      expect(await faultOf(world, query({ order: 'x'.repeat(501) }))).toEqual(['metadata[order]']);
      for (const wrong of ['metadata=a', 'metadata[]=a', 'metadata[__proto__]=a', 'metadato[a]=b']) {
        expect(await faultOf(world, wrong, 'unknown_parameter'), wrong).toHaveLength(1);
      }
      expect(await numbersFound(world, 'metadata[a][b]=c')).toEqual([]);
    },
  );

  check(['type', 'errors/422-type'], 'type: only on the list of all, one or several', async (world) => {
    const ids = Object.fromEntries(sixTypes.map((type) => [type, world.samples[type].authorized.id]));
    for (const type of sixTypes) {
      const list = await walk(world.sandbox, `${all}?type=${type}&status=authorized`, 100);
      expect(new Set(list.flatMap(({ data }) => data.map(({ object }) => object)))).toEqual(new Set([type]));
      expect(idsOf(list)).toContain(ids[type]);
      const { errors } = await world.sandbox.refused(
        422,
        'unknown_parameter',
        'GET',
        `${pathOf(type)}?type=${type}`,
      );
      expect(errors).toMatchObject([{ parameter: 'type' }]);
    }
    const two = await numbersFound(world, 'type=withholding&type=delivery_note&status=authorized');
    expect(two).toEqual(expect.arrayContaining([ids.withholding, ids.delivery_note]));
    expect(two).not.toContain(ids.invoice);
  });

  check(
    'errors/422-type',
    'a type that does not exist is refused by the name that api.md gives',
    async (world) => {
      for (const type of ['factura', 'invoices', '']) {
        expect(await faultOf(world, `type=${type}`, 'unknown_type'), type).toEqual(['type']);
      }
      expect(await faultOf(world, 'type=invoice&type=recibo', 'unknown_type')).toEqual(['type']);
      const { errors } = await world.sandbox.refused(422, 'unknown_type', 'GET', `${all}?type=receipt`);
      expect(errors).toMatchObject([{ parameter: 'type', code: 'invalid_value' }]);
    },
  );

  check(
    'errors/422-a-repeated-metadata-key-or-an-unknown-query-parameter-on-a-list',
    'an unknown parameter is refused on every list, and every fault at once',
    async (world) => {
      for (const path of [all, ...sixTypes.map(pathOf), '/v1/ec/entities', '/v1/webhook-endpoints']) {
        const { errors } = await world.sandbox.refused(
          422,
          'unknown_parameter',
          'GET',
          `${path}?estado=x&orden=y`,
        );
        expect(errors?.map(({ parameter }) => parameter).toSorted(), path).toEqual(['estado', 'orden']);
      }
      const query = 'limit=0&status=x&q=&issue_date[gte]=x&channel=X&metadata[a]=1&metadata[a]=2&orden=y';
      expect([...((await faultOf(world, query)) ?? [])].toSorted()).toEqual([
        'channel',
        'issue_date[gte]',
        'limit',
        'metadata[a]',
        'orden',
        'q',
        'status',
      ]);
    },
  );
});
