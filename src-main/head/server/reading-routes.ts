import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { documentRoutes } from '../../api/routes/ec/documents/documents.ts';
import { registerRoutes } from '../../api/routing/register-routes.ts';
import { makeWaitSlots } from '../../api/routing/wait-slots.ts';
import { waitForDecision } from '../../api/wait-for-decision.ts';
import { headRoles } from '../../contract/head/stations.ts';
import { type Environment, environments } from '../../documents/kinds.ts';
import { issuableKinds } from '../../documents/types.ts';
import type { Caller } from '../../issuing/caller.ts';
import { makeDocumentChanges } from '../../issuing/ports/changes.ts';
import { makeDocumentReader } from '../../reading/document-reader.ts';
import { renderRide } from '../../ride/ride.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { makeHeadDocumentStore } from '../reading/document-store.ts';
import { type KeyDoor, onlyKeys } from './guard.ts';

export interface ReadingParts extends KeyDoor {
  readonly patterns: Patterns;
  readonly now: () => Date;
}

/** The documents of all stations, at the addresses at which a station has its own. */
export function registerReadingRoutes(server: FastifyInstance, parts: ReadingParts): void {
  const { database, patterns, now } = parts;
  const documents = makeDocumentReader({
    store: makeHeadDocumentStore(database, patterns),
    // Nobody at the head changes a document: who waits for a decision looks again when the time is over.
    changes: makeDocumentChanges(),
    render: renderRide,
    cursorSecret: randomBytes(32),
    now,
    newId: () => uuid(),
    failed: (reason) => server.log.error({ err: reason }, 'a page was not noted'),
  });
  const wait = waitForDecision(documents, makeWaitSlots());
  server.decorateRequest('identity');
  const guard = onlyKeys(parts, headRoles, async (request, { key: token, environment }) => {
    request.identity = { kind: 'key', token, caller: await callerFor(environment) };
  });
  server.addHook('onRequest', async (request, reply) =>
    request.routeOptions.config.operation ? guard(request, reply) : undefined,
  );

  async function callerFor(environment: Environment | undefined): Promise<Caller> {
    const { id } = await database.selectFrom('business').select('id').executeTakeFirstOrThrow();
    return {
      entityId: id,
      environment: environment ?? (await mostReal(database)),
      channel: 'api',
      scopes: ['read'],
      allowedOrigins: [],
    };
  }

  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());
  registerRoutes(
    server,
    [
      ...issuableKinds.flatMap((kind) => documentRoutes({ documents, wait, kind })),
      ...documentRoutes({ documents, wait }),
    ],
    (request: FastifyRequest) => AbortSignal.any([request.signal, stopping.signal]),
  );
}

/** Live, once there are live documents; else the authority's testing service; else practice. */
async function mostReal(database: HeadDatabase): Promise<Environment> {
  const rows = await database.selectFrom('day_total').select('environment').distinct().execute();
  const there = new Set(rows.map(({ environment }) => environment));
  return environments.findLast((environment) => there.has(environment)) ?? 'sandbox';
}
