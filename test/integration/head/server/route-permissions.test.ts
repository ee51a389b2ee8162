import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { headKeyWithSecret } from '../../../../src-main/contract/head/access/keys.ts';
import { enrolAnswer, parseEnrolmentCode } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { startHeadBackups } from '../../../../src-main/head/backup/start-head-backups.ts';
import { makeChangeWaiting } from '../../../../src-main/head/changes/await-changes.ts';
import { startChangeSignal } from '../../../../src-main/head/changes/change-signal.ts';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makePartitions } from '../../../../src-main/head/database/partitions.ts';
import { makePatterns } from '../../../../src-main/head/database/patterns.ts';
import { startHeadDeclarations } from '../../../../src-main/head/declaration/start-head-declarations.ts';
import { makeShopAddresses } from '../../../../src-main/head/ingest/shop-addresses.ts';
import { startHeadMail } from '../../../../src-main/head/mail/start-mail.ts';
import { startMonthFiles } from '../../../../src-main/head/month/start-month-files.ts';
import { registerHeadRoutes } from '../../../../src-main/head/server/routes/head-routes.ts';
import { startHeadWebhooks } from '../../../../src-main/head/webhooks/start-webhooks.ts';
import { makeSecretBox } from '../../../../src-main/secrets/secret-box.ts';
import { makeHeadClient } from '../../../../src-main/station/head-client.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { describedHead } from '../../../support/head/described-head.ts';
import { enrolmentCode } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

type Described = Awaited<ReturnType<typeof describedHead>>[number];

interface HeadRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every route, as the server itself registered it; what says that a method or an address does not exist is of many. */
async function routesOn(url: string): Promise<readonly HeadRoute[]> {
  const failed = () => {};
  const now = () => new Date();
  const database = await openDatabase(url, failed);
  const changes = startChangeSignal(url, failed);
  const patterns = makePatterns(database);
  const box = makeSecretBox(randomBytes(32));
  const dataDir = temporaryFolder();
  const monthFiles = startMonthFiles({ ...{ database, patterns, dataDir, now, failed }, databaseUrl: url });
  const declarations = startHeadDeclarations({ database, patterns, databaseUrl: url, now, failed });
  const mail = startHeadMail({
    ...{ database, patterns, box, now, failed },
    own: { id: '', attention: async () => [] },
    windowUrl: async () => url,
    makeMonth: monthFiles.makeMonth,
  });
  const webhooks = await startHeadWebhooks({
    ...{ database, patterns, url, box, now },
    ownPort: () => undefined,
    failed,
  });
  const backups = await startHeadBackups({ ...{ database, box, dataDir, now, failed }, databaseUrl: url });
  const routes: HeadRoute[] = [];
  const server = Fastify();
  server.addHook('onRoute', ({ method, url: path }) => {
    const one = methods.find((row) => row === method);
    if (one) routes.push({ method: one, path });
  });
  const ingest = {
    ...{ database, patterns, now },
    partitions: makePartitions(database, now),
    shops: makeShopAddresses(database),
    program: '0',
  };
  registerHeadRoutes(server, {
    ...{ database, patterns, now, ingest },
    ownerToken: 'nobody',
    cursorSecret: randomBytes(32),
    address: () => ({ url, pin: '' }),
    storage: { fullSince: () => undefined },
    awaitChanges: makeChangeWaiting({ database, changes, random: () => 0 }),
    webhooks: webhooks.webhooks,
    mail,
    monthFiles,
    declarations,
    backups,
  });
  await server.ready();
  await server.close();
  await webhooks.stop();
  await mail.stop();
  await monthFiles.stop();
  await declarations.stop();
  await backups.stop();
  await changes.stop();
  await database.destroy();
  return routes;
}

