import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { syncResource } from '../../../src-main/contract/delivery/sync.ts';
import { timelinessReport } from '../../../src-main/contract/reports/timeliness.ts';
import { makeTimelinessStore } from '../../../src-main/store/reading/reports/timeliness-store.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { makeClockInProcess } from '../../support/machine/set-clock.ts';
import { layLine } from '../../support/network/line.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { filesOf } from '../../support/service/exported-by.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';
import { openShop } from '../../support/shops/shop.ts';

const services = testServices();

const NOON = new Date('2026-11-21T17:00:00.000Z');
const HOUR_MS = 3_600_000;
/** The SRI dates in whole seconds, and a start takes some. */
const MARGIN_MS = 600_000;
const path = '/v1/local/reports/timeliness';
const day = '?from=2026-11-21&to=2026-11-21';
const at = (time: string) => `2026-11-21T${time}.000Z`;

async function reportOf(client: ApiClient, query = day) {
  return timelinessReport.parse((await client.call('GET', `${path}${query}`)).json());
}

it('a document that waited for the line and for the program says how long for each, and a stranger verifies it', async () => {
  const clock = makeClockInProcess(NOON);
  const authority = await startAuthorityDouble({ now: clock.now });
  const line = await layLine(authority.url);
  const folder = services.newFolder();
  const business = writeBusinessFile(folder, aBusiness({ certificate: writeCertificate(folder).relative }));
  const env = { MOSTRADOR_AUTHORITY_TEST_URL: line.url, MOSTRADOR_RATE_LIMIT: 'off' };
  const noon = await services.start({ data: services.newFolder(), env, now: clock.now });
  expect(await runCli(noon.dataDir, ['setup', '--file', business])).toMatchObject({ exitCode: 0 });
  const till = await keyHolderOf(noon, 'test');
  const late = await till.issue(anInvoiceBody());
  await eventually(
    async () => syncResource.parse((await ownerOf(noon).call('GET', '/v1/local/sync')).json()),
    ({ online }) => online === false,
  );
  // More than an hour without the line, and than three in which nobody had the program open.
  clock.setBy(HOUR_MS + MARGIN_MS);
  await noon.stop();
  clock.setBy(3 * HOUR_MS + MARGIN_MS);
  await line.restore();

  const service = await services.start({ data: noon.dataDir, env, now: clock.now });
  const client = await keyHolderOf(service, 'test');
  expect(await client.invoice(late.id, 'wait=20')).toMatchObject({ status: 'authorized' });
  const soon = await client.issue(anInvoiceBody());
  expect(await client.invoice(soon.id, 'wait=20')).toMatchObject({ status: 'authorized' });

  const report = await reportOf(client);
  expect(report.days).toMatchObject([{ date: '2026-11-21', issued: 2, authorized: 2, late: 1 }]);
  const [{ p50_seconds = 0, p95_seconds = 0 } = {}] = report.days;
  expect(p50_seconds).toBeLessThan(HOUR_MS / 1000);
  expect(p95_seconds).toBeGreaterThan((4 * HOUR_MS) / 1000);
  const [document] = report.late;
  expect(document).toMatchObject({
    document_id: late.id,
    number: late.number,
    access_key: late.access_key,
  });
  expect(document?.attempts[0]).toMatchObject({ operation: 'reception', outcome: 'unknown: unreachable' });
  expect(document?.attempts.at(-1)?.outcome).toBe('authorized');
  const hours = (document?.causes ?? []).map(({ cause, seconds }) => [cause, Math.floor(seconds / 3600)]);
  expect(hours.slice(0, 2)).toEqual([
    ['program_closed', 3],
    ['no_line', 1],
  ]);
  const explained = document?.causes.reduce((total, { seconds }) => total + seconds, 0);
  expect(explained).toBeCloseTo(document?.waited_seconds ?? 0, 1);
  expect((await reportOf(client, `${day}&late_after_minutes=300`)).late).toEqual([]);

  const proof = await fetch(`${service.url}${path}/proof${day}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(proof.headers.get('content-disposition')).toContain('transmision-2026-11-21-2026-11-21.zip');
  const unpacked = services.newFolder();
  for (const [name, bytes] of await filesOf(Buffer.from(await proof.arrayBuffer()))) {
    writeFileSync(join(unpacked, name), bytes);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: unpacked, encoding: 'utf8' });
  writeFileSync(
    join(unpacked, 'clave.pem'),
    run('openssl', 'x509', '-in', 'certificado.pem', '-pubkey', '-noout'),
  );
  const verify = [
    'dgst',
    '-sha256',
    '-verify',
    'clave.pem',
    '-signature',
    'informe.json.sig',
    'informe.json',
  ];
  expect(run('openssl', ...verify)).toContain('Verified OK');
  expect(run('pdftotext', '-layout', 'informe.pdf', '-')).toMatch(/3 h.* el programa estaba cerrado/);

  const tooLong = await client.call('GET', `${path}?from=2025-11-20&to=2026-11-21`);
  expect([tooLong.status, problemOf(tooLong).errors?.[0]?.message]).toEqual([
    422,
    'Un informe tiene hasta 366 días: pida varios.',
  ]);
  await authority.close();
  await line.cut();
});

/** A document of noon, and what became of it. */
interface Fate {
  /** When this computer learned of it. */
  readonly learned?: string;
  /** By the SRI's clock. */
  readonly sri?: string;
  readonly annulled?: string;
  readonly replaced?: string;
}

async function waitsOf(fates: readonly Fate[]) {
  const shop = await openShop();
  shop.clock.now = new Date(at('17:00:00'));
  const { entityId } = await shop.caller();
  const ids: string[] = [];
  for (const { learned, sri, annulled, replaced } of fates) {
    const { id } = await shop.issueAs('invoice', anInvoiceBody());
    const transitions = {
      pending: at('17:00:00'),
      ...(learned && { authorized: learned }),
      ...(annulled && { annulled }),
    };
    await shop.store.writes.run(async (tx) => {
      await tx
        .updateTable('document')
        .set({ transitions_json: JSON.stringify(transitions), ...(sri && { authorized_at: sri }) })
        .where('id', '=', id)
        .execute();
      const first = ids[0];
      if (!replaced || first === undefined) return;
      const row = { document_id: id, replacement_id: first, created_at: replaced };
      await tx.insertInto('replacement').values(row).execute();
    });
    ids.push(id);
  }
  const { days, late } = await makeTimelinessStore(shop.store).waits({
    scope: { entityId, environment: 'test' },
    from: '2026-11-21',
    to: '2026-11-21',
    lateAfterSeconds: 600,
    now: at('20:00:00'),
    limit: 10,
  });
  const ofDocument = new Map(late.map((document) => [document.document_id, document]));
  return { days, late: ids.map((id) => ofDocument.get(id)) };
}

it('a wait ends when the SRI authorized, not when this computer learned of it', async () => {
  const { days, late } = await waitsOf([
    { learned: at('19:00:00'), sri: '2026-11-21T12:05:00-05:00' },
    { learned: at('19:00:00'), sri: '2026-11-21T13:00:00-05:00' },
    // By the clock of a server that is ahead, or behind.
    { learned: at('17:30:00'), sri: '2026-11-21T15:00:00-05:00' },
    { learned: at('17:30:00'), sri: '2026-11-21T11:00:00-05:00' },
    { learned: at('17:40:00') },
  ]);
  expect(late.map((document) => document?.waited_seconds)).toEqual([undefined, 3600, 1800, undefined, 2400]);
  expect(late[1]?.authorized_at).toBe(at('18:00:00'));
  expect(days).toEqual([
    { date: '2026-11-21', issued: 5, authorized: 5, late: 3, p50_seconds: 1800, p95_seconds: 3600 },
  ]);
});

it('what is never authorized waits until it was annulled or replaced, else until now', async () => {
  const { days, late } = await waitsOf([
    {},
    { annulled: at('17:30:00') },
    { replaced: at('17:20:00') },
    // Annulled long after it was authorized.
    { learned: at('17:00:01'), annulled: at('19:00:00') },
  ]);
  expect(late.map((document) => [document?.waited_seconds, document?.closed_at])).toEqual([
    [10_800, undefined],
    [1800, at('17:30:00')],
    [1200, at('17:20:00')],
    [undefined, undefined],
  ]);
  expect(days).toMatchObject([{ issued: 4, authorized: 1, late: 3 }]);
});
