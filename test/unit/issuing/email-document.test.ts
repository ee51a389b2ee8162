import { describe, expect, it } from 'vitest';
import { documentStatuses } from '../../../src-main/documents/kinds.ts';
import { emailDocument } from '../../../src-main/issuing/email-document.ts';
import { aDeliveryNoteBody, aRecipient } from '../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { emailStoreOf } from '../../support/mail/email-store-of.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const anonymous = anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } });

describe('an email', () => {
  it.for(documentStatuses.filter((status) => status !== 'authorized'))(
    'is refused of a document that is %s',
    async (status) => {
      const shop = await openShop();
      const { id } = await shop.issue();
      await shop.decide(id, status);
      expect(await refusalOf(shop, id, {})).toMatchObject({ code: 'invalid_state', documentId: id });
    },
  );

  it('is refused without recipients when the document names no address', async () => {
    const shop = await openShop();
    const { id } = await shop.issue(anonymous);
    await shop.decide(id, 'authorized');
    expect(await refusalOf(shop, id, {})).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/to', code: 'required' }],
    });
  });

  it('is never pretended: without a mail account it is not ready', async () => {
    const shop = await openShop();
    const withAddress = await shop.issue();
    const without = await shop.issue(anonymous);
    const delivery = await shop.issueAs(
      'delivery_note',
      aDeliveryNoteBody({
        transport_start: '2026-11-21',
        transport_end: '2026-11-21',
        recipients: [aRecipient(), aRecipient({ email: 'bodega@example.com' })],
      }),
    );
    for (const { id } of [withAddress, without, delivery]) await shop.decide(id, 'authorized');
    const refusals = [
      await refusalOf(shop, withAddress.id, {}),
      await refusalOf(shop, without.id, { to: ['a@example.com'] }),
      // To its recipients: the carrier has no address.
      await refusalOf(shop, delivery.id, {}),
    ];
    for (const refusal of refusals) expect(refusal.code).toBe('not_ready');
  });
});

async function refusalOf(shop: TestShop, id: string, email: { to?: string[] }) {
  return problemOf(
    await emailDocument({ ...shop.issuing, queue: emailStoreOf(shop) }, await shop.caller(), { id, email }),
  );
}
