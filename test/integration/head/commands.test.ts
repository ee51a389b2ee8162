import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { headKeyWithSecret } from '../../../src-main/contract/head/access/keys.ts';
import { commandBody, commandResource } from '../../../src-main/contract/head/stations/commands.ts';
import { openDatabase } from '../../../src-main/head/database/open-database.ts';
import { makeSeriesStore } from '../../../src-main/store/business/series/series-store.ts';
import { makeEmailStore } from '../../../src-main/store/mail/email-store.ts';
import { makeCommandStore } from '../../../src-main/store/station/command-store.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { allSent, enrol, stationsOf } from '../../support/head/head-shop.ts';
import { openLossyLine } from '../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill } from '../../support/head/till.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const path = '/v1/head/commands';
const annulled_on = '2026-11-21';

describe.skipIf(missing !== undefined)('what the head office asks a till to do with its documents', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  const headOn = async () => heads.on(await postgres.another());

  it('is done there once, whatever is lost or killed in between, and reported with what stood in its way', async () => {
    const head = await headOn();
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    const mail = makeEmailStore(till.shop.store, { newId: uuid });
    await till.enrol(head, line.url);
    const [annulled, refused, sold] = [await till.issue(), await till.issue(), await till.issue()];
    await till.shop.decide(annulled, 'authorized');
    await till.shop.decide(refused, 'not_authorized');
    await till.shop.decide(sold, 'authorized');
    await till.allSent();

    let requests = 0;
    line.decide(() => {
      requests += 1;
      return requests % 3 === 0 ? 'answer_lost' : 'answered';
    });
    const corrected = { ...anInvoiceBody(), additional_info: [{ name: 'Nota', value: 'Corregida' }] };
    const to = ['contadora@example.com'];
    const commands = [
      await command(head, { action: 'annul', document_id: annulled, annulled_on, reason: 'Error' }),
      await command(head, { action: 'resubmit', document_id: refused, body: corrected }),
    ];
    const early = await ended(head, await command(head, { action: 'email', document_id: sold, to }));
    // What a person at the till would see.
    expect(early).toMatchObject({ status: 'refused', problem: { code: 'not_ready' } });
    await mail.putAccount({
      ...{ host: 'mail.example.com', port: 465, security: 'tls' },
      ...{ fromAddress: 'ventas@example.com', updatedAt: till.shop.clock.now.toISOString() },
    });
    commands.push(await command(head, { action: 'email', document_id: sold, to }));
    for (const id of commands) await doneAt(head, id);
    expect(await till.shop.stored(annulled)).toMatchObject({ status: 'annulled' });
    const steps = await till.shop.store.db
      .selectFrom('document_event')
      .select(['type', 'data_json'])
      .where('type', 'in', ['annulled', 'corrected'])
      .execute();
    expect(steps.map(({ data_json }) => JSON.parse(data_json ?? '{}'))).toMatchObject([
      { requested_by: 'Matriz: dueño' },
      { requested_by: 'Matriz: dueño' },
    ]);
    expect(await till.shop.stored(refused)).toMatchObject({ status: 'pending', revision: 2 });
    expect(await mail.queued()).toBe(1);

    const wrong = [
      await command(head, { action: 'resubmit', document_id: sold, body: corrected }),
      await command(head, { action: 'annul', document_id: sold, annulled_on: '2026-11-30' }),
    ];
    for (const [index, code] of ['invalid_state', 'annulled_on_out_of_range'].entries()) {
      const result = await ended(head, wrong[index] ?? '');
      expect(result).toMatchObject({ status: 'refused', problem: { code, detail: expect.any(String) } });
    }

    await till.again();
    const waiting = async () => (await makeCommandStore(till.shop.store, { newId: uuid }).waiting(9)).length;
    await eventually(waiting, (count) => count === 0);
    await till.allSent();
    for (const id of commands) await doneAt(head, id);
    const undone = await till.shop.store.db
      .selectFrom('head_command')
      .select(['asked_json', 'problem_json'])
      .where('id', 'in', commands)
      .where('problem_json', 'is not', null)
      .execute();
    expect(undone).toEqual([]);
    expect(await till.shop.stored(refused)).toMatchObject({ revision: 2 });
    expect(await mail.queued()).toBe(1);
    const { json } = await head.call('GET', `${path}?document_id=${sold}`);
    expect(json).toMatchObject({ total_count: 4, data: [{}, {}, {}, {}] });
    const byStatus = async (status: string) =>
      (await head.call('GET', `${path}?document_id=${sold}&status=${status}`)).json;
    expect(await byStatus('refused')).toMatchObject({ total_count: 3 });
    expect(await byStatus('done')).toMatchObject({
      data: [{ station: expect.any(String), document: { type: 'invoice', number: expect.any(String) } }],
    });
    expect(await byStatus('waiting')).toMatchObject({ total_count: 0 });
  });

  it('reaches a whole till, which reports how the document is then', async () => {
    const head = await headOn();
    const service = await services.start();
    const api = await keyHolderOf(service);
    const { id, issue_date } = await api.issue(anInvoiceBody(), 'wait=20');
    await enrol(ownerOf(service), head);
    await allSent(ownerOf(service));
    await doneAt(head, await command(head, { action: 'annul', document_id: id, annulled_on: issue_date }));
    expect(await api.invoice(id)).toMatchObject({ status: 'annulled' });
    await eventually(
      async () => (await head.call('GET', `/v1/ec/invoices/${id}`)).json,
      (json) => z.looseObject({ status: z.string() }).parse(json).status === 'annulled',
    );
  });

  it('is for the shops of a key alone, waits for a till that is away, and for none that was turned away', async () => {
    const head = await headOn();
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    line.decide((address) => (address.includes('/changes') ? 'body_cut' : 'answered'));
    const till = await openTill();
    await till.enrol(head, line.url);
    const id = await till.issue();
    await till.shop.decide(id, 'authorized');
    await till.allSent();
    const keyFor = async (keyBody: object) => {
      const { json } = await head.call('POST', '/v1/head/keys', { body: keyBody });
      return headKeyWithSecret.parse(json).key;
    };
    const here = await keyFor({ role: 'manager', shops: ['001'] });
    const elsewhere = await keyFor({ role: 'manager', shops: ['002'] });
    const reader = await keyFor({ role: 'reader' });
    const body = { action: 'annul', document_id: id, annulled_on };
    const ask = (key: string) => head.call('POST', path, { key, body });
    expect((await ask(elsewhere)).status).toBe(404);
    expect((await ask(reader)).status).toBe(403);
    expect((await head.call('POST', path, { body: { action: 'annul', document_id: id } })).status).toBe(422);

    // What the database does not take is the caller's to mend.
    const unstorable = { action: 'resubmit', document_id: id, body: { note: 'a\0b' } };
    expect((await head.call('POST', path, { body: unstorable })).status).toBe(422);

    const one = commandResource.parse((await ask(here)).json);
    expect(one).toMatchObject({ status: 'waiting', asked: body });
    expect(commandResource.parse((await ask(here)).json).id).toBe(one.id);
    expect((await head.call('GET', path, { key: elsewhere })).json).toMatchObject({ total_count: 0 });
    const address = `${path}/${one.id}`;
    expect((await head.call('GET', address, { key: elsewhere })).status).toBe(404);
    expect((await head.call('GET', address, { key: reader })).json).toMatchObject({ status: 'waiting' });

    await head.call('POST', `/v1/head/stations/${one.station_id}/revoke`);
    expect((await head.call('GET', address)).json).toMatchObject({
      status: 'refused',
      problem: { code: 'invalid_state' },
    });
    expect((await ask(here)).json).toMatchObject({ code: 'invalid_state' });
  });

  it('stops a series and has it go on, once, with who asked in the activity; nobody else resumes it at a till of the head office', async () => {
    const head = await headOn();
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    await till.enrol(head, line.url);
    await till.issue('live');
    await till.allSent();
    let requests = 0;
    line.decide(() => {
      requests += 1;
      return requests % 3 === 0 ? 'answer_lost' : 'answered';
    });
    const { json } = await head.call('POST', '/v1/head/keys', {
      body: { role: 'manager', name: 'Contadora', shops: ['001'] },
    });
    const { key } = headKeyWithSecret.parse(json);
    const [station] = await stationsOf(head);
    const listed = await head.call('GET', `/v1/head/stations/${station?.id}/series`, { key });
    const series = { type: 'invoice', establishment: '001', emission_point: '001' };
    expect(listed.json).toMatchObject({ data: expect.arrayContaining([expect.objectContaining(series)]) });
    const ask = async (body: object) => {
      const answer = await head.call('POST', path, { key, body });
      return ended(head, commandResource.parse(answer.json).id);
    };
    expect(await ask({ action: 'resume_series', series })).toMatchObject({
      status: 'refused',
      problem: { code: 'invalid_state' },
    });
    expect(await ask({ action: 'stop_series', series })).toMatchObject({
      status: 'done',
      requested_by: 'Matriz: Contadora',
    });
    await expect(till.issue('live')).rejects.toThrow(/numbering_stopped/);
    const store = makeSeriesStore(till.shop.store, { newId: uuid });
    const { id } = await till.shop.store.db
      .selectFrom('series')
      .select('id')
      .where('stopped_json', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(await store.resume(id, { at: new Date() })).toEqual({ kind: 'stopped_by_head_office' });
    expect(await ask({ action: 'resume_series', series, next_number: 1 })).toMatchObject({
      problem: { code: 'number_conflict', errors: [{ pointer: '/next_number' }] },
    });
    expect(await ask({ action: 'resume_series', series, next_number: 600 })).toMatchObject({
      status: 'done',
    });
    await till.issue('live');
    await till.allSent();
    const events = await till.shop.store.db
      .selectFrom('event')
      .select(['type', 'data_json'])
      .where('type', 'in', ['series.stopped', 'series.resumed'])
      .orderBy('type', 'desc')
      .execute();
    expect(events.map(({ type, data_json }) => [type, JSON.parse(data_json)])).toMatchObject([
      ['series.stopped', { reason: 'head_office', requested_by: 'Matriz: Contadora' }],
      ['series.resumed', { next_number: 600, requested_by: 'Matriz: Contadora' }],
    ]);

    const other = { ...series, establishment: '002' };
    const notThere = await head.call('POST', path, { key, body: { action: 'stop_series', series: other } });
    expect(notThere.status).toBe(404);
    expect((await head.call('GET', `${path}?station_id=${station?.id}`, { key })).json).toMatchObject({
      total_count: 4,
    });
    const elsewhere = headKeyWithSecret.parse(
      (await head.call('POST', '/v1/head/keys', { body: { role: 'manager', shops: ['002'] } })).json,
    );
    expect((await head.call('GET', path, { key: elsewhere.key })).json).toMatchObject({ total_count: 0 });

    // Once it left, its own people decide.
    expect(await ask({ action: 'stop_series', series })).toMatchObject({ status: 'done' });
    await till.office.leave();
    expect(await store.resume(id, { at: new Date() })).toEqual({ kind: 'resumed' });
  });

  it('has the last command about a series count, and is for keys of all days and of what is live', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    await till.enrol(head, line.url);
    await till.issue('live');
    await till.allSent();
    const [station] = await stationsOf(head);
    const list = `/v1/head/stations/${station?.id}/series`;
    const series = { type: 'invoice', establishment: '001', emission_point: '001' };
    const listed = async () => (await head.call('GET', list)).json;
    expect(await listed()).toMatchObject({
      data: expect.arrayContaining([{ object: 'station_series', ...series, last_number: 1 }]),
    });
    line.decide((address) => (address.includes('/changes') ? 'body_cut' : 'answered'));
    const stop = await command(head, { action: 'stop_series', series });
    expect(await command(head, { action: 'stop_series', series })).toBe(stop);
    const resume = await command(head, { action: 'resume_series', series, next_number: 5 });
    const again = await command(head, { action: 'stop_series', series });
    expect(new Set([stop, resume, again]).size).toBe(3);
    expect(await command(head, { action: 'stop_series', series })).toBe(again);
    line.decide(() => 'answered');
    for (const id of [stop, resume, again]) await doneAt(head, id);
    await expect(till.issue('live')).rejects.toThrow(/numbering_stopped/);
    expect(await listed()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ ...series, stopped: true })]),
    });

    const narrow = [
      { of: { role: 'accountant', from: '2026-11-01' }, status: 403 },
      { of: { role: 'manager', environment: 'sandbox' }, status: 404 },
    ];
    for (const { of, status } of narrow) {
      const { json } = await head.call('POST', '/v1/head/keys', { body: of });
      const { key } = headKeyWithSecret.parse(json);
      const body = { action: 'resume_series', series };
      expect((await head.call('POST', path, { key, body })).status).toBe(status);
      expect((await head.call('GET', path, { key })).json).toMatchObject({ total_count: 0 });
      expect((await head.call('GET', list, { key })).json).toMatchObject({ data: [] });
    }

    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    await database.updateTable('series').set({ lost_at: new Date() }).execute();
    expect(await listed()).toMatchObject({ data: [] });
    const lost = await head.call('POST', path, { body: { action: 'resume_series', series, next_number: 9 } });
    expect(lost.status).toBe(404);
  });

  it('is not done by a till either that hears of it again more than a day later', async () => {
    const head = await headOn();
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    await till.enrol(head, line.url);
    const id = await till.issue();
    await till.shop.decide(id, 'authorized');
    await till.allSent();
    till.shop.clock.now = new Date(Date.now() + 25 * 3_600_000);
    const late = await ended(head, await command(head, { action: 'annul', document_id: id, annulled_on }));
    expect(late).toMatchObject({
      status: 'refused',
      problem: { detail: expect.stringContaining('24 horas') },
    });
    expect(await till.shop.stored(id)).toMatchObject({ status: 'authorized' });
  });

  it('is taken back where its till did not do it in a day', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    line.decide((address) => (address.includes('/changes') ? 'body_cut' : 'answered'));
    const till = await openTill();
    await till.enrol(head, line.url);
    const [old, recent] = [await till.issue(), await till.issue()];
    for (const id of [old, recent]) await till.shop.decide(id, 'authorized');
    await till.allSent();
    const late = await command(head, { action: 'annul', document_id: old, annulled_on });
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    await database
      .updateTable('command')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect(await ended(head, late)).toMatchObject({ status: 'refused', problem: { code: 'invalid_state' } });
    const soon = await command(head, { action: 'annul', document_id: recent, annulled_on });
    line.decide(() => 'answered');
    await doneAt(head, soon);
    await till.allSent();
    const documents = await database.selectFrom('document').select(['id', 'status']).execute();
    const statusOf = new Map(documents.map(({ id, status }) => [id, status]));
    expect([old, recent].map((id) => statusOf.get(id))).toEqual(['authorized', 'annulled']);
  });

  async function command(head: AskedHead, body: object): Promise<string> {
    const { status, json } = await head.call('POST', path, { body: commandBody.parse(body) });
    expect(status, JSON.stringify(json)).toBe(200);
    return commandResource.parse(json).id;
  }

  async function doneAt(head: AskedHead, id: string): Promise<void> {
    const result = await ended(head, id);
    expect(result.status, JSON.stringify(result)).toBe('done');
  }

  const ended = (head: AskedHead, id: string) =>
    eventually(
      async () => commandResource.parse((await head.call('GET', `${path}/${id}`)).json),
      ({ status }) => status !== 'waiting',
    );
});
