import { describe, expect, it } from 'vitest';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { currentListing } from '../../support/import-files/listings.ts';
import { putAt, submit } from '../../support/shops/delivery-states.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

/** An invoice that was issued here and sent on 2026-11-21, of which nothing was heard for two months. */
async function openSubmitted({ isHeard = true } = {}) {
  const shop = await openShop();
  const { id, access_key: accessKey } = await shop.issue();
  const document = await shop.stored(id);
  const at = shop.clock.now;
  const signed = await shop.signer.sign(document, at);
  if (!signed.ok) throw new Error(signed.problem);
  const next = { step: 'ask', attempts: 0, at, problem: null } as const;
  await shop.delivery.freeze(document, { signedXml: signed.signedXml, at, next });
  if (isHeard) await submit(shop, id);
  await putAt(shop, id, { decision: 'authorization_unknown' });
  shop.clock.now = new Date('2027-01-25T12:00:00-05:00');
  const imports = await importsOf(shop);
  const xml = new TextDecoder().decode(signed.signedXml);
  return { shop, id, accessKey, xml, ...imports };
}

const inEnvelope = (xml: string, number: string) =>
  envelopeOf(xml, { number, environment: 'PRUEBAS', date: '2026-11-21T12:30:00-05:00' });

describe('a submitted document of which the authority says nothing any more', () => {
  it('is authorized by its XML with the authorization, from the portal', async () => {
    const { shop, id, accessKey, xml, run, items, questions } = await openSubmitted();
    const done = await run([{ name: 'portal.xml', content: inEnvelope(xml, accessKey) }]);
    expect(await items(done.id)).toMatchObject([
      { result: 'duplicate', code: 'evidence_added', document_id: id },
    ]);
    expect(questions).toEqual([]);
    expect(await shop.stored(id)).toMatchObject({
      status: 'authorized',
      authorization: { number: accessKey, authorizedAt: '2026-11-21T17:30:00.000Z' },
    });
    const steps = await shop.reading.events(id, { limit: 100, position: undefined, direction: 'older' });
    expect(steps.find(({ type }) => type === 'authorized')?.data).toEqual({ by: 'file', import_id: done.id });
    expect(await shop.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const again = await run([{ name: 'otra-vez.xml', content: inEnvelope(xml, accessKey) }]);
    expect(await items(again.id)).toMatchObject([{ code: 'already_exists' }]);
  });

  it('is authorized as well where nobody heard that it was received', async () => {
    const { shop, id, accessKey, xml, run } = await openSubmitted({ isHeard: false });
    await run([{ name: 'portal.xml', content: inEnvelope(xml, accessKey) }]);
    expect(await shop.stored(id)).toMatchObject({
      status: 'authorized',
      transitions: { submitted: expect.any(String), authorized: expect.any(String) },
    });
    const steps = await shop.reading.events(id, { limit: 2, position: undefined, direction: 'older' });
    expect(steps.map(({ type }) => type).toSorted()).toEqual(['authorized', 'received']);
  });

  it('is authorized by a listing of the authority', async () => {
    const { shop, id, accessKey, run, items } = await openSubmitted();
    const authorizedAt = '21/11/2026 12:30:00';
    const done = await run([
      { name: 'emitidos.txt', content: currentListing([{ accessKey, authorizedAt }]) },
    ]);
    expect(await items(done.id)).toMatchObject([{ code: 'evidence_added', document_id: id }]);
    expect(await shop.stored(id)).toMatchObject({
      status: 'authorized',
      authorization: { authorizedAt: '2026-11-21T17:30:00.000Z' },
    });
  });

  it('is not by its signature alone, nor by the authorization of another file', async () => {
    const { shop, id, accessKey, xml, run, items } = await openSubmitted();
    const signed = await run([{ name: 'firmada.xml', content: xml }]);
    expect(await items(signed.id)).toMatchObject([{ code: 'already_exists' }]);
    const later = await shop.signer.sign(await shop.stored(id), shop.clock.now);
    const other = later.ok ? new TextDecoder().decode(later.signedXml) : '';
    const refused = await run([{ name: 'otra.xml', content: inEnvelope(other, accessKey) }]);
    expect(await items(refused.id)).toMatchObject([{ code: 'authorization_mismatch' }]);
    expect(await shop.stored(id)).toMatchObject({ status: 'submitted' });
  });
});
