import { expect } from 'vitest';
import { z } from 'zod';
import { leavesOf } from '../../support/bodies/leaves.ts';
import { section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

/** A resource of every kind there is, without what the caller or the authority wrote freely. */
async function resources({ samples, sandbox, owner }: World): Promise<readonly Record<string, unknown>[]> {
  const documents = Object.values(samples).flatMap((sample) => Object.values(sample));
  const { id } = samples.invoice.authorized;
  const lists = await Promise.all([
    sandbox.get(`/v1/ec/documents/${id}/events`),
    sandbox.get('/v1/ec/entities'),
    owner.get('/v1/local/series'),
  ]);
  const items = lists.flatMap((list) => z.array(z.record(z.string(), z.unknown())).parse(list.data));
  return [...documents, ...items, await sandbox.get('/v1/ec/documents/report')];
}

export const conventions = section('conventions', (check) => {
  check('record-identifiers-are-uuids', 'every identifier of a record is a UUID', async (world) => {
    // The identifier of a mail is the mail's own (RFC 5322).
    const ids = leavesOf(await resources(world)).filter(
      ({ name }) => /^(id|.+_id)$/.test(name) && name !== 'message_id',
    );
    expect(ids.length).toBeGreaterThan(50);
    for (const { name, value } of ids)
      expect(z.uuid().safeParse(value).success, `${name} ${value}`).toBe(true);
  });

  check('timestamps-are-iso-8601-date-times', 'every timestamp is an ISO 8601 date-time', async (world) => {
    const all = leavesOf(await resources(world));
    const times = all.filter(({ name }) => /_(at|from|until|since)$/.test(name));
    expect(times.length).toBeGreaterThan(50);
    for (const { name, value } of times) {
      expect(z.iso.datetime({ offset: true }).safeParse(value).success, `${name} ${value}`).toBe(true);
    }
    for (const { status_transitions } of Object.values(world.samples).map(({ authorized }) => authorized)) {
      for (const at of Object.values(status_transitions))
        expect(z.iso.datetime().safeParse(at).success).toBe(true);
    }
  });

  check('dates-are-yyyy-mm-dd', 'every date is YYYY-MM-DD', async (world) => {
    const dates = leavesOf(await resources(world)).filter(({ name }) =>
      /(_date|^transport_(start|end)|^from|^to)$/.test(name),
    );
    expect(dates.length).toBeGreaterThan(20);
    for (const { name, value } of dates.filter(({ value }) => !String(value).includes('@'))) {
      expect(z.iso.date().safeParse(value).success, `${name} ${value}`).toBe(true);
    }
  });

  check(
    'amounts-quantities-unit-prices-and-rates',
    'amounts, quantities, prices and percents are decimal texts; what is a number is a count',
    async (world) => {
      const leaves = leavesOf(Object.values(world.samples));
      const numbers = new Set(
        leaves.filter(({ value }) => typeof value === 'number').map(({ name }) => name),
      );
      expect([...numbers]).toEqual(['portal_views']);
      const decimals = leaves.filter(({ name }) =>
        /^(subtotal|discount|iva|ice|irbpnr|tip|total|amount|base|value|net|quantity|unit_price|percent|tariff|renta|isd|credit_balance)$/.test(
          name,
        ),
      );
      expect(decimals.length).toBeGreaterThan(200);
      for (const { name, value } of decimals) expect(value, name).toMatch(/^\d+(\.\d+)?$/);
    },
  );

  check(
    'amounts-quantities-unit-prices-and-rates',
    'a number in the place of a decimal text is refused',
    async (world) => {
      const { lines: _lines, ...invoice } = world.bodies.invoice;
      const line = {
        description: 'x',
        quantity: 1,
        unit_price: 10.5,
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      };
      const body = { ...invoice, lines: [line], payments: [{ method: 'endoso_titulos', amount: 1 }] };
      const { errors } = await world.sandbox.refused(422, 'validation_failed', 'POST', '/v1/ec/invoices', {
        body,
      });
      expect(errors?.map(({ pointer }) => pointer).toSorted()).toEqual([
        '/lines/0/quantity',
        '/lines/0/unit_price',
        '/payments/0/amount',
      ]);
    },
  );

  check('every-resource-carries-an-object-field', 'every resource says its kind in object', async (world) => {
    const all = await resources(world);
    for (const { object, id } of all) expect(object, String(id)).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(new Set(all.map(({ object }) => object))).toEqual(
      new Set([
        'invoice',
        'credit_note',
        'debit_note',
        'withholding',
        'purchase_settlement',
        'delivery_note',
        'document_event',
        'entity',
        'series',
        'report',
      ]),
    );
  });

  check('list-envelope-object-list-data-array', 'every list comes in the envelope', async (world) => {
    const { id } = world.samples.invoice.authorized;
    const paths = [
      '/v1/ec/invoices',
      '/v1/ec/entities',
      `/v1/ec/invoices/${id}/events`,
      '/v1/webhook-endpoints',
    ];
    for (const path of paths) {
      const list = await world.sandbox.get(path);
      expect(list.object, path).toBe('list');
      expect(Array.isArray(list.data), path).toBe(true);
      for (const cursor of ['next_cursor', 'prev_cursor']) {
        expect(list[cursor] === null || typeof list[cursor] === 'string', path).toBe(true);
      }
    }
  });
});
