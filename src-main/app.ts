import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { makeKeyRing } from './access/key-ring.ts';
import { makeSessions } from './access/sessions.ts';
import { defaultPorts, listen } from './api/listen.ts';
import { makeApi } from './api/server.ts';
import type { ApiServices } from './api/services.ts';
import { makeAuthority } from './authority/authority.ts';
import { makeReceivedSource } from './authority/received-source.ts';
import { makeSandbox } from './authority/sandbox.ts';
import { makeSandboxConditions } from './authority/sandbox-conditions.ts';
import { makeSoapAuthority } from './authority/soap-authority.ts';
import { makeBusiness } from './business/business.ts';
import { makeDocumentSigner } from './business/document-signer.ts';
import { ensurePracticeBusiness } from './business/first-start.ts';
import { makeSettingsService } from './business/settings.ts';
import { type Config, type ConfigName, readConfig } from './config.ts';
import { desktopOrigin } from './contract/desktop.ts';
import { makeCatalog } from './counter/catalog.ts';
import { annulDocument } from './issuing/annul-document.ts';
import { makeDocumentChanges } from './issuing/changes.ts';
import { emailDocument } from './issuing/email-document.ts';
import { type IssuingDependencies, issueDocument } from './issuing/issue-document.ts';
import { previewDocument } from './issuing/preview-document.ts';
import { resubmitDocument } from './issuing/resubmit-document.ts';
import { makeDocumentReader } from './reading/document-reader.ts';
import { listHappenings } from './reading/event-log.ts';
import { type SuggestionDependencies, suggestWithholding } from './received/suggest-withholding.ts';
import { fileSecretBox, type SecretBox } from './secrets/secret-box.ts';
import { announceService } from './service-file.ts';
import { proofOf } from './service-proof.ts';
import { makeBusinessStore } from './store/business-store.ts';
import { makeCustomers } from './store/customers.ts';
import { makeDeliveryStore } from './store/delivery-store.ts';
import { makeDocumentReadingStore } from './store/document-reading-store.ts';
import { makeEventLog } from './store/event-log.ts';
import { makeIssuingStore } from './store/issuing-store.ts';
import { makeKeyStore } from './store/key-store.ts';
import { openStore, type Store } from './store/open.ts';
import { ownFolder } from './store/own-folder.ts';
import { makeProducts } from './store/products.ts';
import { makeReceivedStore } from './store/received-store.ts';
import { makeSettings } from './store/settings.ts';
import { makeConnectivity } from './sync/connectivity.ts';
import { deliver } from './sync/deliver.ts';
import { syncState } from './sync/sync-state.ts';
import { startWorker } from './sync/worker.ts';

export interface AppOptions {
  readonly dataDir: string;
  readonly flags: Readonly<Partial<Record<ConfigName, string>>>;
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  readonly log: Logger;
  /** Folder of the built window. */
  readonly windowFolder?: string;
  /** Origins of our own page besides the service's addresses and the desktop's: a development server. */
  readonly pageOrigins?: readonly string[];
  /** Where secrets are sealed; a key file of the owner unless the desktop brings the system's. */
  readonly secretBox?: SecretBox;
  readonly now?: () => Date;
}

export interface App {
  readonly dataDir: string;
  /** The API, to be called without a socket. */
  readonly api: FastifyInstance;
  /** A session of the data's owner: whoever may read the data folder. */
  openOwnerSession(): string;
  /** Begins to answer on the machine's own addresses; throws PortTakenError when another program has the port. */
  listen(): Promise<{ url: string; newLink(): string }>;
  /** Finishes what is in hand and lets go of the data folder. */
  stop(): Promise<void>;
}

/** Another program listens on the port, or on all the fallbacks. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** Documents on their way to the authority at once. */
const DELIVERIES_AT_ONCE = 8;

/** How long deliveries under way may take once the program stops. */
const LAST_DELIVERIES_MS = 3000;

/** Opens the data folder and joins every part of the program; the only place that sees them all. */
export async function createApp(options: AppOptions): Promise<App> {
  const folder = ownFolder(options.dataDir);
  let store: Store | undefined;
  try {
    store = openStore(join(options.dataDir, 'mostrador.sqlite'));
    return await compose(options, { folder, store });
  } catch (reason) {
    await store?.close();
    folder.release();
    throw reason;
  }
}

interface OpenData {
  readonly folder: { release(): void };
  readonly store: Store;
}

