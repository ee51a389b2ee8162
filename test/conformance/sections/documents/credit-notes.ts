import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { aSale, bodiesOn, today } from '../../support/bodies/bodies.ts';
import { fullCreditNote } from '../../support/bodies/full-bodies.ts';
import { bodyWith, faultsOf } from '../../support/bodies/refused-bodies.ts';
import { computed } from '../../support/bodies/shapes.ts';
import { faultsIn } from '../../support/contract-client.ts';
import { expectIdempotency, expectPreviewRules } from '../../support/rules/issuing-rules.ts';
import { expectRefundRules } from '../../support/rules/refund-rules.ts';
import { section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

export const creditNotes = section('credit-notes', (check) => {
  const path = '/v1/ec/credit-notes';

  /** An authorized invoice of two units of 10.00 and IVA, and a note about it. */
  async function invoiced(world: World) {
    const invoice = await world.decided('invoice', aSale(), 'authorized');
    const note = (quantity: string) => ({
      ...bodiesOn(invoice.id).credit_note,
      lines: [{ code: 'A-1', quantity }],
    });
    return { invoice, note };
  }

  check(
    ['post-v1-ec-credit-notes-issues-a-credit-note', 'response-the-credit-note-resource-two'],
    'issuing answers the resource: 201, and 200 for a retry',
    async (world) => {
      const request = { body: world.bodies.credit_note, headers: { 'idempotency-key': uuid() } };
      const first = await world.sandbox.call('POST', path, request);
      expect([first.status, (await world.sandbox.call('POST', path, request)).status]).toEqual([201, 200]);
      expect(first.headers.location).toBe(`${path}/${first.json().id}`);
      expect(first.json()).toMatchObject({
        object: 'credit_note',
        modified_document: { document_type: 'factura' },
      });
    },
  );

  check('query-wait-preview_id-as-above-mismatch', 'preview_id as for debit notes', async (world) =>
    expectPreviewRules(world, 'credit_note'),
  );

  check('header-idempotency-key-1-to-255-characters', 'Idempotency-Key as for debit notes', async (world) =>
    expectIdempotency(world, 'credit_note'),
  );

  check('body', 'its body lacks three things when it is empty', async (world) => {
    expect(await faultsOf(world, 'credit_note', {})).toEqual([
      '/lines required',
      '/modified_document required',
      '/reason required',
    ]);
  });

  check(
    'modified_document',
    'modified_document: an invoice of here, or the number and day of one of elsewhere',
    async (world) => {
      await computed(world, 'credit_note', fullCreditNote());
      for (const modified_document of [
        {},
        { number: '002-001-000000456' },
        { document_id: uuid() },
        { document_id: world.samples.debit_note.authorized.id },
        { document_id: world.samples.invoice.returned.id },
        { document_id: world.samples.invoice.annulled.id },
      ]) {
        const faults = await faultsOf(
          world,
          'credit_note',
          bodyWith(world, 'credit_note', { modified_document }),
        );
        expect(faults.join(), JSON.stringify(modified_document)).toContain('/modified_document');
      }
    },
  );

  check('buyer', "buyer: the invoice's own for one of here, in full for one of elsewhere", async (world) => {
    const shown = await computed(world, 'credit_note', world.bodies.credit_note);
    expect(shown.buyer).toEqual(aSale().buyer);
    const body = bodyWith(world, 'credit_note', { buyer: aBuyer() });
    expect(await faultsOf(world, 'credit_note', body)).toEqual(['/buyer buyer_not_allowed']);
    const { buyer: _buyer, ...nobody } = fullCreditNote();
    expect(await faultsOf(world, 'credit_note', nobody)).toEqual(['/buyer required']);
  });

  check(
    ['reason', 'limits/credit-note-reason-annulment-reason'],
    'reason: 1 to 300 characters on one line',
    async (world) => {
      for (const reason of ['x', 'ñ'.repeat(300)]) {
        const shown = await computed(world, 'credit_note', bodyWith(world, 'credit_note', { reason }));
        expect(shown.reason).toBe(reason);
      }
      for (const [reason, code] of [
        ['', 'too_short'],
        ['  ', 'too_short'],
        ['x'.repeat(301), 'too_long'],
        ['una\ndos', 'line_breaks'],
        ['una\rdos', 'line_breaks'],
        [7, 'invalid_type'],
      ] as const) {
        const faults = await faultsOf(world, 'credit_note', bodyWith(world, 'credit_note', { reason }));
        expect(faults).toEqual([`/reason ${code}`]);
      }
    },
  );

  check('lines', "lines: in full, or by the invoice line's code and the quantity", async (world) => {
    const [line] = aSale().lines;
    for (const lines of [[{ code: 'A-1', quantity: '0.01' }], [{ ...line, quantity: '0.01' }]]) {
      const shown = await computed(world, 'credit_note', bodyWith(world, 'credit_note', { lines }));
      expect(shown).toMatchObject({ subtotal: '0.10', lines: [{ description: 'Cuaderno universitario' }] });
    }
    for (const [lines, fault] of [
      [[], '/lines too_few'],
      [[{ code: 'Z-9', quantity: '1' }], '/lines/0/code not_found'],
      [[{ code: 'A-1', quantity: '0' }], '/lines/0/quantity out_of_range'],
      [[{ code: 'A-1', quantity: '3' }], '/lines/0/quantity quantity_over_line'],
    ] as const) {
      const faults = await faultsOf(world, 'credit_note', bodyWith(world, 'credit_note', { lines }));
      expect(faults, JSON.stringify(lines)).toContain(fault);
    }
    const byCode = { ...fullCreditNote(), lines: [{ code: 'A-1', quantity: '1' }] };
    expect(
      (await faultsOf(world, 'credit_note', byCode)).every((fault) => fault.startsWith('/lines/0')),
    ).toBe(true);
  });

  check('iva_refunds', 'iva_refunds as for debit notes', async (world) =>
    expectRefundRules(world, 'credit_note', fullCreditNote()),
  );

  check(
    ['body', 'header-idempotency-key-1-to-255-characters'],
    'beyond its fields, refunds say how much goes back by each form of payment, once under one key',
    async (world) => {
      const { note } = await invoiced(world);
      const refunds = [
        { method: 'sin_sistema_financiero', amount: '1.50' },
        { method: 'tarjeta_credito', amount: '10.00' },
      ];
      const request = { body: { ...note('1'), refunds }, headers: { 'idempotency-key': uuid() } };
      const first = await world.sandbox.call('POST', path, request);
      expect(first.json()).toMatchObject({ total: '11.50', refunds });
      const again = await world.sandbox.call('POST', path, request);
      expect([again.status, again.json().id]).toEqual([200, first.json().id]);
      const other = { ...request, body: { ...note('1'), refunds: refunds.toReversed() } };
      await world.sandbox.refused(422, 'idempotency_key_reused', 'POST', path, other);
      const wrong = {
        ...note('1'),
        refunds: refunds.slice(1),
        metadata: { refund_method: 'tarjeta_credito' },
      };
      expect(await faultsOf(world, 'credit_note', wrong)).toEqual([
        '/refunds not_allowed_here',
        '/refunds totals_mismatch',
      ]);
    },
  );

  check('common-fields', 'it takes the common fields', async (world) => {
    const additional_info = [{ name: 'a', value: 'b' }];
    const extra = { additional_info, metadata: { a: 'b' }, simulate: 'not_authorized', establishment: '001' };
    const issued = await world.issue('credit_note', bodyWith(world, 'credit_note', extra), 'wait=20');
    expect(issued).toMatchObject({ status: 'not_authorized', additional_info, metadata: { a: 'b' } });
  });

  check(
    [
      'rules-the-total-cannot-exceed-the',
      'limits/credit-total',
      'errors/conditions-that-refuse-an-operation-each',
      'errors/their-status-codes-not-shown',
    ],
    'credit goes up to the balance to the cent and not beyond, and comes back with what is corrected or annulled',
    async (world) => {
      const { invoice, note } = await invoiced(world);
      const balance = async () => {
        const { credit_balance } = { credit_balance: '', ...(await world.retrieve(invoice.id)) };
        return credit_balance;
      };
      expect(await balance()).toBe('23.00');
      const first = await world.decided('credit_note', note('1'), 'authorized');
      expect(await balance()).toBe('11.50');
      for (const address of [path, `${path}/preview`]) {
        await world.sandbox.refused(422, 'credit_exceeds_balance', 'POST', address, { body: note('1.01') });
      }
      // One that was refused holds nothing; corrected under its number, it takes what it says again.
      const refused = await world.decided(
        'credit_note',
        { ...note('1'), simulate: 'not_authorized' },
        'not_authorized',
      );
      expect(await balance()).toBe('11.50');
      const again = `${path}/${refused.id}/resubmit`;
      await world.sandbox.refused(422, 'credit_exceeds_balance', 'POST', again, { body: note('1.01') });
      await world.sandbox.expectJson(200, 'POST', again, note('0.5'));
      expect(await balance()).toBe('5.75');
      await world.sandbox.expectJson(200, 'POST', `${path}/${first.id}/annul`, { annulled_on: today() });
      expect(await balance()).toBe('17.25');
    },
  );

  check(
    'rules-the-total-cannot-exceed-the',
    'what went to the final consumer takes no credit note',
    async (world) => {
      const buyer = { identification_type: 'consumidor_final' } as const;
      const { id } = await world.decided('invoice', aSale({ buyer }), 'authorized');
      const body = bodiesOn(id).credit_note;
      for (const address of [path, `${path}/preview`]) {
        const problem = await world.sandbox.refused(422, 'consumidor_final_no_credit', 'POST', address, {
          body,
        });
        expect(faultsIn(problem).join()).toContain('/modified_document');
      }
    },
  );

  check(
    ['post-v1-ec-credit-notes-preview-is-named-for-checking'],
    'its preview spends no number and none of the balance',
    async (world) => {
      const { invoice, note } = await invoiced(world);
      for (let time = 0; time < 2; time += 1) await computed(world, 'credit_note', note('2'));
      expect(await world.retrieve(invoice.id)).toMatchObject({ credit_balance: '23.00' });
    },
  );

  check('list-credit-notes-get-newest-to', 'they are listed in the environment of the key', async (world) => {
    const { id } = world.samples.credit_note.authorized;
    const list = await world.sandbox.get(`${path}?status=authorized&limit=100`);
    expect(list.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, object: 'credit_note' })]),
    );
    expect(await world.live.get(path)).toMatchObject({ data: [], total_count: 0 });
  });
});
