import { expect } from 'vitest';
import { aRecipient } from '../../../support/builders/delivery-note-body.ts';
import { dayFromToday, today } from '../../support/bodies/bodies.ts';
import { bodyWith, faultsOf } from '../../support/bodies/refused-bodies.ts';
import { computed } from '../../support/bodies/shapes.ts';
import { expectIdempotency, expectPreviewRules } from '../../support/rules/issuing-rules.ts';
import { section } from '../../support/section.ts';

export const deliveryNotes = section('delivery-notes', (check) => {
  const path = '/v1/ec/delivery-notes';

  check(
    ['get-v1-ec-delivery-notes-id-id-uuid', 'returns-the-delivery-note-as-the', 'query-wait'],
    'one is retrieved as the service knows it, without asking the authority, and with wait once it is decided',
    async (world) => {
      const { authorized } = world.samples.delivery_note;
      expect(await world.sandbox.get(`${path}/${authorized.id}`)).toMatchObject({ id: authorized.id });
      const issued = await world.decided(
        'delivery_note',
        world.bodies.delivery_note,
        'authorized',
        world.test,
      );
      const before = world.authority.test.received(issued.access_key).length;
      for (let time = 0; time < 3; time += 1) await world.test.get(`${path}/${issued.id}`);
      expect(world.authority.test.received(issued.access_key)).toHaveLength(before);
      const other = await world.issue('delivery_note', world.bodies.delivery_note);
      expect(await world.sandbox.get(`${path}/${other.id}?wait=25`)).toMatchObject({ status: 'authorized' });
      for (const id of [world.samples.invoice.authorized.id, 'x', '01970000-0000-7000-8000-000000000000']) {
        await world.sandbox.refused(404, 'not_found', 'GET', `${path}/${id}`);
      }
    },
  );

  check(
    'post-v1-ec-delivery-notes-preview_id-issues-a-delivery-note',
    'it is issued as it was previewed',
    async (world) => expectPreviewRules(world, 'delivery_note'),
  );

  check(
    'post-v1-ec-delivery-notes-preview_id-issues-a-delivery-note',
    'a key issues it once',
    async (world) => expectIdempotency(world, 'delivery_note'),
  );

  check(
    [
      'its-body-not-shown',
      'api/shapes/delivery-note-origin_address-carrier-identification_type-identification',
    ],
    'its body is that of api.md: what is required, and the order of the dates',
    async (world) => {
      expect(await faultsOf(world, 'delivery_note', {})).toEqual(
        ['carrier', 'origin_address', 'plate', 'recipients', 'transport_end', 'transport_start'].map(
          (field) => `/${field} required`,
        ),
      );
      const recipients = [{}];
      expect(
        await faultsOf(world, 'delivery_note', bodyWith(world, 'delivery_note', { recipients })),
      ).toEqual(
        ['address', 'identification', 'items', 'name', 'reason'].map(
          (field) => `/recipients/0/${field} required`,
        ),
      );
      const items = [{}];
      const bare = bodyWith(world, 'delivery_note', { recipients: [{ ...aRecipient(), items }] });
      expect(await faultsOf(world, 'delivery_note', bare)).toEqual([
        '/recipients/0/items/0/description required',
        '/recipients/0/items/0/quantity required',
      ]);
      for (const [days, fault] of [
        [{ transport_start: dayFromToday(-1), transport_end: today() }, '/transport_start'],
        [{ transport_start: dayFromToday(2), transport_end: dayFromToday(1) }, '/transport_end'],
      ] as const) {
        const faults = await faultsOf(world, 'delivery_note', bodyWith(world, 'delivery_note', days));
        expect(faults).toEqual([`${fault} date_order`]);
      }
      const carrier = {
        identification_type: 'cedula',
        identification: '1710034065',
        name: 'X',
        email: 'a@b.ec',
      };
      expect(await faultsOf(world, 'delivery_note', bodyWith(world, 'delivery_note', { carrier }))).toEqual([
        '/carrier/email unknown_field',
      ]);
    },
  );

  check('preview-delivery-note-post-checks-the', 'its preview computes it', async (world) => {
    const shown = await computed(world, 'delivery_note', world.bodies.delivery_note);
    expect(shown).toMatchObject({ object: 'delivery_note', plate: expect.any(String), additional_info: [] });
  });

  check(
    [
      'wrong-bodies-are-refused-with-422',
      'errors/preview-warnings-code-message-detail-report',
      'withholdings/body-errors-give-422-blockers-of',
    ],
    'what would stop issuing right now is a warning of the preview, with code, message and detail',
    async (world) => {
      const unready = await world.openUnreadyShop();
      for (const type of ['delivery_note', 'withholding', 'invoice'] as const) {
        const address = `/v1/ec/${type.replaceAll('_', '-')}s`;
        const body = world.bodies[type];
        const { warnings } = await unready.expectJson(200, 'POST', `${address}/preview`, body);
        expect(warnings).toContainEqual({
          code: 'certificate_missing',
          message: expect.any(String),
          detail: expect.any(String),
        });
        await unready.refused(422, 'validation_failed', 'POST', `${address}/preview`, { body: {} });
        const { errors } = await unready.refused(409, 'not_ready', 'POST', address, { body });
        expect(errors).toMatchObject([{ code: 'certificate_missing' }]);
      }
    },
  );
});