async function compose(options: AppOptions, { folder, store }: OpenData): Promise<App> {
  const { dataDir, version, log, now = () => new Date() } = options;
  const settings = makeSettings(store);
  const config = await readConfig({ ...options, setting: settings.get });
  log.level = config.log_level;
  const box = options.secretBox ?? fileSecretBox(join(dataDir, 'secret.key'));
  const newId = () => uuid();

  const businessStore = makeBusinessStore(store);
  const businessDependencies = { store: businessStore, box, now, newId, version };
  await ensurePracticeBusiness(businessDependencies);
  const cursorSecret = await settings.secret('cursor_secret');

  const changes = makeDocumentChanges();
  const connectivity = makeConnectivity();
  const deliveryStore = makeDeliveryStore(store, { newId });
  const soap = makeSoapAuthority({
    baseUrls: { test: config.authority_test_url, live: config.authority_live_url },
    now,
  });
  const events = makeEventLog(store, { newId, now });
  const conditions = makeSandboxConditions();
  const sandbox = makeSandbox({ now, conditions });
  const delivering = {
    store: deliveryStore,
    signer: makeDocumentSigner({ store: businessStore, box }),
    authority: makeAuthority({ sandbox, soap }),
    connectivity,
    now,
    changed: changes.changed,
  };
  const worker = startWorker({
    store: deliveryStore,
    deliver: (delivery) => deliver(delivering, delivery),
    now,
    concurrency: DELIVERIES_AT_ONCE,
    failed: (reason, documentId) => log.error({ err: reason, documentId }, 'delivery failed'),
  });

  const issuing: IssuingDependencies = {
    store: makeIssuingStore(store, { softwareProviderRuc: config.software_provider_ruc, newId }),
    now,
    newId,
    newNumericCode: () => String(randomInt(100_000_000)).padStart(8, '0'),
    issued: () => worker.wake(),
  };
  const suggesting: SuggestionDependencies = {
    store: makeReceivedStore(store),
    source: makeReceivedSource(soap),
    now,
    async rucOf(entityId) {
      const known = await issuing.store.business(entityId);
      if (!known) throw new Error(`the caller's business ${entityId} does not exist`);
      return known.issuer.ruc;
    },
  };
  const sessions = makeSessions(now);
  const ownerToken = sessions.openForOwner();
  const business = makeBusiness(businessDependencies);
  const services: ApiServices = {
    issuing: {
      preview: (caller, type, body) => previewDocument(issuing, caller, { type, body }),
      issue: (caller, type, request) => issueDocument(issuing, caller, { type, ...request }),
      resubmit: (caller, request) => resubmitDocument(issuing, caller, request),
      annul: (caller, request) => annulDocument(issuing, caller, request),
      email: (caller, request) => emailDocument(issuing, caller, request),
    },
    documents: makeDocumentReader({
      store: makeDocumentReadingStore(store),
      changes,
      // Loaded at the first page: the PDF library would double the time to the first answer.
      render: async (printed, page) => (await import('./ride/ride.ts')).renderRide(printed, page),
      cursorSecret,
      now,
      newId,
      failed: (reason, documentId) => log.error({ err: reason, documentId }, 'journey not written'),
    }),
    purchases: {
      suggestWithholding: (caller, body) => suggestWithholding(suggesting, caller, body),
    },
    keys: {
      ...makeKeyRing({ store: makeKeyStore(store), sessions, now, newId }),
      prove: (challenge) => proofOf(ownerToken, challenge),
    },
    business: {
      ...business,
      // A new certificate may sign what waits for one.
      setup: (body) => business.setup(body).finally(worker.wake),
      installCertificate: (upload) => business.installCertificate(upload).finally(worker.wake),
    },
    catalog: makeCatalog({ products: makeProducts(store), customers: makeCustomers(store), now, newId }),
    settings: makeSettingsService(settings),
    happenings: { list: (query) => listHappenings({ log: events, cursorSecret }, query) },
    sandbox: {
      read: () => ({ object: 'sandbox_conditions', ...conditions.read() }),
      set(changed) {
        conditions.set(changed);
        worker.wake();
        return { object: 'sandbox_conditions', ...changed };
      },
    },
    sync: {
      state: (environment) => syncState({ store: deliveryStore, connectivity, now }, environment),
    },
  };
  const api = makeApi({
    services,
    log,
    version,
    ...(options.windowFolder !== undefined && { windowFolder: options.windowFolder }),
    pageOrigins: [desktopOrigin, ...(options.pageOrigins ?? [])],
    ...rateOf(config),
  });
  let announcement: { withdraw(): void } | undefined;

  return {
    dataDir,
    api,
    openOwnerSession: () => ownerToken,
    async listen() {
      const listening = await listen(api, config.port === undefined ? defaultPorts : [config.port]);
      if (!listening.ok) throw new PortTakenError(`ports ${listening.ports.join(', ')} are taken`);
      const { url } = listening;
      announcement = announceService(dataDir, { url, version, session_token: ownerToken });
      return { url, newLink: () => `${url}/#token=${sessions.newOneTimeToken()}` };
    },
    async stop() {
      announcement?.withdraw();
      await api.close();
      // An authority that does not answer must not hold the program: what is cut is asked about at the next start.
      const impatience = setTimeout(() => soap.close(), LAST_DELIVERIES_MS);
      sandbox.close();
      await worker.stop();
      clearTimeout(impatience);
      soap.close();
      await store.close();
      folder.release();
    },
  };
}

/** A burst of twice the rate: a POS that opens asks for many things at once. */
function rateOf({ rate_limit }: Config) {
  return rate_limit === 'off' ? {} : { rate: { perSecond: rate_limit, burst: rate_limit * 2 } };
}
