import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeBusiness } from '../../../src-main/business/business.ts';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import { otherRuc } from '../../support/certificates/test-certificates.ts';
import { aCertificate, aSetup, openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

describe('the first start', () => {
  it('makes a practice business that can issue, once', async () => {
    const shop = await openShop({ setup: null });
    await ensurePracticeBusiness(shop.businessDependencies);
    await ensurePracticeBusiness(shop.businessDependencies);
    expect(await shop.business.entities()).toMatchObject([
      { kind: 'sandbox', certificate: { storage: 'file' } },
    ]);
    const caller = await shop.caller('sandbox');
    expect(await shop.business.readiness(caller)).toMatchObject({ ready: true });
    const issued = await shop.attempt({}, caller);
    expect(issued).toMatchObject({ ok: true, value: { document: { environment: 'sandbox' } } });
    const [{ document_id } = { document_id: '' }] = await shop.store.db
      .selectFrom('outbox')
      .select('document_id')
      .execute();
    const loaded = await shop.delivery.load(document_id);
    if (!loaded) throw new Error('the document is not there');
    expect(await shop.signer.sign(loaded.document, shop.clock.now)).toMatchObject({ ok: true });
  });
});

describe('setting a business up', () => {
  it('makes it with a series for each type, point and environment of the authority', async () => {
    const shop = await openShop();
    expect(await shop.business.entities()).toMatchObject([
      { kind: 'live', ruc: '1799999990001', live_since: shop.clock.now.toISOString() },
    ]);
    const series = await shop.business.series();
    expect(series).toHaveLength(12);
    expect(new Set(series.map(({ environment }) => environment))).toEqual(new Set(['test', 'live']));
    expect(series.every(({ next_number, active }) => next_number === 1 && active)).toBe(true);
  });

  it('moves a numbering forward and never back, and says so', async () => {
    const shop = await openShop({ setup: setupAt(1041) });
    expect(await nextLiveInvoice(shop)).toBe(1041);
    await shop.business.setup(setupAt(2000));
    expect(await nextLiveInvoice(shop)).toBe(2000);
    expect(problemOf(await shop.business.setup(setupAt(7)))).toMatchObject({
      code: 'number_conflict',
      errors: [
        {
          pointer: '/establishments/0/emission_points/0/next_numbers/live/invoice',
          message: expect.stringContaining('2000'),
        },
      ],
    });
    expect(await nextLiveInvoice(shop)).toBe(2000);
    await shop.business.setup(aSetup());
    expect(await nextLiveInvoice(shop)).toBe(2000);
  });

  it('again takes over all the facts: one left out is gone, and it stays the same business', async () => {
    const shop = await openShop({ setup: aSetup({ business: { trade_name: 'EJEMPLO' } }) });
    const [before] = await shop.business.entities();
    shop.clock.now = new Date('2027-01-01T17:00:00.000Z');
    await shop.business.setup(withoutCertificate(aSetup({ business: { legal_name: 'OTRO NOMBRE S.A.' } })));
    const [after] = await shop.business.entities();
    expect(after).toMatchObject({
      id: before?.id,
      legal_name: 'OTRO NOMBRE S.A.',
      live_since: before?.live_since,
    });
    expect(after?.trade_name).toBeUndefined();
    expect(after?.certificate).toEqual(before?.certificate);
  });

  it('saves nothing at all when its certificate cannot be used', async () => {
    const shop = await openShop({ setup: null });
    const { p12 } = aCertificate();
    const certificate = { p12_base64: p12.toString('base64'), password: 'otra' };
    expect(problemOf(await shop.business.setup(aSetup({ certificate })))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/certificate/password' }],
    });
    expect(await shop.business.entities()).toEqual([]);
    expect(await shop.business.series()).toEqual([]);
  });

  it('saves nothing at all when a part of it cannot be saved', async () => {
    const shop = await openShop();
    const before = await shop.business.entities();
    const [known] = await shop.business.series();
    const { store } = shop.businessDependencies;
    const twice = { environment: 'live', type: 'invoice', establishment: '009', nextNumber: 1 } as const;
    const saving = store.save({
      at: shop.clock.now.toISOString(),
      entityId: before[0]?.id ?? '',
      entity: { kind: 'live', facts: aSetup({ business: { legal_name: 'A MEDIAS' } }).business },
      establishments: [{ code: '009', address: undefined }],
      series: [{ ...twice, id: known?.id ?? '', emissionPoint: '001' }],
    });
    await expect(saving).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
    expect(await shop.business.entities()).toEqual(before);
  });

  it('may correct the RUC while nothing was issued; the certificate of the other one is laid aside', async () => {
    const shop = await openShop();
    const corrected = withoutCertificate(aSetup({ business: { ruc: otherRuc } }));
    expect(await shop.business.setup(corrected)).toMatchObject({ ok: true, value: { ruc: otherRuc } });
    expect((await shop.business.entities())[0]?.certificate).toBeUndefined();
    expect(problemOf(await shop.attempt()).errors).toMatchObject([{ code: 'certificate_missing' }]);
    const installed = await shop.business.installCertificate(aCertificate({}, otherRuc));
    expect(installed).toMatchObject({ ok: true });
    expect(await shop.attempt()).toMatchObject({ ok: true });
  });

  it('never changes the RUC under documents already issued', async () => {
    const shop = await openShop();
    await shop.issue();
    const other = withoutCertificate(aSetup({ business: { ruc: otherRuc } }));
    expect(problemOf(await shop.business.setup(other))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/business/ruc', code: 'other_business' }],
    });
    expect(await shop.business.entities()).toMatchObject([{ ruc: '1799999990001', certificate: {} }]);
  });

  it('never changes the RUC under a document that is issued at the same moment', async () => {
    const shop = await openShop();
    const other = withoutCertificate(aSetup({ business: { ruc: otherRuc } }));
    const [issued, changed] = await Promise.all([shop.attempt(), shop.business.setup(other)]);
    const [entity] = await shop.business.entities();
    expect(issued.ok && changed.ok).toBe(false);
    expect(entity?.ruc).toBe(changed.ok ? otherRuc : '1799999990001');
  });
});

