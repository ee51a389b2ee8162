import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { registerRoutes } from '../../../api/register-routes.ts';
import { documentRoutes } from '../../../api/routes/ec/documents/documents.ts';
import { documentExportRoutes } from '../../../api/routes/local/documents/document-exports.ts';
import { documentRowRoutes } from '../../../api/routes/local/documents/document-lists.ts';
import { backupRoutes } from '../../../api/routes/local/settings/backups.ts';
import { emailSettingsRoutes } from '../../../api/routes/local/settings/email-settings.ts';
import { webhookEndpointRoutes } from '../../../api/routes/webhooks/webhook-endpoints.ts';
import { waitForDecision } from '../../../api/routing/wait-for-decision.ts';
import { makeWaitSlots } from '../../../api/routing/wait-slots.ts';
import { headRoles } from '../../../contract/head/stations/stations.ts';
import { issuableKinds } from '../../../documents/all-kinds/types.ts';
import { makeDocumentChanges } from '../../../issuing/ports/changes.ts';
import type { Caller } from '../../../issuing/requests/caller.ts';
import { makeDocumentRows } from '../../../reading/documents/document-lists.ts';
import { makeDocumentReader } from '../../../reading/documents/document-reader.ts';
import { renderRide } from '../../../ride/ride.ts';
import type { Webhooks } from '../../../webhooks/webhooks.ts';
import type { HeadBackups } from '../../backup/start-head-backups.ts';
import type { Patterns } from '../../database/patterns.ts';
import type { KeyOwner } from '../../keys/identify.ts';
import { scopeOf } from '../../keys/scope-of.ts';
import type { HeadMail } from '../../mail/start-mail.ts';
import type { HeadMonthFiles } from '../../month/start-month-files.ts';
import { makeHeadDocumentRows } from '../../reading/document-rows.ts';
import { makeHeadDocumentStore } from '../../reading/document-store.ts';
import { credentialOf, type KeyDoor, keysOfAnyReach, onlyKeys, onlyOwnerOfData } from '../guard.ts';

export interface ReadingParts extends KeyDoor {
  readonly patterns: Patterns;
  /** Of the database, so that a cursor holds at every head office on it, and after a restart. */
  readonly cursorSecret: Buffer;
  readonly webhooks: Webhooks;
  readonly mail: Pick<HeadMail, 'account' | 'attention' | 'months'>;
  readonly monthFiles: Pick<HeadMonthFiles, 'exports'>;
  readonly backups: HeadBackups;
}

/** The documents of all stations, one by one and as files, the webhooks, the mail account and the backups, at the addresses at which a station has its own. */
export function registerReadingRoutes(server: FastifyInstance, parts: ReadingParts): void {
  const { database, patterns, cursorSecret, webhooks, mail, monthFiles, now } = parts;
  const documents = makeDocumentReader({
    store: makeHeadDocumentStore(database, patterns),
    // Nobody at the head changes a document: who waits for a decision looks again when the time is over.
    changes: makeDocumentChanges(),
    render: renderRide,
    cursorSecret,
    now,
    newId: () => uuid(),
    failed: (reason) => server.log.error({ err: reason }, 'a page was not noted'),
  });
  const wait = waitForDecision(documents, makeWaitSlots());
  server.decorateRequest('identity');
  const readers = keysOfAnyReach(parts, headRoles);
  const managers = onlyKeys(parts, ['manager', 'owner']);
  // A backup has all there is, with the keys: where it goes to is for the owner to say.
  const owners = onlyKeys(parts, ['owner']);
  const ofThisComputer = onlyOwnerOfData(parts);
  const ownBackups = backupRoutes(parts.backups.backups, noActivityLog);
  const ofBackups = new Set(ownBackups.map(({ operationId }) => operationId));
  server.addHook('onRequest', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (!operation) return undefined;
    const isReading = 'scope' in operation.access && operation.access.scope === 'read';
    const isOfBackups = ofBackups.has(operation.operationId);
    const guard = isReading ? readers : isOfBackups ? owners : managers;
    const isOfData = operation.access.who === 'person' && operation.access.permission === 'owner';
    const refused = await (isOfData ? ofThisComputer : guard)(request, reply);
    if (refused !== undefined) return refused;
    const token = credentialOf(request) ?? '';
    request.identity =
      operation.access.who === 'person'
        ? { kind: 'person', session: token }
        : { kind: 'key', token, caller: await callerFor(request.keyOwner) };
    return undefined;
  });

  // There is no log of what people do at a head office; a backup has all its keys, though.
  server.addHook('onResponse', async (request, { statusCode }) => {
    const { method, keyOwner, routeOptions } = request;
    const { operationId = '' } = routeOptions.config.operation ?? {};
    if (method === 'GET' || !ofBackups.has(operationId) || statusCode >= 400) return;
    server.log.warn(
      { operation: operationId, role: keyOwner.role, key: keyOwner.name },
      'something was done with the backups',
    );
  });

  async function callerFor(owner: KeyOwner): Promise<Caller> {
    const { id } = await database.selectFrom('business').select('id').executeTakeFirstOrThrow();
    return {
      entityId: id,
      ...(await scopeOf(database, owner)),
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
      ...issuableKinds.flatMap((kind) => documentRoutes({ documents, wait, kind, ofManyShops: true })),
      ...documentRoutes({ documents, wait, ofManyShops: true }),
      ...documentRowRoutes(makeDocumentRows(makeHeadDocumentRows(database)), { ofManyShops: true }),
      ...documentExportRoutes(monthFiles.exports),
      ...webhookEndpointRoutes(webhooks, noActivityLog),
      ...emailSettingsRoutes(mail.account, noActivityLog),
      ...ownBackups,
    ],
    (request: FastifyRequest) => AbortSignal.any([request.signal, stopping.signal]),
  );
}

/** A head office has no log of what its people do. */
const noActivityLog = { record: async () => {} };
