import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recipientsOf } from '../../../../src-main/documents/all-kinds/recipients.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import { resourceOf } from '../../../../src-main/issuing/resource.ts';
import { aCreditNoteBodyOnElsewhere } from '../../../support/builders/credit-note-body.ts';
import { aDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody, aRecipient } from '../../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { aWithholdingBody } from '../../../support/builders/withholding-body.ts';
import { aStoredAccount, emailStoreOf } from '../../../support/mail/email-store-of.ts';
import { openShop, type TestShop } from '../../../support/shops/shop.ts';

const email = 'destino@example.com';
const bodies = {
  invoice: withEmail('buyer', anInvoiceBody()),
  credit_note: withEmail('buyer', aCreditNoteBodyOnElsewhere()),
  debit_note: withEmail('buyer', aDebitNoteBody()),
  purchase_settlement: withEmail('supplier', aPurchaseSettlementBody()),
  withholding: withEmail('supplier', aWithholdingBody()),
  delivery_note: aDeliveryNoteBody({
    transport_start: '2026-11-21',
    transport_end: '2026-11-21',
    recipients: [
      aRecipient({ email: 'zeta@example.com' }),
      aRecipient({ email: 'alfa@example.com' }),
      aRecipient({ email: 'zeta@example.com' }),
      aRecipient(),
    ],
  }),
};

describe('a document that the authority authorizes', () => {
  it.for(documentTypes)('of type %s is queued for the very addresses it names', async (type) => {
    const shop = await shopWithAccount();
    const { id } = await shop.issueAs(type, bodies[type]);
    expect(await addressesOf(shop, id)).toEqual([]);
    await shop.decide(id, 'authorized');
    const { content, deliveryStatus } = await shop.stored(id);
    const recipients = recipientsOf(kindOf(type), content);
    expect(recipients.length).toBeGreaterThan(0);
    expect(await addressesOf(shop, id)).toEqual(recipients);
    expect(deliveryStatus).toBe('queued');
  });

  it('is not queued without an account, nor later when there is one', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    await shop.decide(id, 'authorized');
    await emailStoreOf(shop).putAccount(aStoredAccount());
    expect(await addressesOf(shop, id)).toEqual([]);
    expect((await shop.stored(id)).deliveryStatus).toBe('none');
  });

  it('is not queued when the document names no address', async () => {
    const shop = await shopWithAccount();
    const { id } = await shop.issue(anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } }));
    await shop.decide(id, 'authorized');
    expect(await addressesOf(shop, id)).toEqual([]);
    expect((await shop.stored(id)).deliveryStatus).toBe('no_recipient');
  });

  it('is queued by its newest revision', async () => {
    const shop = await shopWithAccount();
    const { id } = await shop.issue();
    await shop.decide(id, 'returned');
    await shop.resubmit(id, withEmail('buyer', anInvoiceBody()));
    await shop.decide(id, 'authorized');
    expect(await addressesOf(shop, id)).toEqual([email]);
  });

  it('is not sent again when it is annulled, nor where it was imported', async () => {
    const shop = await shopWithAccount();
    const [annulled, imported] = [await shop.issue(), await shop.issue()];
    await shop.store.writes.run((tx) =>
      tx.updateTable('document').set({ channel: 'imported' }).where('id', '=', imported.id).execute(),
    );
    for (const { id } of [annulled, imported]) await shop.decide(id, 'authorized');
    await shop.annul(annulled.id, { annulled_on: '2026-11-21' });
    expect(await addressesOf(shop, annulled.id)).toHaveLength(1);
    expect(await addressesOf(shop, imported.id)).toEqual([]);
  });

  it('is authorized together with its email, or neither is', async () => {
    const shop = await shopWithAccount();
    const { id } = await shop.issue();
    const failing = shop.store.writes.run(async (tx) => {
      await tx.updateTable('document').set({ status: 'authorized' }).where('id', '=', id).execute();
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await addressesOf(shop, id)).toEqual([]);
  });
});

describe('an email on request', () => {
  it('is one email where the same address already waits for the document', async () => {
    const { shop, id, store } = await authorizedInvoice();
    const at = shop.clock.now;
    await store.add({ documentId: id, to: ['comprador@example.com', 'otro@example.com'], at });
    await store.add({ documentId: id, to: ['otro@example.com'], at });
    expect(await addressesOf(shop, id)).toEqual(['comprador@example.com', 'otro@example.com']);
  });

  it('gives the email status of the document, whatever became of earlier emails', async () => {
    const { shop, id, store, at } = await authorizedInvoice();
    const [first] = await store.due({ at, limit: 9 });
    if (!first) throw new Error('nothing is due');
    await store.settle(first, { status: 'bounced', problem: 'recipient_refused', bounce: 'permanent' }, at);
    expect((await shop.stored(id)).deliveryStatus).toBe('bounced');
    await store.add({ documentId: id, to: ['otro@example.com'], at });
    const resource = resourceOf(await shop.stored(id));
    expect(resource.delivery_status).toBe('queued');
    expect(resource.emails).toEqual([
      {
        to: 'comprador@example.com',
        status: 'bounced',
        bounce_type: 'permanent',
        bounced_at: at.toISOString(),
      },
      { to: 'otro@example.com', status: 'queued' },
    ]);
  });

  it('keeps its Message-ID from one attempt to the next, and its status when the document is annulled', async () => {
    const { shop, id, store, at } = await authorizedInvoice();
    const [due] = await store.due({ at, limit: 9 });
    if (!due) throw new Error('nothing is due');
    const later = new Date(at.getTime() + 1000);
    const again = { nextAt: later, messageId: '<dos@ejemplo.ec>' };
    expect(await store.begin(due, { nextAt: later, messageId: '<uno@ejemplo.ec>' })).toBe('<uno@ejemplo.ec>');
    expect(await store.begin({ ...due, attempts: 1 }, again)).toBe('<uno@ejemplo.ec>');
    // As it was before somebody else attempted it.
    expect(await store.begin(due, again)).toBeUndefined();
    await store.settle(due, { status: 'sent', messageId: '<uno@ejemplo.ec>', response: '250 ok' }, at);
    await shop.annul(id, { annulled_on: '2026-11-21' });
    expect((await shop.stored(id)).deliveryStatus).toBe('sent');
  });
});

