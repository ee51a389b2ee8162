import { describe, expect, it } from 'vitest';
import { certificateReport } from '../../../src-main/contract/business/certificate/certificate.ts';
import { emissionPointResource } from '../../../src-main/contract/business/emission-point.ts';
import { entityResource } from '../../../src-main/contract/business/entity.ts';
import { setupProgress } from '../../../src-main/contract/business/set-up/setup-progress.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import {
  bancoCentralPairs,
  companyRuc,
  otherRuc,
  securityDataPair,
  testPassword,
} from '../../support/certificates/test-certificates.ts';
import { makePng } from '../../support/pages/pictures.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { testShops } from '../../support/service/test-shops.ts';
import { requireTokenTools } from '../../support/token/require-token-tools.ts';
import { makeSoftHsm, tokenPin } from '../../support/token/soft-hsm.ts';

const services = testServices();
const shops = testShops();
const facts = {
  ruc: companyRuc,
  legal_name: 'ALMACENES EJEMPLO S.A.',
  head_office_address: 'Av. Amazonas N34-120, Quito',
};
const p12Of = (ruc: string) => ({
  p12_base64: makeTestP12([securityDataPair(ruc)], testPassword).toString('base64'),
  password: testPassword,
});

describe('an installation that is new', () => {
  it('asks what it is for, until somebody says so', async () => {
    const service = await services.start({ data: services.newFolder() });
    const owner = ownerOf(service);
    expect(await progressOf(owner)).toMatchObject({ must_choose: true, next_step: 'certificate' });
    const chosen = await decide(owner, { choice: 'business' });
    expect(chosen).toMatchObject({ must_choose: false, choice: 'business' });
    await service.stop();
    const again = await services.start({ data: service.dataDir });
    expect(await progressOf(ownerOf(again))).toMatchObject({ must_choose: false, choice: 'business' });
  });

  it('asks nothing once documents were issued by a program', async () => {
    const service = await services.start({ data: services.newFolder() });
    await (await keyHolderOf(service, 'sandbox')).issue(anInvoiceBody());
    expect(await progressOf(ownerOf(service))).toMatchObject({ must_choose: false });
  });
});

