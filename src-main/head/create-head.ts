import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { pinOfCertificate } from '../process/certificate-pin.ts';
import { certificateIn } from './certificate.ts';
import { openDatabase } from './database/open-database.ts';
import { makePartitions } from './database/partitions.ts';
import { makePatterns } from './database/patterns.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';
import { announceHead } from './head-file.ts';
import { registerAdminRoutes } from './server/admin-routes.ts';
import { makeServer } from './server/make-server.ts';
import { registerReadingRoutes } from './server/reading-routes.ts';
import { registerStationRoutes } from './server/station-routes.ts';

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
  readonly now?: () => Date;
}

export interface Head {
  /** Where it answers on this computer. */
  readonly url: string;
  readonly pin: string;
  stop(): Promise<void>;
}

/** Opens a head office: its database, its certificate, its server. */
export async function createHead({
  dataDir,
  port,
  host,
  publicUrl,
  database: url,
  log,
  now = () => new Date(),
}: HeadOptions): Promise<Head> {
  mkdirSync(dataDir, { recursive: true });
  const certificate = await certificateIn(dataDir, now());
  const pin = pinOfCertificate(certificate.certificate);
  const embedded =
    url === undefined ? await startEmbeddedDatabase(dataDir, (message) => log.info(message)) : undefined;
  try {
    const database = await openDatabase(embedded?.url ?? url ?? '', (reason) =>
      log.error({ err: reason }, 'the database went away'),
    );
    const server = makeServer(certificate, log);
    const ownerToken = randomBytes(32).toString('base64url');
    let address = { url: '', pin };
    const patterns = makePatterns(database);
    registerStationRoutes(server, {
      database,
      partitions: makePartitions(database, now),
      patterns,
      now,
    });
    registerAdminRoutes(server, { database, ownerToken, address: () => address, now });
    registerReadingRoutes(server, { database, patterns, ownerToken, now });
    await server.listen({ host, port });
    const bound = server.server.address();
    if (bound === null || typeof bound === 'string') throw new Error('no port was given');
    const own = `https://127.0.0.1:${bound.port}`;
    address = { url: publicUrl ?? own, pin };
    const announcement = announceHead(dataDir, { url: own, pin, owner_token: ownerToken });
    return {
      url: own,
      pin,
      async stop() {
        announcement.withdraw();
        await server.close();
        await database.destroy();
        await embedded?.stop();
      },
    };
  } catch (reason) {
    await embedded?.stop();
    throw reason;
  }
}