describe('the queue', () => {
  it('plans the next attempt before each, so that one that died in it is tried again', async () => {
    const { store, at } = await authorizedInvoice();
    const [due] = await store.due({ at, limit: 9 });
    if (!due) throw new Error('nothing is due');
    const nextAt = new Date(at.getTime() + 60_000);
    await store.begin(due, { nextAt, messageId: '<uno@ejemplo.ec>' });
    expect([await store.due({ at, limit: 9 }), await store.nextDueAfter(at)]).toEqual([[], nextAt]);
    expect(await store.due({ at: nextAt, limit: 9 })).toEqual([{ ...due, attempts: 1 }]);
  });

  it('hurries only what waits for the named reasons', async () => {
    const { shop, id, store, at } = await authorizedInvoice();
    await store.add({ documentId: id, to: ['otro@example.com'], at });
    const nextAt = new Date(at.getTime() + 60_000);
    const [one, other] = await store.due({ at, limit: 9 });
    if (!one || !other) throw new Error('two were due');
    await store.settle(one, { status: 'queued', problem: 'timeout', nextAt }, at);
    await store.settle(other, { status: 'queued', problem: 'recipient_deferred', nextAt }, at);
    await store.hurry(['timeout', 'wrong_password'], at);
    expect((await store.due({ at, limit: 9 })).map(({ to }) => to)).toEqual([one.to]);
    expect((await shop.stored(id)).emails?.map(({ status }) => status)).toEqual(['queued', 'queued']);
  });
});

describe('what becomes of an email', () => {
  it('sends an event to the webhooks of its business and environment, and to no others', async () => {
    const { shop, id, store, at } = await authorizedInvoice();
    const { entityId } = await shop.caller();
    const settle = async () => {
      const [due] = await store.due({ at, limit: 1 });
      if (!due) throw new Error('nothing is due');
      await store.settle(due, { status: 'failed', problem: 'message_refused' }, at);
    };
    await listen(shop, entityId, 'live');
    await settle();
    expect(await webhooksOf(shop)).toEqual([]);
    await listen(shop, entityId, 'test');
    await store.add({ documentId: id, to: ['otro@example.com'], at });
    await settle();
    expect(await webhooksOf(shop)).toEqual([
      {
        type: 'document.email_failed',
        document_id: id,
        entity_id: entityId,
        environment: 'test',
        revision: 1,
      },
    ]);
  });
});

describe('the account', () => {
  it('is a single one: saving another replaces all of it', async () => {
    const store = emailStoreOf(await openShop({ setup: null }));
    expect(await store.account()).toBeUndefined();
    const full = aStoredAccount({ user: 'a', sealedPassword: Buffer.from('sealed'), fromName: 'Tienda' });
    await store.putAccount(full);
    expect(await store.account()).toEqual(full);
    await store.putAccount(aStoredAccount({ port: 2525 }));
    expect(await store.account()).toEqual(aStoredAccount({ port: 2525 }));
    await store.removeAccount();
    expect([await store.account(), await store.hasAccount()]).toEqual([undefined, false]);
  });
});

function withEmail<Body extends object>(party: 'buyer' | 'supplier', body: Body): Body {
  const named: unknown = Reflect.get(body, party);
  return { ...body, [party]: { ...(typeof named === 'object' ? named : {}), email } };
}

async function shopWithAccount(): Promise<TestShop> {
  const shop = await openShop();
  await emailStoreOf(shop).putAccount(aStoredAccount());
  return shop;
}

async function authorizedInvoice() {
  const shop = await shopWithAccount();
  const { id } = await shop.issue();
  await shop.decide(id, 'authorized');
  return { shop, id, store: emailStoreOf(shop), at: shop.clock.now };
}

async function addressesOf({ store }: TestShop, id: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom('email')
    .select('recipient')
    .where('document_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ recipient }) => recipient);
}

async function listen({ store }: TestShop, entity_id: string, environment: 'test' | 'live'): Promise<void> {
  const endpoint = {
    id: randomUUID(),
    entity_id,
    environment,
    url: 'https://example.com/',
    events_json: '["*"]',
    disabled: 0 as const,
    sealed_secret: Buffer.from('sealed'),
    secret_hint: 'hint',
    created_at: '2026-11-21T17:00:00.000Z',
  };
  await store.writes.run((tx) => tx.insertInto('webhook_endpoint').values(endpoint).execute());
}

function webhooksOf({ store }: TestShop) {
  return store.db
    .selectFrom('webhook_queue')
    .select(['type', 'document_id', 'entity_id', 'environment', 'revision'])
    .execute();
}