describe('setting a business up step by step', () => {
  it('keeps the certificate until the business is there, and offers what it says', async () => {
    const { service, owner } = await begin();
    const none = await owner.call('GET', '/v1/local/certificate/doctor');
    expect(none.json()).toMatchObject({ status: 409, code: 'not_ready' });
    const installed = await owner.call('PUT', '/v1/local/certificate', { body: p12Of(companyRuc) });
    expect(installed.status).toBe(200);
    const report = certificateReport.parse((await owner.call('GET', '/v1/local/certificate/doctor')).json());
    expect(report).toMatchObject({ certificate: { ruc: companyRuc } });
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'trial_signature', severity: 'ok' }),
    );
    expect(report.findings).toContainEqual(expect.objectContaining({ code: 'business', severity: 'ok' }));
    await service.stop();

    const again = ownerOf(await services.start({ data: service.dataDir }));
    expect(await progressOf(again)).toMatchObject({
      next_step: 'business',
      certificate: { storage: 'file' },
      proposed: { ruc: companyRuc },
    });
    const made = await again.call('PUT', '/v1/local/setup', {
      body: { business: facts, establishments: [] },
    });
    expect(entityResource.parse(made.json())).toMatchObject({ certificate: { storage: 'file' } });
    expect(await progressOf(again)).toMatchObject({ next_step: 'points', proposed: {} });
  });

  it('examines a file for a business that is not there yet, every fault at once', async () => {
    const { owner } = await begin();
    const expired = securityDataPair(companyRuc, { validUntil: '2024-01-01T00:00:00.000Z' });
    const body = {
      p12_base64: makeTestP12([expired], testPassword).toString('base64'),
      password: testPassword,
    };
    const examined = await owner.call('POST', '/v1/local/certificate/doctor', { body });
    expect(certificateReport.parse(examined.json())).toMatchObject({ verdict: 'unusable' });
    const refused = await owner.call('PUT', '/v1/local/certificate', { body });
    expect(refused.json()).toMatchObject({
      errors: [{ pointer: '/p12_base64', code: 'certificate_expired' }],
    });
    expect(await progressOf(owner)).toMatchObject({ next_step: 'certificate' });
  });

  it('says beside the RUC that the certificate is of another', async () => {
    const { owner } = await begin();
    await owner.call('PUT', '/v1/local/certificate', { body: p12Of(otherRuc) });
    const body = { business: facts, establishments: [] };
    const refused = await owner.call('PUT', '/v1/local/setup', { body });
    expect(refused.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/business/ruc', message: expect.stringContaining('otro RUC') }],
    });
    expect(await progressOf(owner)).toMatchObject({ next_step: 'business' });
  });

  it('goes on after each step by what is there, by any user', async () => {
    const { owner } = await begin();
    expect(await decide(owner, { skip: 'certificate' })).toMatchObject({ next_step: 'business' });
    await owner.call('PUT', '/v1/local/setup', { body: { business: facts, establishments: [] } });
    expect(await progressOf(owner)).toMatchObject({ next_step: 'points' });
    const point = await owner.call('POST', '/v1/local/emission-points', {
      body: {
        environment: 'live',
        establishment: '001',
        address: 'Quito',
        emission_point: '001',
        next_numbers: { live: { invoice: 1524 } },
      },
    });
    const { series } = emissionPointResource.parse(point.json());
    expect(series.find(({ document_type }) => document_type === 'invoice')?.next_number).toBe(1524);
    const entity = (await liveOf(owner)).id;
    expect(await progressOf(owner)).toMatchObject({ next_step: 'logo' });
    const logo = await owner.call('PUT', `/v1/ec/entities/${entity}/logo`, {
      headers: { 'content-type': 'image/png' },
      body: makePng(),
    });
    expect(logo.status).toBe(200);
    expect(await progressOf(owner)).toMatchObject({ next_step: 'printer' });
    await decide(owner, { skip: 'printer' });
    expect(await decide(owner, { skip: 'test' })).toMatchObject({
      next_step: 'live',
      steps: [
        { step: 'certificate', state: 'skipped' },
        { step: 'business', state: 'done' },
        { step: 'points', state: 'done' },
        { step: 'logo', state: 'done' },
        { step: 'printer', state: 'skipped' },
        { step: 'test', state: 'skipped' },
        { step: 'live', state: 'open' },
      ],
    });
    expect(await decide(owner, { finished: true })).toMatchObject({ finished_at: expect.any(String) });
  });

  it('is tested once the authority has accepted an invoice of Pruebas', async () => {
    const { owner, client } = await shops.open();
    const stateOfTest = async () =>
      (await progressOf(owner)).steps.find(({ step }) => step === 'test')?.state;
    expect(await stateOfTest()).toBe('open');
    const { id } = await client.issue(anInvoiceBody());
    await expect.poll(async () => (await client.invoice(id)).status).toBe('authorized');
    expect(await stateOfTest()).toBe('done');
  });

  it('is not finished while there is no business', async () => {
    const { owner } = await begin();
    const refused = await owner.call('PATCH', '/v1/local/setup', { body: { finished: true } });
    expect(refused.json()).toMatchObject({ status: 409, code: 'not_ready' });
  });

  it.skipIf(!requireTokenTools())('takes a token before the business is there', async () => {
    const [signing] = bancoCentralPairs(companyRuc);
    const hsm = makeSoftHsm([
      { label: 'Firma', pairs: [{ certificate: signing, id: '0b', label: 'Signing' }] },
    ]);
    try {
      const service = await services.startProcess({
        data: services.newFolder(),
        env: { SOFTHSM2_CONF: hsm.env.SOFTHSM2_CONF ?? '' },
      });
      const owner = ownerOf(service);
      const body = { module: hsm.module, pin: tokenPin };
      expect((await owner.call('PUT', '/v1/local/certificate/token', { body })).status).toBe(200);
      expect(await progressOf(owner)).toMatchObject({
        certificate: { storage: 'token' },
        proposed: { ruc: companyRuc },
      });
      await owner.call('PUT', '/v1/local/setup', { body: { business: facts } });
      const state = await owner.call('GET', '/v1/local/certificate/token');
      expect(state.json()).toMatchObject({ state: 'ready', pin_kept: true });
    } finally {
      hsm.remove();
    }
  });
});

async function begin() {
  const service = await services.start({ data: services.newFolder() });
  const owner = ownerOf(service);
  await decide(owner, { choice: 'business' });
  return { service, owner };
}

async function progressOf(owner: ApiClient) {
  return setupProgress.parse((await owner.call('GET', '/v1/local/setup')).json());
}

async function liveOf(owner: ApiClient) {
  const answer = await owner.call('GET', '/v1/ec/entities');
  const { data } = answer.json() as { data: unknown[] };
  const live = data.map((one) => entityResource.parse(one)).find(({ kind }) => kind === 'live');
  if (!live) throw new Error('there is no live business');
  return live;
}

async function decide(owner: ApiClient, body: object) {
  const answer = await owner.call('PATCH', '/v1/local/setup', { body });
  return setupProgress.parse(answer.json());
}
