import { randomInt } from 'node:crypto';
import { networkInterfaces } from 'node:os';
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
import { authorizationEnvelope, receptionEnvelope } from './authority/envelopes.ts';
import { makeReceivedSource } from './authority/received-source.ts';
import { makeSandbox } from './authority/sandbox.ts';
import { makeSandboxConditions } from './authority/sandbox-conditions.ts';
import { makeSoapAuthority } from './authority/soap-authority.ts';
import { makeBusiness } from './business/business.ts';
import { watchExpiries } from './business/certificate-expiry.ts';
import { makeCertificates } from './business/certificates.ts';
import { makeDocumentSigner } from './business/document-signer.ts';
import { ensurePracticeBusiness } from './business/first-start.ts';
import { makeSettingsService } from './business/settings.ts';
import { makeTokenSessions } from './business/token-sessions.ts';
import { keepStamping } from './clock/keep-stamping.ts';
import { makeClock } from './clock/make-clock.ts';
import { type Config, type ConfigName, readConfig } from './config.ts';
import { desktopOrigin } from './contract/desktop.ts';
import { makeCatalog } from './counter/catalog.ts';
import { makeSmtpMailer } from './email/smtp-mailer.ts';
import { annulDocument } from './issuing/annul-document.ts';
import { type DocumentChanges, makeDocumentChanges } from './issuing/changes.ts';
import { type EmailDependencies, emailDocument, emailDocuments } from './issuing/email-document.ts';
import { type IssuingDependencies, issueDocument } from './issuing/issue-document.ts';
import { previewDocument } from './issuing/preview-document.ts';
import { refreshStatus } from './issuing/refresh-status.ts';
import { replaceDocument } from './issuing/replace-document.ts';
import { resubmitDocument } from './issuing/resubmit-document.ts';
import { resumeSeries } from './issuing/resume-series.ts';
import { sendHeldDocument } from './issuing/send-held-document.ts';
import { filesFrom } from './mailing/document-files.ts';
import { makeMailSettings } from './mailing/mail-settings.ts';
import { type Mailing, startMailing } from './mailing/start-mailing.ts';
import { programFile } from './program-file.ts';
import { makeDocumentReader } from './reading/document-reader.ts';
import { type EventLog, listHappenings } from './reading/event-log.ts';
import { makeExchangeReader } from './reading/exchange-reader.ts';
import { listWaiting } from './reading/list-waiting.ts';
import { type SuggestionDependencies, suggestWithholding } from './received/suggest-withholding.ts';
import { reportDocuments } from './reports/report-documents.ts';
import { fileSecretBox, type SecretBox } from './secrets/secret-box.ts';
import { announceService } from './service-file.ts';
import { proofOf } from './service-proof.ts';
import { makeTokens } from './signing/token/tokens.ts';
import { makeBusinessStore } from './store/business-store.ts';
import { makeCertificateStore } from './store/certificate-store.ts';
import { makeClockStore } from './store/clock-store.ts';
import { makeCustomers } from './store/customers.ts';
import { makeDeliveryStore } from './store/delivery-store.ts';
import { makeDocumentReadingStore } from './store/document-reading-store.ts';
import { makeEmailStore } from './store/email-store.ts';
import { makeEventLog } from './store/event-log.ts';
import { makeExchangeStore } from './store/exchange-reading-store.ts';
import { makeIssuingStore } from './store/issuing-store.ts';
import { makeKeyStore } from './store/key-store.ts';
import { openStore, type Store } from './store/open.ts';
import { makeOutboxStore } from './store/outbox-store.ts';
import { ownFolder } from './store/own-folder.ts';
import { makeProducts } from './store/products.ts';
import { makeReceivedStore } from './store/received-store.ts';
import { makeReportStore } from './store/report-store.ts';
import { makeSeriesStore } from './store/series-store.ts';
import { makeSettings } from './store/settings.ts';
import { makeSyncReadingStore } from './store/sync-reading-store.ts';
import { makeWaitingStore } from './store/waiting-store.ts';
import { watchDataFile } from './store/watch-data-file.ts';
import { makeWebhookDeliveryStore } from './store/webhook-delivery-store.ts';
import { makeWebhookEndpointStore } from './store/webhook-endpoint-store.ts';
import { makeWebhookOutbox } from './store/webhook-outbox.ts';
import { startSync } from './sync/start-sync.ts';
import { type Courier, startCourier } from './webhooks/courier.ts';
import { makePostWebhook } from './webhooks/post-webhook.ts';
import { makeWebhooks } from './webhooks/webhooks.ts';

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

