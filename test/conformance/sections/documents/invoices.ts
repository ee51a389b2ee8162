import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aBuyer, aLine } from '../../../support/builders/invoice-body.ts';
import { aSale, dayFromToday, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { fullInvoices } from '../../support/bodies/full-bodies.ts';
import { faultsOf } from '../../support/bodies/refused-bodies.ts';
import { computed } from '../../support/bodies/shapes.ts';
import { faultsIn } from '../../support/contract-client.ts';
import { expectIdempotency, expectPreviewRules } from '../../support/rules/issuing-rules.ts';
import { journeyOf } from '../../support/rules/journeys.ts';
import { section } from '../../support/section.ts';
import { mailsTo } from '../../support/shops/mails.ts';

export const invoices = section('invoices', (check) => {
  const path = '/v1/ec/invoices';

  check(
    [
      'post-v1-ec-invoices-id-annul-id-uuid-records-an',
      'response-the-invoice-resource',
      'credit-notes/record-annulment-of-a-credit-note',
    ],
    'recording an annulment answers the resource, for each type under its path and under documents',
    async (world) => {
      for (const type of sixTypes) {
        for (const plural of [pathOf(type), '/v1/ec/documents']) {
          const { id } = await world.decided(type, world.bodies[type], 'authorized');
          const address = `${plural}/${id}/annul`;
          const body = { annulled_on: today(), reason: 'Se deshizo' };
          const annulled = await world.sandbox.expectJson(200, 'POST', address, body);
          expect(annulled).toMatchObject({ object: type, id, status: 'annulled' });
          expect((await journeyOf(world.sandbox, id))[0]).toMatchObject({ type: 'annulled', data: body });
          await world.sandbox.refused(409, 'invalid_state', 'POST', address, {
            body: { annulled_on: today() },
          });
        }
      }
    },
  );

  check(
    ['body-annulled_on-date-required-not-before', 'limits/credit-note-reason-annulment-reason'],
    'annulled_on: a date from the issue to today; reason: 1 to 300 characters, if any',
    async (world) => {
      const { id, issue_date } = await world.decided('invoice', aSale(), 'authorized');
      const address = `${path}/${id}/annul`;
      const faults = async (body: unknown) =>
        faultsIn(await world.sandbox.refused(422, 'validation_failed', 'POST', address, { body }));
      expect(await faults({})).toEqual(['/annulled_on required']);
      expect(await faults({ annulled_on: 'ayer', reason: '', motivo: 'x' })).toEqual([
        '/annulled_on invalid_format',
        '/motivo unknown_field',
        '/reason too_short',
      ]);
      expect(await faults({ annulled_on: '2026-02-30' })).toEqual(['/annulled_on invalid_format']);
      expect(await faults({ annulled_on: today(), reason: 'x'.repeat(301) })).toEqual(['/reason too_long']);
      for (const annulled_on of [dayFromToday(-1), dayFromToday(1)]) {
        const request = { body: { annulled_on } };
        const problem = await world.sandbox.refused(
          422,
          'annulled_on_out_of_range',
          'POST',
          address,
          request,
        );
        expect(problem.errors).toMatchObject([{ pointer: '/annulled_on' }]);
      }
      const body = { annulled_on: issue_date, reason: 'ñ'.repeat(300) };
      expect(await world.sandbox.expectJson(200, 'POST', address, body)).toMatchObject({
        status: 'annulled',
      });
    },
  );

  check(
    'effect-status-becomes-annulled-files-are',
    'its status is annulled and its files stay',
    async (world) => {
      const { id } = await world.decided('invoice', aSale(), 'authorized');
      const files = async () =>
        (await Promise.all(['xml'].map((name) => world.sandbox.call('GET', `${path}/${id}/${name}`)))).map(
          ({ text, status }) => [status, text],
        );
      const before = await files();
      await world.sandbox.expectJson(200, 'POST', `${path}/${id}/annul`, { annulled_on: today() });
      expect(await world.retrieve(id)).toMatchObject({
        status: 'annulled',
        status_transitions: { annulled: expect.any(String) },
        credit_balance: '0.00',
      });
      expect(await files()).toEqual(before);
      expect((await world.sandbox.call('GET', `${path}/${id}/ride`)).status).toBe(200);
    },
  );

  check(
    ['allowed-only-for-an-authorized-document'],
    'only what is authorized is annulled, and nothing that went to the final consumer',
    async (world) => {
      const body = { annulled_on: today() };
      for (const status of ['returned', 'not_authorized', 'annulled'] as const) {
        const address = `${path}/${world.samples.invoice[status].id}/annul`;
        await world.sandbox.refused(409, 'invalid_state', 'POST', address, { body });
      }
      for (const simulate of ['undecided', 'unavailable'] as const) {
        const { id } = await world.issue('invoice', aSale({ simulate }));
        await world.sandbox.refused(409, 'invalid_state', 'POST', `${path}/${id}/annul`, { body });
      }
      const buyer = { identification_type: 'consumidor_final' } as const;
      const { id } = await world.decided('invoice', aSale({ buyer }), 'authorized');
      const problem = await world.sandbox.refused(
        422,
        'consumidor_final_no_annulment',
        'POST',
        `${path}/${id}/annul`,
        {
          body,
        },
      );
      expect(problem.document_id).toBe(id);
      expect(await world.retrieve(id)).toMatchObject({ status: 'authorized' });
    },
  );

  check(
    [
      'post-v1-ec-invoices-id-email-id-uuid-queues-an',
      'response-email-result',
      'withholdings/email-withholding-post-queues-an-email',
    ],
    'emailing queues its RIDE and its XML, for each type under its path and under documents',
    async (world) => {
      for (const type of sixTypes) {
        const { id, access_key } = world.samples[type].authorized;
        for (const plural of [pathOf(type), '/v1/ec/documents']) {
          const to = [`${uuid()}@example.com`];
          const answer = await world.sandbox.expectJson(202, 'POST', `${plural}/${id}/email`, { to });
          expect(answer).toEqual({ object: 'email', document_id: id, to });
          const [mail] = await mailsTo(world, to[0] ?? '');
          expect(mail?.attachments.map((each) => each.type)).toEqual(['application/xml', 'application/pdf']);
          expect(mail?.attachments[0]?.bytes.toString()).toContain(access_key);
        }
      }
    },
  );

  check(
    ['body-to-optional-array-of-addresses', 'limits/email-to'],
    'to: 1 to 10 addresses; the recipient of the document when it is left out',
    async (world) => {
      const email = `${uuid()}@example.com`;
      const body = aSale({ buyer: { ...aBuyer(), email } });
      const { id } = await world.decided('invoice', body, 'authorized');
      const address = `${path}/${id}/email`;
      for (const none of [{}, undefined]) {
        const answer = await world.sandbox.expectJson(202, 'POST', address, none);
        expect(answer.to).toEqual([email]);
      }
      const ten = Array.from({ length: 10 }, (_, index) => `a${index}.${uuid()}@example.com`);
      expect((await world.sandbox.expectJson(202, 'POST', address, { to: ten })).to).toEqual(ten);
      for (const [wrong, fault] of [
        [{ to: [] }, '/to too_few'],
        [{ to: [...ten, 'uno@example.com'] }, '/to too_many'],
        [{ to: ['uno@example.com', 'nadie'] }, '/to/1 invalid_format'],
        [{ to: 'uno@example.com' }, '/to invalid_type'],
        [{ cc: ten }, '/cc unknown_field'],
      ] as const) {
        const problem = await world.sandbox.refused(422, 'validation_failed', 'POST', address, {
          body: wrong,
        });
        expect(faultsIn(problem)).toEqual([fault]);
      }
      const nobody = aSale({ buyer: { identification_type: 'consumidor_final' } });
      const alone = await world.decided('invoice', nobody, 'authorized');
      const problem = await world.sandbox.refused(
        422,
        'validation_failed',
        'POST',
        `${path}/${alone.id}/email`,
        {
          body: {},
        },
      );
      expect(problem.errors).toMatchObject([{ pointer: '/to' }]);
    },
  );

  check(
    ['errors/conditions-that-refuse-an-operation-each'],
    'what is not authorized is not emailed, whatever its type',
    async (world) => {
      for (const type of sixTypes) {
        for (const status of ['returned', 'not_authorized', 'annulled'] as const) {
          const address = `${pathOf(type)}/${world.samples[type][status].id}/email`;
          await world.sandbox.refused(409, 'invalid_state', 'POST', address, { body: {} });
        }
      }
    },
  );

  check(
    'get-v1-ec-invoices-lists-invoices-pagination-and',
    'invoices are listed, and nothing else',
    async (world) => {
      const { data } = await world.sandbox.get(`${path}?limit=100`);
      expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ object: 'invoice' })]));
      expect(JSON.stringify(data)).not.toContain('"object":"credit_note"');
    },
  );

  check(
    [
      'the-body-to-issue-an-invoice',
      'api/shapes/issuing-bodies-not-shown-are-the',
      'api/shapes/invoice-buyer-lines-description-quantity-unit_price',
    ],
    'its body is that of api.md: what is required of it and of its lines',
    async (world) => {
      expect(await faultsOf(world, 'invoice', {})).toEqual([
        '/buyer required',
        '/lines required',
        '/payments required',
      ]);
      const bare = { ...aSale(), lines: [{}], payments: [{}] };
      expect(await faultsOf(world, 'invoice', bare)).toEqual([
        '/lines/0/description required',
        '/lines/0/quantity required',
        '/lines/0/taxes required',
        '/lines/0/unit_price required',
        '/payments/0/method required',
      ]);
      expect(await faultsOf(world, 'invoice', { ...aSale(), lines: [], payments: [] })).toEqual([
        '/lines too_few',
        '/payments too_few',
      ]);
      for (const body of fullInvoices()) await computed(world, 'invoice', body);
      const sent = {
        subtotal: '20.00',
        total: '23.00',
        iva: '3.00',
        number: '001-001-000000001',
        access_key: '1',
        status: 'authorized',
      };
      const computedFields = await faultsOf(world, 'invoice', { ...aSale(), ...sent });
      expect(computedFields).toEqual(
        Object.keys(sent)
          .toSorted()
          .map((field) => `/${field} unknown_field`),
      );
    },
  );

  check(
    'the-body-to-issue-an-invoice',
    'short forms of a buyer: the final consumer, and a customer kept here',
    async (world) => {
      const anyone = await computed(
        world,
        'invoice',
        aSale({ buyer: { identification_type: 'consumidor_final' } }),
      );
      expect(anyone.buyer).toMatchObject({ identification: '9999999999999', name: 'CONSUMIDOR FINAL' });
      const customer = await world.owner.expectJson(201, 'POST', '/v1/local/customers', {
        identification_type: 'cedula',
        identification: '1710034065',
        name: 'JUAN PÉREZ',
      });
      const buyer = { customer_id: String(customer.id) };
      expect((await computed(world, 'invoice', aSale({ buyer }))).buyer).toMatchObject({
        name: 'JUAN PÉREZ',
      });
      const unknown = aSale({ buyer: { customer_id: uuid() } });
      expect(await faultsOf(world, 'invoice', unknown)).toEqual(['/buyer/customer_id not_found']);
    },
  );

  check(
    'the-body-to-issue-an-invoice',
    'one payment may leave its amount out, several may not',
    async (world) => {
      const alone = await computed(world, 'invoice', aSale());
      expect(alone.payments).toEqual([{ method: 'sin_sistema_financiero', amount: '23.00' }]);
      const method = 'tarjeta_debito' as const;
      const two = aSale({ payments: [{ method, amount: '3.00' }, { method }] });
      expect(await faultsOf(world, 'invoice', two)).toEqual(['/payments/1/amount payment_amount_required']);
    },
  );

  check(
    'the-body-to-issue-an-invoice',
    'quantities and prices take six decimals, amounts two',
    async (world) => {
      const lines = [aLine({ quantity: '0.000001', unit_price: '1000000.000001' })];
      await computed(world, 'invoice', aSale({ lines }));
      const wrong = [aLine({ quantity: '1.0000001', unit_price: '-1', discount: '0.001' })];
      expect(await faultsOf(world, 'invoice', aSale({ lines: wrong }))).toEqual([
        '/lines/0/discount invalid_format',
        '/lines/0/quantity invalid_format',
        '/lines/0/unit_price invalid_format',
      ]);
    },
  );

  check(
    'api/7a-decided-after-the-first-audit/a-line-may-carry-unit_price_with_taxes-instead',
    'a line may say its price with taxes, which is then exactly what is charged',
    async (world) => {
      const { unit_price: _price, ...line } = aLine({ quantity: '1' });
      for (const price of ['0.50', '6.25', '10.00', '30.00']) {
        const lines = [{ ...line, unit_price_with_taxes: price }];
        expect(await computed(world, 'invoice', aSale({ lines }))).toMatchObject({
          total: price,
          lines: [{ unit_price_with_taxes: price, total_with_taxes: price }],
        });
      }
      const twice = [{ ...line, unit_price: '1.00', unit_price_with_taxes: '1.15' }];
      expect(await faultsOf(world, 'invoice', aSale({ lines: twice }))).toEqual([
        '/lines/0/unit_price_with_taxes not_allowed_here',
      ]);
    },
  );

  check(
    ['debit-notes/query-wait-preview_id-string-64-lowercase', 'limits/idempotency-key'],
    'an invoice follows the rules of previews and of retries',
    async (world) => {
      await expectPreviewRules(world, 'invoice');
      await expectIdempotency(world, 'invoice');
      await expectPreviewRules(world, 'purchase_settlement');
      await expectIdempotency(world, 'purchase_settlement');
    },
  );
});