describe('a certificate', () => {
  it('waits for the business where there is none yet, and is its from the start', async () => {
    const shop = await openShop({ setup: null });
    expect(await shop.business.installCertificate(aCertificate())).toMatchObject({ ok: true });
    expect(await shop.business.entities()).toEqual([]);
    const { business, establishments } = aSetup();
    expect(await shop.business.setup({ business, establishments })).toMatchObject({
      ok: true,
      value: { certificate: { storage: 'file' } },
    });
    expect(await shop.businessDependencies.waiting.get()).toBeUndefined();
  });

  it('of another RUC is refused, and the one in use stays', async () => {
    const shop = await openShop();
    const before = await shop.business.entities();
    const refused = problemOf(await shop.business.installCertificate(aCertificate({}, otherRuc)));
    expect(refused).toMatchObject({ errors: [{ code: 'certificate_other_business' }] });
    expect(await shop.business.entities()).toEqual(before);
  });

  it('takes the place of the one in use, which stays as history', async () => {
    const shop = await openShop();
    const renewed = aCertificate({ holder: 'NUEVO TITULAR' });
    expect(await shop.business.installCertificate(renewed)).toMatchObject({
      ok: true,
      value: { holder: 'NUEVO TITULAR' },
    });
    expect(await shop.business.entities()).toMatchObject([{ certificate: { holder: 'NUEVO TITULAR' } }]);
    const rows = await shop.store.db.selectFrom('certificate').select('active').orderBy('id').execute();
    expect(rows).toEqual([{ active: 0 }, { active: 1 }]);
  });

  it('lies in the database only sealed', async () => {
    const shop = await openShop();
    const { p12, password } = aCertificate();
    const [row] = await shop.store.db.selectFrom('certificate').selectAll().execute();
    for (const blob of [row?.sealed_p12, row?.sealed_password]) {
      expect(Buffer.from(blob ?? []).includes(password)).toBe(false);
      expect(Buffer.from(blob ?? []).includes(p12.subarray(0, 16))).toBe(false);
    }
    expect(row?.facts_json).not.toContain(password);
  });
});