const DATA_FILE = 'mostrador.sqlite';

/** How long deliveries under way may take once the program stops. */
const LAST_DELIVERIES_MS = 3000;

/** Opens the data folder and joins every part of the program; the only place that sees them all. */
export async function createApp(options: AppOptions): Promise<App> {
  const folder = ownFolder(options.dataDir);
  let store: Store | undefined;
  try {
    store = openStore(join(options.dataDir, DATA_FILE));
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
  let courier: Courier | undefined;
  /** What happened is queued for webhooks as it is written; this has it sent now. */
  const tellWebhooks = () => courier?.wake();
  const eventLog = makeEventLog(store, { newId, now });
  const events: EventLog = {
    ...eventLog,
    append: (event) => eventLog.append(event).finally(tellWebhooks),
  };
  const clockFailed = (reason: unknown) => log.error({ err: reason }, 'clock not written down');
  const clock = await makeClock({
    store: makeClockStore(store),
    events,
    now,
    monotonic: () => performance.now(),
    failed: clockFailed,
  });
  const businessDependencies = {
    store: businessStore,
    box,
    now,
    clock,
    storage: () => store.condition.state().kind,
    newId,
    version,
  };
  await ensurePracticeBusiness(businessDependencies);
  const cursorSecret = await settings.secret('cursor_secret');

  let mailing: Mailing | undefined;
  const waiting = makeDocumentChanges();
  const changes: DocumentChanges = {
    ...waiting,
    changed(documentId) {
      waiting.changed(documentId);
      tellWebhooks();
      mailing?.wake();
    },
  };
  const soap = makeSoapAuthority({
    baseUrls: { test: config.authority_test_url, live: config.authority_live_url },
    now,
    timeoutMs: config.authority_timeout * 1000,
  });
  const conditions = makeSandboxConditions();
  const sandbox = makeSandbox({ now, conditions });
  const certificateStore = makeCertificateStore(store);
  const tokens = makeTokens({ processFile: programFile('token-process'), env: options.env });
  const tokenFailed = (reason: unknown) => log.error({ err: reason }, 'token not opened');
  const tokenSessions = makeTokenSessions({
    tokens,
    store: certificateStore,
    box,
    now,
    signerReady: (entityId) => {
      certificateStore
        .signaturesDue(entityId, now().toISOString())
        .then(() => sync.signerReady())
        .catch(tokenFailed);
    },
    faulted: (fault) => log.warn({ fault }, 'the token cannot sign'),
    failed: tokenFailed,
  });
  const certificates = makeCertificates({
    ...businessDependencies,
    business: businessStore,
    certificates: certificateStore,
    tokens,
    sessions: tokenSessions,
  });
  /** A new certificate may sign what waits for one. */
  const certificatesChanged = () => {
    certificates.openTokenInUse().catch(tokenFailed);
    sync.signerReady();
  };
  const sync = await startSync({
    store: makeDeliveryStore(store, { newId }),
    outbox: makeOutboxStore(store, { newId }),
    reading: makeSyncReadingStore(store),
    signer: makeDocumentSigner({
      certificates: certificateStore,
      sessions: tokenSessions,
      box,
      signingTime: clock.signingTime,
    }),
    authority: makeAuthority({ sandbox, soap }),
    settings,
    events: { record: (event) => events.append(event) },
    clock: () => {
      const { state, skew_seconds } = clock.read();
      return { state, ...(skew_seconds !== undefined && { skew_seconds }) };
    },
    sawAuthorityDate: clock.sawAuthorityDate,
    interfaces: networkInterfaces,
    concurrency: DELIVERIES_AT_ONCE,
    now,
    random: Math.random,
    changed: changes.changed,
    failed: (reason, what) => log.error({ err: reason, what }, 'delivery failed'),
  });

  const issuing: IssuingDependencies = {
    store: makeIssuingStore(store, { softwareProviderRuc: config.software_provider_ruc, newId }),
    now,
    clock,
    newId,
    newNumericCode: () => String(randomInt(100_000_000)).padStart(8, '0'),
    issued: ({ id, identity }) => sync.added({ id, environment: identity.environment }),
  };
  const outbox = { store: issuing.store, now, due: () => sync.wake() };
  const documents = makeDocumentReader({
    store: makeDocumentReadingStore(store),
    changes,
    // Loaded at the first page: the PDF library would double the time to the first answer.
    render: async (printed, page) => (await import('./ride/ride.ts')).renderRide(printed, page),
    cursorSecret,
    now,
    newId,
    failed: (reason, documentId) => log.error({ err: reason, documentId }, 'journey not written'),
  });
  const emailStore = makeEmailStore(store, { newId });
  const emailing: EmailDependencies = { store: issuing.store, queue: emailStore, now };
  const mailer = makeSmtpMailer();
  mailing = startMailing({
    store: emailStore,
    mailer,
    box,
    files: filesFrom(documents),
    now,
    random: Math.random,
    changed: changes.changed,
    failed: (reason, documentId) => log.error({ err: reason, documentId }, 'email not sent'),
  });
  const seriesStore = makeSeriesStore(store, { newId });
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
  /** While the service listens. */
  let ownPort: number | undefined;
  const sessions = makeSessions(now);
  const ownerToken = sessions.openForOwner();
  const business = makeBusiness(businessDependencies);
  const services: ApiServices = {
    issuing: {
      preview: (caller, type, body) =>
        previewDocument({ ...issuing, outlook: certificates }, caller, { type, body }),
      issue: (caller, type, request) => issueDocument(issuing, caller, { type, ...request }),
      resubmit: (caller, request) => resubmitDocument(issuing, caller, request),
      annul: (caller, request) => annulDocument(issuing, caller, request).finally(tellWebhooks),
      email: (caller, request) => emailDocument(emailing, caller, request).finally(() => mailing?.wake()),
      emailAll: (caller, request) => emailDocuments(emailing, caller, request).finally(() => mailing?.wake()),
    },
    documents,
    purchases: {
      suggestWithholding: (caller, body) => suggestWithholding(suggesting, caller, body),
    },
    keys: {
      ...makeKeyRing({ store: makeKeyStore(store), sessions, now, newId }),
      prove: (challenge) => proofOf(ownerToken, challenge),
    },
    business: {
      ...business,
      resumeSeries: (id, nextNumber) =>
        resumeSeries({ store: seriesStore, all: business.series, now }, id, nextNumber),
      setup: (body) => business.setup(body).finally(certificatesChanged),
      installCertificate: (upload) => business.installCertificate(upload).finally(certificatesChanged),
    },
    certificates: {
      ...certificates,
      installToken: (body) => certificates.installToken(body).finally(certificatesChanged),
      installFallback: (upload) => certificates.installFallback(upload).finally(certificatesChanged),
    },
    catalog: makeCatalog({ products: makeProducts(store), customers: makeCustomers(store), now, newId }),
    settings: makeSettingsService(settings),
    mail: makeMailSettings({ store: emailStore, box, mailer, mailing, now, newId }),
    reports: {
      report: (caller, query) => reportDocuments({ store: makeReportStore(store), now }, caller, query),
    },
    delivery: {
      refresh: (caller, id) => refreshStatus(outbox, caller, id),
      waiting: (query) => listWaiting({ store: makeWaitingStore(store), cursorSecret }, query),
      send: (id) => sendHeldDocument(outbox, id),
      replace: (id, idempotencyKey) =>
        replaceDocument({ ...issuing, changed: changes.changed }, { id, idempotencyKey }),
    },
    exchanges: makeExchangeReader({
      store: makeExchangeStore(store),
      envelopes: { reception: receptionEnvelope, authorization: authorizationEnvelope },
      cursorSecret,
    }),
    clock,
    happenings: { list: (query) => listHappenings({ log: events, cursorSecret }, query) },
    sandbox: {
      read: () => ({ object: 'sandbox_conditions', ...conditions.read() }),
      set(changed) {
        conditions.set(changed);
        sync.lineMayBeBack('sandbox');
        return { object: 'sandbox_conditions', ...changed };
      },
    },
    sync,
    webhooks: makeWebhooks({
      endpoints: makeWebhookEndpointStore(store),
      deliveries: makeWebhookDeliveryStore(store),
      box,
      now,
      newId,
      cursorSecret,
      ownPort: () => ownPort,
      due: tellWebhooks,
    }),
  };
  certificates.openTokenInUse().catch(tokenFailed);
  const expiries = watchExpiries({ certificates: certificateStore, events, now }, (reason) =>
    log.error({ err: reason }, 'expiry of certificates not checked'),
  );
  const stamps = keepStamping(clock, { failed: clockFailed });
  const api = makeApi({
    services,
    log,
    version,
    ...(options.windowFolder !== undefined && { windowFolder: options.windowFolder }),
    pageOrigins: [desktopOrigin, ...(options.pageOrigins ?? [])],
    ...rateOf(config),
  });
  courier = startCourier({
    outbox: makeWebhookOutbox(store),
    box,
    post: makePostWebhook({ ownPort: () => ownPort, userAgent: `Mostrador/${version}` }),
    now,
    newId,
    random: Math.random,
    failed: (reason, what) => log.error({ err: reason, what }, 'webhook not sent'),
  });
  let announcement: { withdraw(): void } | undefined;
  const dataWatch = watchDataFile(store, {
    file: join(dataDir, DATA_FILE),
    threadFile: programFile('integrity-thread'),
    now,
    log,
    events,
    writableAgain: () => sync.wake(),
  });

  return {
    dataDir,
    api,
    openOwnerSession: () => ownerToken,
    async listen() {
      const listening = await listen(api, config.port === undefined ? defaultPorts : [config.port]);
      if (!listening.ok) throw new PortTakenError(`ports ${listening.ports.join(', ')} are taken`);
      const { url, port } = listening;
      ownPort = port;
      announcement = announceService(dataDir, { url, version, session_token: ownerToken });
      return { url, newLink: () => `${url}/#token=${sessions.newOneTimeToken()}` };
    },
    async stop() {
      announcement?.withdraw();
      await api.close();
      const couriersStopped = Promise.all([courier?.stop(), mailing?.stop()]);
      // An authority that does not answer must not hold the program: what is cut is asked about at the next start.
      const impatience = setTimeout(() => soap.close(), LAST_DELIVERIES_MS);
      sandbox.close();
      await sync.stop();
      clearTimeout(impatience);
      soap.close();
      await expiries.stop();
      tokenSessions.keepOnly([]);
      await tokens.close();
      await stamps.stop();
      await couriersStopped;
      await dataWatch.stop();
      await store.close();
      folder.release();
    },
  };
}

/** A burst of twice the rate: a POS that opens asks for many things at once. */
function rateOf({ rate_limit }: Config) {
  return rate_limit === 'off' ? {} : { rate: { perSecond: rate_limit, burst: rate_limit * 2 } };
}
