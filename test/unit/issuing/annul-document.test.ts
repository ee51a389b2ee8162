import { describe, expect, it } from 'vitest';
import { documentStatuses } from '../../../src-main/documents/kinds.ts';
import { annulDocument } from '../../../src-main/issuing/annul-document.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { foreignInvoiceXml, foreignKey, signXml } from '../../support/import-files/signed-invoice.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop, problemOf } from '../../support/shops/shop.ts';

const annulment = { annulled_on: '2026-11-21' };

describe('an annulment', () => {
  it('is stored with the details a person gives, and the files stay', async () => {
    const { shop, id } = await openAuthorized();
    const loaded = await shop.delivery.load(id);
    if (!loaded) throw new Error('the document is not there');
    shop.clock.now = new Date('2026-11-25T17:00:00.000Z');
    const reply = await shop.annul(id, { annulled_on: '2026-11-24', reason: 'Venta deshecha' });
    expect(reply).toMatchObject({
      ok: true,
      value: {
        id,
        status: 'annulled',
        status_transitions: { annulled: '2026-11-25T17:00:00.000Z', pending: expect.any(String) },
        credit_balance: '0.00',
        total: '23.00',
      },
    });
    const stored = await shop.stored(id);
    expect(stored).toMatchObject({ status: 'annulled', revision: 1, content: loaded.document.content });
    const [event] = await shop.store.db
      .selectFrom('document_event')
      .select(['type', 'revision', 'data_json'])
      .orderBy('id', 'desc')
      .execute();
    expect({ ...event, data_json: JSON.parse(event?.data_json ?? '') }).toEqual({
      type: 'annulled',
      revision: 1,
      data_json: { annulled_on: '2026-11-24', reason: 'Venta deshecha' },
    });
  });

  it.for(['2026-11-21', '2026-11-22', '2026-11-25'])('takes %s: from the issue until today', async (day) => {
    const { shop, id } = await openAuthorized();
    // The last hour of the 25th in Ecuador, the 26th in UTC.
    shop.clock.now = new Date('2026-11-26T04:30:00.000Z');
    expect(await shop.annul(id, { annulled_on: day })).toMatchObject({ ok: true });
  });

  it.for(['2026-11-20', '2026-11-26'])('does not take %s', async (day) => {
    const { shop, id } = await openAuthorized();
    shop.clock.now = new Date('2026-11-26T04:30:00.000Z');
    expect(problemOf(await shop.annul(id, { annulled_on: day }))).toMatchObject({
      code: 'annulled_on_out_of_range',
      errors: [{ pointer: '/annulled_on', code: 'annulled_on_out_of_range' }],
    });
    expect(await shop.stored(id)).toMatchObject({ status: 'authorized' });
  });

  it.for(documentStatuses.filter((status) => status !== 'authorized'))(
    'is refused of a document that is %s, which the refusal says',
    async (status) => {
      const { shop, id } = await openAuthorized();
      await shop.decide(id, status);
      expect(problemOf(await shop.annul(id, annulment))).toMatchObject({
        code: 'invalid_state',
        detail: expect.stringMatching(/^El documento está .+\. Solo se anula/),
        documentId: id,
      });
    },
  );

  it('is refused of a sale to the final consumer', async () => {
    const shop = await openShop();
    const { id } = await shop.issue(anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } }));
    await shop.decide(id, 'authorized');
    expect(problemOf(await shop.annul(id, annulment)).code).toBe('consumidor_final_no_annulment');
  });

  it.for([
    ['2025-12-31', { ok: true, value: { status: 'annulled' } }],
    ['2026-01-01', { ok: false, problem: { code: 'consumidor_final_no_annulment' } }],
  ] as const)(
    'of a former system’s sale to the final consumer of %s is judged by its day',
    async ([issueDate, expected]) => {
      const shop = await openShop();
      const { run, items, authority } = await importsOf(shop);
      const sale = { issueDate, environment: 'test' } as const;
      authority.set(foreignKey(sale), { kind: 'authorized', authorizedAt: `${issueDate}T17:30:00.000Z` });
      const xml = foreignInvoiceXml(sale)
        .replace('Comprador>05<', 'Comprador>07<')
        .replace('<identificacionComprador>1710034065<', '<identificacionComprador>9999999999999<');
      const done = await run([{ name: 'venta.xml', content: await signXml(xml) }]);
      const [item] = await items(done.id);
      expect(item).toMatchObject({ result: 'imported' });
      const reply = await shop.annul(item?.document_id ?? '', { annulled_on: '2026-01-05' });
      expect(reply).toMatchObject(expected);
    },
  );

  it('is refused of a document of another environment or type', async () => {
    const { shop, id } = await openAuthorized();
    const caller = await shop.caller();
    const replies = [
      await annulDocument(shop.issuing, await shop.caller('live'), { id, annulment }),
      await annulDocument(shop.issuing, caller, { id, type: 'withholding', annulment }),
    ];
    for (const reply of replies) expect(problemOf(reply).code).toBe('not_found');
  });

  it('counts once, however many come at once', async () => {
    const { shop, id } = await openAuthorized();
    const replies = await Promise.all(Array.from({ length: 4 }, () => shop.annul(id, annulment)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    for (const reply of replies.filter(({ ok }) => !ok)) {
      expect(problemOf(reply)).toMatchObject({
        code: 'invalid_state',
        detail: expect.stringContaining('anulado'),
      });
    }
  });
});

/** A shop with an authorized invoice of 21 November. */
async function openAuthorized() {
  const shop = await openShop();
  const { id } = await shop.issue();
  await shop.decide(id, 'authorized');
  return { shop, id };
}
