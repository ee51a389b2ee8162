import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { unbuiltHeadPage } from '../api/docs/pages/unbuilt-page.ts';
import { registerWindow } from '../api/page.ts';
import type { RunArchiveWork } from '../backup/archive/archive-thread.ts';
import { removeForgotten } from '../backup/archive/scratch.ts';
import { version } from '../process/build.ts';
import { pinOfCertificate } from '../process/head/certificate-pin.ts';
import { announceHead } from '../process/head/head-file.ts';
import { windowFolder } from '../process/program-file.ts';
import { makeSecretBox } from '../secrets/secret-box.ts';
import { startHeadBackups } from './backup/start-head-backups.ts';
import { makeChangeWaiting } from './changes/await-changes.ts';
import { startChangeSignal } from './changes/change-signal.ts';
import { keyIn } from './data-key.ts';
import { openDatabase } from './database/open-database.ts';
import { makePartitions } from './database/partitions.ts';
import { makePatterns } from './database/patterns.ts';
import { startHeadDeclarations } from './declaration/start-head-declarations.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';
import { retryRejected } from './ingest/retry-rejected.ts';
import { makeShopAddresses } from './ingest/shop-addresses.ts';
import { startHeadMail } from './mail/start-mail.ts';
import { startMonthFiles } from './month/start-month-files.ts';
import { certificateIn } from './server/certificate.ts';
import { makeServer } from './server/make-server.ts';
import { registerHeadRoutes } from './server/routes/head-routes.ts';
import { makeStorageWatch } from './server/storage-watch.ts';
import { startHeadWebhooks } from './webhooks/start-webhooks.ts';

export interface HeadOptions {
  readonly dataDir: string;
  readonly port: number;
  /** The address it listens on. */
  readonly host: string;
  /** How stations reach it, where that is not the address it listens on. */
  readonly publicUrl?: string | undefined;
  /** Of a PostgreSQL; undefined: one of its own. */
  readonly database?: string | undefined;
  readonly log: Logger;
  /** A PostgreSQL of its own ended, and does not start again. */
  readonly databaseGone?: (reason: unknown) => void;
  /** Gives up its start between two steps, and leaves nothing behind that runs. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  /** Until it is looked again whether there is something for webhooks, milliseconds. */
  readonly webhookLookMs?: number;
  /** Before a delivery of a webhook is tried again, one time after the other, milliseconds. */
  readonly webhookRetriesMs?: readonly number[];
  /** Where the programs of threads are; beside this one when left out. */
  readonly programFile?: (name: string) => string;
  /** Another way to make and open backups. */
  readonly archiveWork?: (run: RunArchiveWork) => RunArchiveWork;
}

export interface Head {
  /** Where it answers on this computer. */
  readonly url: string;
  readonly pin: string;
  stop(): Promise<void>;
}

/** Opens a head office: its database, its certificate, its server. The data folder is the caller's alone. */
export async function createHead({
  dataDir,
  port,
  host,
  publicUrl,
  database: url,
  log,
  databaseGone,
  signal,
  now = () => new Date(),
  webhookLookMs,
  webhookRetriesMs,
  programFile,
  archiveWork,
}: HeadOptions): Promise<Head> {
  mkdirSync(dataDir, { recursive: true });
  // All documents in the clear, with the keys.
  removeForgotten(dataDir);
  // First: where there is no PostgreSQL for it, nothing of a head office is made.
  const embedded =
    url === undefined
      ? await startEmbeddedDatabase(dataDir, (message) => log.info(message), {
          ...{ signal, ...(databaseGone && { gone: databaseGone }) },
        })
      : undefined;
  try {
    const certificate = await certificateIn(dataDir, now());
    const pin = pinOfCertificate(certificate.certificate);
    const box = makeSecretBox(await keyIn(dataDir));
    const databaseUrl = embedded?.url ?? url ?? '';
    const wentAway = (reason: unknown) => log.error({ err: reason }, 'the database went away');
    const database = await openDatabase(databaseUrl, wentAway);
    signal?.throwIfAborted();
    const changes = startChangeSignal(databaseUrl, wentAway);
    const storage = makeStorageWatch(now);
    const server = makeServer(certificate, log, storage);
    const ownerToken = randomBytes(32).toString('base64url');
    let address = { url: '', pin };
    const listening = Promise.withResolvers<string>();
    const patterns = makePatterns(database);
    const webhooks = await startHeadWebhooks({
      database,
      patterns,
      url: databaseUrl,
      box,
      now,
      ownPort: () => portOf(server),
      lookMs: webhookLookMs,
      retriesMs: webhookRetriesMs,
      failed: (reason, what) => log.error({ err: reason, what }, 'webhook not sent'),
    });
    const monthFiles = startMonthFiles({
      ...{ database, patterns, databaseUrl, dataDir, now, programFile },
      failed: (reason) => log.error({ err: reason }, 'documents not exported'),
    });
    const declarations = startHeadDeclarations({
      ...{ database, patterns, databaseUrl, now, programFile },
      failed: (reason) => log.error({ err: reason }, 'figures of declarations not computed'),
    });
    const backups = await startHeadBackups({
      ...{ database, databaseUrl, dataDir, box, now, programFile, archiveWork },
      failed: (reason, what) => log.error({ err: reason, what }, 'backup failed'),
    });
    const mail = startHeadMail({
      ...{ database, patterns, box, now },
      own: { id: pin, attention: backups.failure },
      windowUrl: () => listening.promise,
      makeMonth: monthFiles.makeMonth,
      failed: (reason) => log.error({ err: reason }, 'mail not sent'),
    });
    const ingest = {
      ...{ database, patterns, now },
      partitions: makePartitions(database, now),
      shops: makeShopAddresses(database),
      program: version,
    };
    await retryRejected(ingest, (reason, line) => log.error({ err: reason, line }, 'line not tried again'));
    signal?.throwIfAborted();
    const { cursor_secret: cursorSecret } = await database
      .selectFrom('business')
      .select('cursor_secret')
      .executeTakeFirstOrThrow();
    registerHeadRoutes(server, {
      cursorSecret,
      database,
      ownerToken,
      patterns,
      now,
      address: () => address,
      storage,
      ingest,
      awaitChanges: makeChangeWaiting({ database, changes, random: Math.random }),
      webhooks: webhooks.webhooks,
      mail,
      monthFiles,
      declarations,
      backups,
    });
    registerWindow(server, { folder: windowFolder, page: 'head.html', unbuilt: unbuiltHeadPage });
    await server.listen({ host, port });
    const own = `https://127.0.0.1:${portOf(server)}`;
    address = { url: publicUrl ?? own, pin };
    listening.resolve(address.url);
    const announcement = announceHead(dataDir, { url: own, pin, owner_token: ownerToken });
    return {
      url: own,
      pin,
      async stop() {
        announcement.withdraw();
        await server.close();
        await webhooks.stop();
        await mail.stop();
        await monthFiles.stop();
        await declarations.stop();
        await backups.stop();
        await changes.stop();
        await database.destroy();
        await embedded?.stop();
      },
    };
  } catch (reason) {
    await embedded?.stop();
    throw reason;
  }
}

/** Undefined until it listens. */
function portOf({ server }: FastifyInstance): number | undefined {
  const bound = server.address();
  return bound === null || typeof bound === 'string' ? undefined : bound.port;
}