describe('readiness', () => {
  it.for([
    { now: '2059-11-30T00:00:00Z', ready: true, status: 'met' },
    { now: '2059-12-15T00:00:00Z', ready: true, status: 'warning' },
    { now: '2060-01-01T00:00:01Z', ready: false, status: 'missing' },
  ])('on $now the certificate that ends in 2060 is $status', async ({ now, ready, status }) => {
    const shop = await openShop();
    shop.clock.now = new Date(now);
    expect(await shop.business.readiness(await shop.caller())).toMatchObject({
      ready,
      requirements: [
        { code: 'certificate', status },
        { code: 'numbering', status: 'met' },
        { code: 'clock', status: 'met' },
        { code: 'storage', status: 'met' },
      ],
    });
  });

  it.for([
    { softwareProviderRuc: undefined, status: 'warning' },
    { softwareProviderRuc: '1790016919001', status: 'met' },
    { softwareProviderRuc: '1793970000001', status: 'warning' },
  ])(
    'of a live business with RUC Proveedor $softwareProviderRuc is $status, and it can issue',
    async ({ softwareProviderRuc, status }) => {
      const shop = await openShop(softwareProviderRuc === undefined ? {} : { softwareProviderRuc });
      const live = await shop.business.readiness(await shop.caller('live'));
      expect(live.ready).toBe(true);
      expect(live.requirements).toContainEqual(
        expect.objectContaining({ code: 'software_provider', status, blocking: false }),
      );
      const codes = (await shop.business.readiness(await shop.caller('test'))).requirements.map(
        ({ code }) => code,
      );
      expect(codes).not.toContain('software_provider');
    },
  );

  it('of a live business warns while another server stands in for the SRI', async () => {
    const shop = await openShop();
    const caller = await shop.caller('live');
    expect((await shop.business.readiness(caller)).requirements).toContainEqual(
      expect.objectContaining({ code: 'authority', status: 'met' }),
    );
    const url = 'http://127.0.0.1:9';
    const business = makeBusiness(
      { ...shop.businessDependencies, substituteAuthority: url },
      shop.trySignature,
    );
    const { ready, requirements } = await business.readiness(caller);
    expect(ready).toBe(true);
    expect(requirements).toContainEqual(
      expect.objectContaining({
        code: 'authority',
        status: 'warning',
        message: expect.stringContaining(url),
      }),
    );
  });

  it('reports what is missing', async () => {
    const shop = await openShop({ setup: withoutCertificate(aSetup()) });
    await shop.store.writes.run((tx) => tx.updateTable('series').set({ active: 0 }).execute());
    const readiness = await shop.business.readiness(await shop.caller());
    expect(readiness.ready).toBe(false);
    expect(readiness.requirements).toMatchObject([
      { code: 'certificate', status: 'missing', blocking: true },
      { code: 'numbering', status: 'missing', blocking: true },
      { code: 'clock', status: 'met', blocking: true },
      { code: 'storage', status: 'met', blocking: true },
    ]);
  });

  it('is not given by a certificate that is there and cannot sign, with what to do', async () => {
    const shop = await openShop();
    const certificate = async () =>
      (await shop.business.readiness(await shop.caller())).requirements.find(
        ({ code }) => code === 'certificate',
      );
    expect(await certificate()).toMatchObject({ status: 'met' });
    // Sealed by the key of another folder, as where secret.key was lost.
    await shop.business.installCertificate(aCertificate());
    await shop.store.writes.run((tx) =>
      tx
        .updateTable('certificate')
        .set({ sealed_p12: Buffer.alloc(600, 7) })
        .execute(),
    );
    shop.clock.now = new Date(shop.clock.now.getTime() + 10_000);
    expect(await certificate()).toMatchObject({
      status: 'missing',
      blocking: true,
      message: 'El certificado guardado no se puede abrir en esta máquina.',
      remedy: expect.stringContaining('Instálelo otra vez'),
    });
  });

  it('is not given by the certificate of another RUC', async () => {
    const shop = await openShop();
    await shop.store.writes.run((tx) => tx.updateTable('entity').set({ ruc: otherRuc }).execute());
    const { ready, requirements } = await shop.business.readiness(await shop.caller());
    expect(ready).toBe(false);
    expect(requirements).toContainEqual(
      expect.objectContaining({ code: 'certificate', message: expect.stringContaining('otro RUC') }),
    );
  });

  it('is not given while the only series of a type is stopped, and warns of one that others stand in for', async () => {
    const shop = await openShop({ setup: withTwoPoints() });
    await stopInvoices(shop, '002');
    const numberingNow = async () => {
      const { ready, requirements } = await shop.business.readiness(await shop.caller());
      return { ready, ...requirements.find(({ code }) => code === 'numbering') };
    };
    expect(await numberingNow()).toMatchObject({ ready: true, status: 'warning', blocking: false });
    await stopInvoices(shop, '001');
    expect(await numberingNow()).toMatchObject({
      ready: false,
      status: 'missing',
      blocking: true,
      remedy: expect.stringContaining('desde qué número sigue'),
    });
  });

  it('locks a business whose data are damaged, and says what to do', async () => {
    const shop = await openShop();
    shop.store.condition.damaged('a page that was overwritten');
    const { ready, requirements } = await shop.business.readiness(await shop.caller());
    expect(ready).toBe(false);
    expect(requirements).toContainEqual(
      expect.objectContaining({
        code: 'storage',
        status: 'missing',
        remedy: expect.stringContaining('restore'),
      }),
    );
    const [entity] = await shop.business.entities();
    expect(entity?.issuing).toMatchObject({ allowed: false, lock: { code: 'storage_damaged' } });
  });
});

function setupAt(nextNumber: number) {
  return aSetup({
    establishments: [
      { code: '001', emission_points: [{ code: '001', next_numbers: { live: { invoice: nextNumber } } }] },
    ],
  });
}

function withoutCertificate({ business, establishments }: ReturnType<typeof aSetup>) {
  return { business, establishments };
}

async function nextLiveInvoice({ business }: TestShop): Promise<number | undefined> {
  const series = await business.series();
  return series.find(
    ({ environment, document_type }) => environment === 'live' && document_type === 'invoice',
  )?.next_number;
}

function withTwoPoints() {
  return aSetup({
    establishments: [
      { code: '001', emission_points: ['001', '002'].map((code) => ({ code, next_numbers: {} })) },
    ],
  });
}

async function stopInvoices(shop: TestShop, emissionPoint: string): Promise<void> {
  const at = '2026-11-21T15:00:00Z';
  const stopped = JSON.stringify({ reason: 'number_taken', document_id: uuid(), at });
  await shop.store.writes.run((tx) =>
    tx
      .updateTable('series')
      .set({ stopped_json: stopped })
      .where('document_type', '=', 'invoice')
      .where('emission_point', '=', emissionPoint)
      .execute(),
  );
}
