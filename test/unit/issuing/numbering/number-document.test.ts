import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../../src-main/business/set-up/first-start.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { openShop } from '../../../support/shops/shop.ts';

describe('a document that has just taken its number', () => {
  it('is pending since that instant, in its first revision, credited nothing and mailed to nobody yet', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    const instant = shop.clock.now.toISOString();
    const stored = await shop.stored(id);
    expect(stored).toMatchObject({
      status: 'pending',
      transitions: { pending: instant },
      revision: 1,
      sriMessages: [],
      deliveryStatus: 'none',
      credited: '0.00',
      issuedAt: instant,
      createdAt: instant,
      updatedAt: instant,
    });
    expect(stored).not.toHaveProperty('simulate');
  });

  it('says that nobody is to get it by mail where it names no address', async () => {
    const shop = await openShop();
    const { id } = await shop.issue(anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } }));
    expect((await shop.stored(id)).deliveryStatus).toBe('no_recipient');
  });

  it('is authorized by the sandbox unless it asks for something else', async () => {
    const shop = await openShop();
    await ensurePracticeBusiness(shop.businessDependencies);
    const sandbox = await shop.caller('sandbox');
    for (const [simulate, expected] of [
      [undefined, 'authorized'],
      ['returned', 'returned'],
    ] as const) {
      const reply = await shop.attempt({ body: anInvoiceBody(simulate && { simulate }) }, sandbox);
      const id = reply.ok ? reply.value.document.id : '';
      expect(await shop.stored(id)).toMatchObject({ simulate: expected });
    }
  });
});
