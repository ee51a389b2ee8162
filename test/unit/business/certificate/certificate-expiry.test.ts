import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { noticeDue, notifyExpiries } from '../../../../src-main/business/certificate/certificate-expiry.ts';
import { makeEventLog } from '../../../../src-main/store/rows/business/event-log.ts';
import { aCertificate, aSetup, openShop } from '../../../support/shops/shop.ts';

const validUntil = '2026-12-31T17:00:00.000Z';
const certificate = { id: 'the-certificate', entityId: 'the-entity', role: 'main', validUntil } as const;

describe('the notice that is due for a certificate', () => {
  it.each([
    ['2026-11-30T17:00:00Z', undefined],
    ['2026-12-01T17:00:00Z', 30],
    ['2026-12-15T17:00:00Z', 16],
    ['2026-12-16T05:00:00Z', 15],
    ['2026-12-24T17:00:00Z', 7],
    ['2026-12-30T17:00:00Z', 1],
    ['2026-12-31T17:00:00Z', 0],
  ])('at %s, where nothing was sent, are %s days', (at, days) => {
    const due = noticeDue(certificate, { at: new Date(at), sentEvents: [] });
    expect(due?.data.days_left).toBe(days);
  });

  it('after its end is that it ended, once', () => {
    const at = new Date('2026-12-31T17:00:00.001Z');
    const due = noticeDue(certificate, { at, sentEvents: [] });
    expect(due).toEqual({
      type: 'certificate.expired',
      entityId: 'the-entity',
      data: { certificate_id: 'the-certificate', valid_until: validUntil },
    });
    expect(noticeDue(certificate, { at, sentEvents: due ? [due] : [] })).toBeUndefined();
  });

  it('does not count notices of another certificate', () => {
    const at = new Date('2026-12-20T17:00:00Z');
    const data = { certificate_id: 'another', days_left: 11 };
    const sentEvents = [{ type: 'certificate.expiring', data }] as const;
    expect(noticeDue(certificate, { at, sentEvents })).toMatchObject({ data: { days_left: 11 } });
  });
});

describe('the notices of expiry', () => {
  it('happens once at each threshold, and once for all that passed while the program was off', async () => {
    const { daysLeft, at } = await anExpiringShop();
    for (const day of ['2026-11-25', '2026-12-01', '2026-12-01', '2026-12-05', '2026-12-25', '2026-12-26']) {
      await at(day);
    }
    expect(await daysLeft()).toEqual([6, 30]);
    await at('2026-12-31');
    await at('2027-01-05');
    await at('2027-01-06');
    expect(await daysLeft()).toEqual([0, 6, 30]);
  });

  it('begins anew with a renewed certificate', async () => {
    const { shop, daysLeft, at } = await anExpiringShop();
    await at('2026-12-20');
    await shop.business.installCertificate(aCertificate({ validUntil: '2027-12-31T17:00:00Z' }));
    await at('2027-12-20');
    expect(await daysLeft()).toEqual([11, 11]);
  });
});

async function anExpiringShop() {
  const { p12, password } = aCertificate({ validUntil });
  const shop = await openShop({
    setup: aSetup({ certificate: { p12_base64: p12.toString('base64'), password } }),
  });
  const now = () => shop.clock.now;
  const events = makeEventLog(shop.store, { newId: () => uuid(), now });
  const { certificates } = shop.certificateDependencies;
  return {
    shop,
    async at(day: string) {
      shop.clock.now = new Date(`${day}T17:00:00Z`);
      await notifyExpiries({ certificates, events, now });
    },
    daysLeft: async () => {
      const expiring = await events.find({ type: 'certificate.expiring' });
      return expiring.map(({ data }) => data.days_left);
    },
  };
}
