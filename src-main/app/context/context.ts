import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import type { RunArchiveWork } from '../../backup/archive/archive-thread.ts';
import type { BusinessDependencies } from '../../business/business.ts';
import { ensurePracticeBusiness } from '../../business/set-up/first-start.ts';
import { makeShopEnvironment } from '../../business/set-up/shop-environment.ts';
import { keepStamping } from '../../clock/keep-stamping.ts';
import { makeClock } from '../../clock/make-clock.ts';
import { type ConfigName, readConfig } from '../../config/config.ts';
import { settingFields } from '../../contract/business/settings.ts';
import { substituteAt } from '../../issuing/authorization/substitute-authority.ts';
import { type DocumentChanges, makeDocumentChanges } from '../../issuing/ports/changes.ts';
import type { Fence } from '../../numbers/fence.ts';
import { providerRuc } from '../../process/build.ts';
import { dataFileIn, keyFilesIn } from '../../process/data-folder.ts';
import { doorFile, programFile } from '../../process/program-file.ts';
import type { EventLog } from '../../reading/events/event-log.ts';
import type { KeyProtector } from '../../secrets/key-protector.ts';
import { openKey } from '../../secrets/open-key.ts';
import { makeSecretBox } from '../../secrets/secret-box.ts';
import { makeClockStore } from '../../store/business/clock-store.ts';
import { makeBusinessStore } from '../../store/business/entities/business-store.ts';
import { makeSetUpStore } from '../../store/business/set-up-store.ts';
import { makeWaitingCertificateStore } from '../../store/business/waiting-certificate-store.ts';
import { makeEmailStore } from '../../store/mail/email-store.ts';
import { makeEventLog } from '../../store/rows/business/event-log.ts';
import { makeSettings } from '../../store/rows/business/settings.ts';
import type { Store } from '../../store/sqlite/open.ts';
import { makeSignals, type Signals } from './signals.ts';

/** Waits of the program, milliseconds; the default where one is left out. */
export interface ProgramWaits {
  /** Until it is looked again whether there is something to report to the head office. */
  readonly headOfficeLookMs?: number;
  /** Seconds that the head office may hold its answer back where it has nothing to say. */
  readonly headOfficeAnswerSeconds?: number;
  /** Before a document is sent, or its decision is asked for, again, one time after the other. */
  readonly deliveryRetriesMs?: readonly number[];
  /** Before an email, or the account they go out by, is tried again, one time after the other. */
  readonly mailRetriesMs?: readonly number[];
  /** Until a token that ended a session by itself is looked at first; each further wait is twice as long. */
  readonly tokenFirstLookMs?: number;
  /** Until it is looked whether there is room again on a disk that was full at the start. */
  readonly roomLookMs?: number;
  /** Until what was written is copied to a second place. */
  readonly secondPlaceDelayMs?: number;
  /** Until a second place is tried again that was not there. */
  readonly secondPlaceRetryMs?: number;
}

/** What the desktop, the service or the command line decides about the program it starts. */
export interface ProgramOptions {
  readonly dataDir: string;
  readonly flags: Readonly<Partial<Record<ConfigName, string>>>;
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  readonly log: Logger;
  /** The system's, where a desktop brings it; else a file of the owner keeps the key of the secrets. */
  readonly keyProtector?: KeyProtector;
  readonly now?: () => Date;
  /** How the work on archives of backups is done; in threads of their own when left out. */
  readonly archiveWork?: RunArchiveWork;
  readonly waits?: ProgramWaits;
  /** Where the programs of threads are, by their names; beside this one when left out. */
  readonly programFile?: (name: string) => string;
  /** The door of a head office, which this program may run beside itself; that of its build when left out. */
  readonly headFile?: string;
  /** How the program stands with its updates, where a desktop changes it. */
  readonly update?: BusinessDependencies['update'];
}

/** What every part of the program is given. */
export type AppContext = Awaited<ReturnType<typeof makeContext>>;

/** Reads the configuration and makes what all parts share; a practice business is there from the first start. */
export async function makeContext(options: ProgramOptions, store: Store, fence: Fence) {
  const { dataDir, env, version, log, now = () => new Date(), archiveWork, waits = {} } = options;
  const settings = makeSettings(store);
  const config = await readConfig({
    ...options,
    setting: settings.get,
    build: { software_provider_ruc: providerRuc },
  });
  log.level = config.log_level;
  const openedKey = await openKey(keyFilesIn(dataDir), {
    protector: options.keyProtector,
    keeper: config.secret_key_kept_by,
    failed: (reason) => log.error({ err: reason }, 'the system did not take the key of the secrets'),
  });
  const box = makeSecretBox(openedKey.key);
  const newId = () => uuid();
  const signals = makeSignals();

  const eventLog = makeEventLog(store, { newId, now });
  const events: EventLog = {
    ...eventLog,
    append: (event) => eventLog.append(event).finally(signals.webhooks.send),
  };
  const clockFailed = (reason: unknown) => log.error({ err: reason }, 'clock not written down');
  const clock = await makeClock({
    store: makeClockStore(store),
    events,
    now,
    monotonic: () => performance.now(),
    failed: clockFailed,
  });
  const substituteAuthority = substituteAt(config.authority_live_url);
  if (substituteAuthority !== undefined) {
    await events.append({ type: 'authority.substituted', data: { url: substituteAuthority } });
  }
  const business: BusinessDependencies = {
    store: makeBusinessStore(store),
    waiting: makeWaitingCertificateStore(store),
    environment: makeShopEnvironment(makeSetUpStore(store)),
    sendsMail: async () => (await makeEmailStore(store, { newId }).account()) !== undefined,
    box,
    now,
    clock,
    storage: () => store.condition.state().kind,
    newId,
    version,
    softwareProviderRuc: config.software_provider_ruc,
    substituteAuthority,
    update: options.update,
    secretKey: openedKey,
  };
  await ensurePracticeBusiness(business);
  const stamps = keepStamping(clock, { failed: clockFailed });

  return {
    dataDir,
    /** The file of the store. */
    dataFile: dataFileIn(dataDir),
    env,
    version,
    log,
    archiveWork,
    waits,
    programFile: options.programFile ?? programFile,
    headFile: options.headFile ?? doorFile('head'),
    config,
    store,
    fence,
    settings,
    /** The language of what is printed from now on. */
    pageLanguage: async () =>
      settingFields.page_language.catch('es').parse(await settings.get('page_language')),
    box,
    now,
    /** UUID v7: identifiers sort by creation. */
    newId,
    cursorSecret: await settings.secret('cursor_secret'),
    clock,
    events,
    changes: changesThatSignal(signals),
    business,
    signals,
    stop: (): Promise<void> => stamps.stop(),
  };
}

/** What happened to a document is queued for webhooks and mail as it is written; they are to send it now. */
function changesThatSignal({ webhooks, mail }: Signals): DocumentChanges {
  const changes = makeDocumentChanges();
  return {
    ...changes,
    changed(documentId) {
      changes.changed(documentId);
      webhooks.send();
      mail.send();
    },
  };
}
