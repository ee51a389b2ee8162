import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { version } from '../../../process/build.ts';
import type { HeadDatabase } from '../../database/open-database.ts';
import type { StorageWatch } from '../storage-watch.ts';

interface HealthParts {
  readonly database: HeadDatabase;
  readonly storage: Pick<StorageWatch, 'fullSince'>;
}

/** For what watches over servers: whether it answers, and whether its database does. Says nothing of the business. */
export function registerHealthRoute(server: FastifyInstance, { database, storage }: HealthParts): void {
  server.get('/health', async (_request, reply) => {
    const answers = await sql`SELECT 1`.execute(database).then(
      () => true,
      () => false,
    );
    const state = !answers ? 'unreachable' : storage.fullSince() ? 'full' : 'ok';
    return reply
      .code(state === 'ok' ? 200 : 503)
      .send({ status: state === 'ok' ? 'ok' : 'failing', version, database: state });
  });
}