describe.skipIf(missing !== undefined)('who is let through to each route of a head office', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('is what the table of docs/head-routes.md says', async () => {
    const url = postgres.url();
    const head = await heads.on(url);
    const routes = await routesOn(url);
    const keyFor = async (body: object) => {
      const { json } = await head.call('POST', '/v1/head/keys', { body });
      return headKeyWithSecret.parse(json).key;
    };
    const code = parseEnrolmentCode(await enrolmentCode(head))?.secret;
    const station = { code, name: 'Caja', version: '0', ruc: companyRuc, installation: '1', series: [] };
    const enrolled = await head.call('POST', '/v1/stations/enrol', { body: station });
    const keys = {
      reader: await keyFor({ role: 'reader' }),
      accountant: await keyFor({ role: 'accountant', from: '2026-01-01', to: '2026-12-31' }),
      manager: await keyFor({ role: 'manager' }),
      'manager of a shop': await keyFor({ role: 'manager', shops: ['001'] }),
      owner: await keyFor({ role: 'owner' }),
      'owner of a shop': await keyFor({ role: 'owner', shops: ['001'] }),
      'a till': enrolAnswer.parse(enrolled.json).key,
      nobody: undefined,
    };
    const client = makeHeadClient(head);
    const answerTo = async ({ method, path }: HeadRoute, key: string | undefined): Promise<string> => {
      const address = path.replaceAll(/:\w+(\([^)]*\))?/g, '01970000-0000-7000-8000-000000000000');
      const hasBody = method !== 'GET' && method !== 'DELETE';
      const { status, body } = await client.call({
        ...{ method, path: address },
        ...(key !== undefined && { key }),
        ...(hasBody && { body: Buffer.from('{}') }),
      });
      if (status !== 401 && status !== 403) return 'yes';
      const { code: refusal } = z.looseObject({ code: z.string() }).parse(JSON.parse(body.toString()));
      return refusal === 'insufficient_scope' ? 'no' : '—';
    };
    const lines: string[][] = [];
    // A till that leaves is one no more.
    const leaving = routes.filter(({ method, path }) => method === 'DELETE' && path === '/v1/stations/self');
    for (const route of [...routes.filter((one) => !leaving.includes(one)), ...leaving]) {
      const answers: string[] = [];
      for (const key of Object.values(keys)) answers.push(await answerTo(route, key));
      const path = route.path.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}');
      lines.push([`\`${route.method} ${path}\``, ...answers]);
    }
    client.close();
    const sorted = lines.toSorted(
      ([one = ''], [other = '']) => one.split(' ')[1]?.localeCompare(other.split(' ')[1] ?? '') ?? 0,
    );
    // The description is of the same routes, and lets through whom they do.
    const described = await describedHead(head);
    const own = lines.filter(([route]) => / \/v1\/(head|stations)\//.test(route ?? ''));
    const throughOf = ({ 'x-access': { who, roles = [], whole_business: isWhole = false } }: Described) =>
      Object.keys(keys).map((name) => {
        if (who === 'anyone') return 'yes';
        if (who === 'head_station') return name === 'a till' ? 'yes' : '—';
        if (name === 'a till' || name === 'nobody') return '—';
        const isLimited = name === 'accountant' || name.endsWith('of a shop');
        const mayBe = roles.includes(name.split(' ')[0] ?? '');
        return mayBe && !(isWhole && isLimited) ? 'yes' : 'no';
      });
    const expected = new Map(described.map((one) => [`\`${one.route}\``, throughOf(one)]));
    expect(new Map(own.map(([route = '', ...answers]) => [route, answers]))).toEqual(expected);

    await expect(tableOf(['route', ...Object.keys(keys)], sorted)).toMatchFileSnapshot(
      join(import.meta.dirname, '../../../../docs/head-routes.md'),
    );
  });
});

function tableOf(columns: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = columns.map((_, column) =>
    Math.max(...[columns, ...lines].map((cells) => cells[column]?.length ?? 0)),
  );
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    '# Who gets through to each route of a head office',
    '',
    '`test/integration/head/server/route-permissions.test.ts` writes and checks it by calling every route; “no” is refused for the key’s',
    'role or reach, “—” as a stranger. A key for some shops or days that gets through finds nothing there that is outside',
    '(`test/integration/head/server/key-reach.test.ts`). The roles are explained in [head-office.md](head-office.md).',
    '',
    row(columns),
    row(widths.map((width) => '-'.repeat(width))),
    ...lines.map(row),
    '',
  ].join('\n');
}
