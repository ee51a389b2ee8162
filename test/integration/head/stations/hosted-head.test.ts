import { chmodSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { setupProgress } from '../../../../src-main/contract/business/set-up/setup-progress.ts';
import {
  type HostedHeadResource,
  hostedHeadKeyResource,
  hostedHeadResource,
  typedCodeResource,
} from '../../../../src-main/contract/head/stations/hosted/hosted-head.ts';
import { serverIn } from '../../../../src-main/head/embedded/embedded-database.ts';
import { readHeadFile } from '../../../../src-main/process/head/head-file.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { allSent, enrolmentCode, headOfficeOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { copyTemplate } from '../../../support/head/postgres-template.ts';
import { askedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { liveShops } from '../../../support/numbers/live-shop.ts';
import { keyHolderOf, ownerOf, problemOf } from '../../../support/service/api-client.ts';
import type { ServiceInProcess } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { aBusiness } from '../../../support/shops/business-file.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const path = '/v1/local/hosted-head';

describe.skipIf(missing !== undefined)('a till whose computer is the head office', () => {
  const services = testServices();
  const shops = liveShops();
  const heads = testHeads();
  const postgres = testPostgres();

  /** On data that the user of PostgreSQL may pass through, as a person's own are by who they are. */
  async function aTill(): Promise<ServiceInProcess> {
    const till = await services.start();
    chmodSync(till.dataDir, 0o711);
    copyTemplate(join(till.dataDir, 'matriz'));
    return till;
  }

  const begin = async (till: ServiceInProcess, port = 0) =>
    ownerOf(till).call('POST', path, { body: { port } });
  const hosted = async (till: ServiceInProcess): Promise<HostedHeadResource> =>
    hostedHeadResource.parse((await ownerOf(till).call('GET', path)).json());
  const codeAt = async (till: ServiceInProcess) =>
    typedCodeResource.parse((await ownerOf(till).call('POST', `${path}/enrolment-codes`)).json());
  const joinAt = (till: ServiceInProcess, code: string, address: string) =>
    ownerOf(till).call('POST', '/v1/local/head-office', { body: { code, address } });

  it('runs it, joins it, and has another till join by twelve characters; the next start brings it back', async () => {
    const first = await aTill();
    expect(await hosted(first)).toEqual({ object: 'hosted_head', state: 'off' });
    const begun = await begin(first);
    expect(begun.status, begun.text).toBe(200);
    const { port, pin, data_dir: folder = '' } = await hosted(first);
    expect(pin).toMatch(/^sha256\//);
    expect(await headOfficeOf(ownerOf(first))).toMatchObject({
      state: 'enrolled',
      url: `https://127.0.0.1:${port}`,
    });
    expect(problemOf(await begin(first))).toMatchObject({ code: 'invalid_state' });

    const { code, emission_point } = await codeAt(first);
    expect(emission_point).toBe('001-002');
    expect(await codeAt(first)).toMatchObject({ emission_point: '001-003' });
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const second = await services.start();
    const joined = await joinAt(second, code.toLowerCase(), `127.0.0.1:${port}`);
    expect(joined.status, joined.text).toBe(200);
    const { number } = await (await keyHolderOf(second)).issue(anInvoiceBody(), 'wait=20');
    await allSent(ownerOf(second));
    const { stations } = await hosted(first);
    expect(stations).toMatchObject([{ documents: 0 }, { documents: 1 }]);
    const head = askedHead({ url: `https://127.0.0.1:${port}`, pin: pin ?? '', dataDir: folder });
    expect((await head.call('GET', '/v1/ec/invoices')).json).toMatchObject({ data: [{ number }] });

    const third = await services.start();
    expect(problemOf(await joinAt(third, code, `127.0.0.1:${port}`))).toMatchObject({ code: 'code_used' });

    await first.stop();
    expect(serverIn(join(folder, 'postgres'))).toBeUndefined();
    expect(readHeadFile(folder)).toBeUndefined();
    const again = await services.start({ data: first.dataDir });
    await eventually(
      () => hosted(again),
      ({ state, stations: those }) => state === 'running' && those?.length === 2,
    );

    // The codes before were of points that nobody reported yet: shown, they are not shown again.
    expect(await codeAt(again)).toMatchObject({ emission_point: '001-004' });
    const { key, expires_at } = hostedHeadKeyResource.parse(
      (await ownerOf(again).call('POST', `${path}/keys`)).json(),
    );
    expect((await head.call('GET', '/v1/head/keys', { key })).json).toMatchObject({
      data: [{ role: 'owner', name: expect.stringContaining('Varias cajas'), expires_at }],
    });
    const noted = async (type: string) =>
      z
        .object({ data: z.array(z.object({ type: z.string() })) })
        .parse((await ownerOf(again).call('GET', `/v1/local/staff-events?type=${type}`)).json()).data.length;
    expect(await noted('head_code_created')).toBe(3);
    expect(await noted('head_key_created')).toBe(1);

    process.kill(readHeadFile(folder)?.pid ?? 0, 'SIGKILL');
    await eventually(
      () => hosted(again),
      ({ state }) => state !== 'running',
    );
    await eventually(
      () => hosted(again),
      ({ state }) => state === 'running',
    );

    expect((await ownerOf(again).call('DELETE', path)).json()).toEqual({
      object: 'hosted_head',
      state: 'off',
    });
    expect(serverIn(join(folder, 'postgres'))).toBeUndefined();
    expect(await noted('head_ended')).toBe(1);
    expect(await headOfficeOf(ownerOf(again))).toMatchObject({ state: 'enrolled' });
    const back = await begin(again);
    expect(back.status, back.text).toBe(200);
    expect((await hosted(again)).stations).toHaveLength(2);

    // A till that left it joins again, while it runs on.
    const { pid } = readHeadFile(folder) ?? {};
    await ownerOf(again).call('DELETE', '/v1/local/head-office');
    expect((await begin(again)).status).toBe(200);
    expect(await headOfficeOf(ownerOf(again))).toMatchObject({ state: 'enrolled' });
    expect(readHeadFile(folder)?.pid).toBe(pid);
    await again.stop();
  });

  it('gives a new till its emission point: filled into its set-up, and no other one is its first', async () => {
    const first = await aTill();
    expect((await begin(first)).status).toBe(200);
    const { port } = await hosted(first);
    const { code, emission_point: point } = await codeAt(first);
    expect(point).toBe('001-002');
    const second = await services.start();
    expect((await joinAt(second, code, `127.0.0.1:${port}`)).status).toBe(200);
    const owner = ownerOf(second);
    const proposed = async () =>
      setupProgress.parse((await owner.call('GET', '/v1/local/setup')).json()).proposed.emission_point;
    expect(await proposed()).toBe(point);

    const setUp = (body: unknown) => owner.call('PUT', '/v1/local/setup', { body });
    expect(problemOf(await setUp(aBusiness()))).toMatchObject({
      code: 'validation_failed',
      errors: [
        {
          pointer: '/establishments/0/emission_points/0/code',
          message: expect.stringContaining('el punto 001-002'),
        },
      ],
    });
    expect((await setUp(aBusiness({ establishments: [] }))).status).toBe(200);
    const create = (emission_point: string) =>
      owner.call('POST', '/v1/local/emission-points', {
        body: { environment: 'live', establishment: '001', address: 'Quito', emission_point },
      });
    expect(problemOf(await create('005'))).toMatchObject({
      errors: [{ pointer: '/emission_point', code: 'not_allowed_here' }],
    });
    expect((await create('002')).status).toBe(201);
    expect(await proposed()).toBeUndefined();
    // It has its first: more are its own affair.
    expect((await create('005')).status).toBe(201);

    // A code that somebody made in the window of the head office has the one after.
    const { pin = '', data_dir: dataDir = '' } = await hosted(first);
    const head = askedHead({ url: `https://127.0.0.1:${port}`, pin, dataDir });
    const created = (body: unknown) => head.call('POST', '/v1/head/enrolment-codes', { body });
    expect((await created({ emission_point: '001-003' })).status).toBe(200);
    expect((await created({ emission_point: '001-003' })).status).toBe(409);

    // One that leaves again says for itself where it issues.
    const third = await services.start();
    expect((await joinAt(third, (await codeAt(first)).code, `127.0.0.1:${port}`)).status).toBe(200);
    expect((await hosted(first)).stations?.at(-1)).toMatchObject({
      emission_points: expect.arrayContaining(['001-004']),
    });
    await ownerOf(third).call('DELETE', '/v1/local/head-office');
    const setup = await ownerOf(third).call('PUT', '/v1/local/setup', { body: aBusiness() });
    expect(setup.status, setup.text).toBe(200);
    await first.stop();
  });

  it('runs for the others where it refuses this till alone, as one that takes the place of a lost one', async () => {
    const data = await shops.setUp();
    chmodSync(data, 0o711);
    copyTemplate(join(data, 'matriz'));
    const lost = await shops.open(data);
    expect((await begin(lost.service)).status).toBe(200);
    await lost.service.stop();

    const next = await shops.setUp();
    chmodSync(next, 0o711);
    renameSync(join(data, 'matriz'), join(next, 'matriz'));
    const { service } = await shops.open(next);
    expect(problemOf(await begin(service))).toMatchObject({ code: 'emission_point_taken' });
    expect(await hosted(service)).toMatchObject({
      state: 'running',
      stations: [{ emission_points: ['001-001', '002-003'] }],
    });
    expect(await headOfficeOf(ownerOf(service))).toMatchObject({ state: 'not_enrolled' });
    await service.stop();
  });

  it('stays a till alone where the port is taken, or it reports to another head office', async () => {
    const till = await aTill();
    const other = createServer();
    onTestFinished(() => void other.close());
    await new Promise<void>((listening) => other.listen(0, '0.0.0.0', listening));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(problemOf(await begin(till, port))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/port', message: expect.stringContaining(`Otro programa usa el puerto ${port}`) }],
    });
    expect(await hosted(till)).toEqual({ object: 'hosted_head', state: 'off' });
    expect(serverIn(join(till.dataDir, 'matriz', 'postgres'))).toBeUndefined();

    const head = await heads.on(await postgres.another());
    await ownerOf(till).call('POST', '/v1/local/head-office', { body: { code: await enrolmentCode(head) } });
    // The data of that one are not here: a new one at its address would be a stranger to every till.
    expect(problemOf(await begin(till))).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('cuyos datos no están en su carpeta'),
    });
    expect(await hosted(till)).toEqual({ object: 'hosted_head', state: 'off' });
    expect(problemOf(await begin(till, 80))).toMatchObject({ errors: [{ pointer: '/port' }] });
  });

  it('does not send a typed code to what cannot prove that it gave it', async () => {
    const head = await heads.on(await postgres.another());
    const code = await enrolmentCode(head);
    const [twelve = ''] = code.split('@');
    const till = await services.start();
    const address = head.url.replace('https://', '');
    const wrong = `${twelve.startsWith('A') ? 'B' : 'A'}${twelve.slice(1)}`;
    expect(problemOf(await joinAt(till, wrong, address))).toMatchObject({
      code: 'code_used',
      detail: expect.stringContaining('No se le envió nada'),
    });
    const stranger = await heads.on(await postgres.another());
    expect(problemOf(await joinAt(till, twelve, stranger.url))).toMatchObject({ code: 'code_used' });
    expect(problemOf(await joinAt(till, 'ABCD', 'una dirección'))).toMatchObject({
      errors: [{ pointer: '/code' }, { pointer: '/address' }],
    });
    expect((await joinAt(till, twelve, address)).status).toBe(200);
    expect(problemOf(await joinAt(till, twelve, address))).toMatchObject({ code: 'invalid_state' });
  });
});
