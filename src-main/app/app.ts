import type { FastifyInstance } from 'fastify';
import { makeKeyRing } from '../access/key-ring.ts';
import { makeSessions, type Sessions } from '../access/sessions.ts';
import { defaultPorts, listen } from '../api/listen.ts';
import { makeApi } from '../api/server.ts';
import type { ApiServices } from '../api/services.ts';
import { startSecondPlace } from '../backup/second-place.ts';
import { finishRestore } from '../backup/staged/finish-restore.ts';
import { makeSettingsService } from '../business/settings.ts';
import { desktopOrigin } from '../contract/desktop/desktop.ts';
import { makeReadDecisions } from '../counter/head-office/read-decisions.ts';
import { type Journal, openJournal } from '../numbers/journal/journal.ts';
import { dataFileIn, journalFolderIn } from '../process/data-folder.ts';
import { programFile } from '../process/program-file.ts';
import { announceService, proofOf } from '../process/service-file.ts';
import { makeKeyStore } from '../store/business/key-store.ts';
import type { MigrationStep } from '../store/migrations/migrate.ts';
import { watchDataFile } from '../store/sqlite/integrity/watch-data-file.ts';
import type { Store } from '../store/sqlite/open.ts';
import { ownFolder } from '../store/sqlite/own-folder.ts';
import { type ReservedRoom, reservedRoomIn } from '../store/sqlite/room/reserved-room.ts';
import { watchRoom } from '../store/sqlite/room/watch-room.ts';
import { openUpToDate } from '../store/sqlite/update/update-data.ts';
import { makeHeadOwnership } from '../store/station/head-ownership.ts';
import { startBackups } from './backups.ts';
import { composeBusiness } from './business.ts';
import { startHeadCommands } from './commands.ts';
import { makeContext, type ProgramOptions } from './context/context.ts';
import { startDelivery } from './documents/delivery.ts';
import { startImports } from './documents/imports.ts';
import { composeIssuing } from './documents/issuing.ts';
import { proveNumbersAtStart } from './documents/numbers.ts';
import { composeCounterPrinting, startPrinters } from './documents/printing.ts';
import { composeProformas } from './documents/proformas.ts';
import { startPurchases } from './documents/purchases.ts';
import { startReading } from './documents/reading.ts';
import { startReports } from './documents/reports.ts';
import { startSigning } from './documents/signing.ts';
import { startMessages } from './messages.ts';
import { PortTakenError } from './port-taken-error.ts';
import { composePortal, composePortalLinks } from './portal.ts';
import { openProgramRun } from './program-runs.ts';
import { rateOf } from './request-rate.ts';
import { composeSandbox } from './sandbox.ts';
import { startStation } from './station.ts';
import { composeSupport } from './support.ts';

export interface AppOptions extends ProgramOptions {
  /** Folder of the built window. */
  readonly windowFolder?: string;
  /** Origins of our own page besides the service's addresses and the desktop's: a development server. */
  readonly pageOrigins?: readonly string[];
  /** Closes this program and opens it again, for a restore; left out where only a person can. */
  readonly startAgain?: () => void;
  /** Of the windows of a service that was closed to be opened again: they go on. */
  readonly sessions?: Sessions;
  /** Called before each step that brings data of an earlier version up to date; all of them may take minutes. */
  readonly onUpdate: (step: MigrationStep) => void;
}

export interface App {
  readonly dataDir: string;
  /** The API, to be called without a socket. */
  readonly api: FastifyInstance;
  /** What the API calls. Tests call it by an API with limits of its own; the program does not. */
  readonly services: ApiServices;
  /** Who is in a session here, for the service that is opened in this one's place. */
  readonly sessions: Sessions;
  /** A session of the data's owner, who may read the data folder. */
  openOwnerSession(): string;
  /** A session for a window of this computer, in which nobody is signed in yet. */
  openWindowSession(): string;
  /** Begins to answer on the machine's own addresses; throws PortTakenError when another program has the port. */
  listen(): Promise<{ url: string; newLink(): string }>;
  /** Finishes what is in hand and lets go of the data folder. */
  stop(): Promise<void>;
}

/** Opens the data folder and joins every part of the program, each put together in `app/`. */
export async function createApp(options: AppOptions): Promise<App> {
  const reserved = reservedRoomIn(options.dataDir);
  // First of all: to own the folder takes some room too.
  const wasFull = reserved.release();
  let folder: { release(): void } | undefined;
  let journal: Journal | undefined;
  let store: Store | undefined;
  try {
    folder = ownFolder(options.dataDir);
    await finishRestore(options.dataDir, options.log);
    journal = openJournal(journalFolderIn(options.dataDir));
    store = await openUpToDate(dataFileIn(options.dataDir), {
      threadFile: (options.programFile ?? programFile)('update-thread'),
      onStep: options.onUpdate,
      journal,
    });
    return await compose(options, { folder, store, journal, reserved, wasFull });
  } catch (reason) {
    await store?.close();
    journal?.close();
    folder?.release();
    if (wasFull) reserved.keepRest();
    throw reason;
  }
}

interface OpenData {
  readonly folder: { release(): void };
  readonly store: Store;
  readonly journal: Journal;
  readonly reserved: ReservedRoom;
  /** Whether the reserved room was given up to open it. */
  readonly wasFull: boolean;
}

async function compose(
  options: AppOptions,
  { folder, store, journal, reserved, wasFull }: OpenData,
): Promise<App> {
  const { dataDir, version, log } = options;
  const numbers = await proveNumbersAtStart(options, { store, journal });
  const context = await makeContext(options, store, numbers.fence);
  const { now, newId, events, config, settings, clock } = context;
  /** While the service listens. */
  let ownPort: number | undefined;

  const run = await openProgramRun({
    ...{ store, dataDir, now },
    failed: (reason) => log.error({ err: reason }, 'the run of the program was not written down'),
  });
  const signing = startSigning(context);
  const delivery = await startDelivery(context, signing);
  const links = await composePortalLinks(context);
  const reading = startReading(context, links);
  const { documents } = reading.services;
  const portal = await composePortal(context, { links, documents });
  numbers.fence.onLifted(() => {
    delivery.sync.wake();
    context.signals.mail.send();
    context.signals.webhooks.send();
  });
  const backing = await startBackups(context, {
    startAgain: options.startAgain,
    hostedHead: () => station.hostedHead,
  });
  options.sessions?.forgetKeys();
  const sessions = options.sessions ?? makeSessions(now);
  context.business.environment.onLive(sessions.endPractice);
  const secondPlace = await startSecondPlace({
    dataDir,
    folder: journalFolderIn(dataDir),
    journal,
    settings,
    now,
    changed: backing.secondPlaceChanged,
    delayMs: context.waits.secondPlaceDelayMs,
    retryMs: context.waits.secondPlaceRetryMs,
  });
  const business = composeBusiness(context, signing, {
    isOwner: sessions.isOwner,
    endAway: sessions.endAway,
    numbers,
    sum: reading.sum,
    copies: async () => ({ secondPlace: secondPlace.state(), backups: await backing.backups.read() }),
  });
  const station = startStation(context);
  const { rucOf, prepareInvoice, issuing } = composeIssuing(context, delivery, signing, {
    approvals: business.counter.saleApprovals,
    elsewhere: station.credit,
    dataWatch: { checked: () => dataWatch.checked() },
  });
  const commands = startHeadCommands(context, issuing);
  const importing = startImports(context, delivery, { rucOf });
  const bought = startPurchases(context, delivery, { rucOf, removals: business.counter.removals });
  const printing = await startPrinters(context);
  const reporting = await startReports(context, {
    sum: reading.sum,
    certificates: signing.certificates,
    signReport: signing.signReport,
    backups: backing.backups,
    overdue: business.counter.receivables.overdue,
    rucOf,
  });
  const proformas = composeProformas(context, {
    prepare: prepareInvoice,
    permits: business.counter.access,
    printing,
  });
  const messages = startMessages(context, {
    documents,
    proformaLetter: proformas.proformaPaper.letter,
    makeMonth: reporting.makeMonth,
    links,
    version,
    ownPort: () => ownPort,
  });
  const ownerToken = sessions.openForOwner();
  const ownership = makeHeadOwnership(store);
  const settingsService = makeSettingsService(settings, (name) => ownership.isOwned('setting', name));
  const services: ApiServices = {
    issuing,
    ...reading.services,
    ...business,
    ...reporting.services,
    ...proformas,
    lookups: bought.lookups,
    purchases: bought.purchases,
    keys: makeKeyRing({ store: makeKeyStore(store), sessions, now, newId }),
    prove: (challenge) => proofOf(ownerToken, challenge),
    settings: settingsService,
    mail: messages.mail,
    monthlyMails: messages.monthlyMails,
    imports: importing.imports,
    portal,
    backups: backing.backups,
    move: backing.move,
    restores: backing.restores,
    printing,
    ...composeCounterPrinting(business, printing, { send: messages.sendStatement, now }),
    clock,
    secondPlace,
    ...composeSupport(context, {
      business: business.business,
      settings: settingsService,
      sync: delivery.sync,
      backups: backing.backups,
    }),
    headOffice: station.headOffice,
    hostedHead: station.hostedHead,
    readHeadDecisions: makeReadDecisions(ownership),
    stationCredit: station.credit,
    sandbox: composeSandbox(delivery),
    sync: delivery.sync,
    webhooks: messages.webhooks,
  };
  const api = makeApi({
    services,
    log,
    newId,
    now,
    version,
    ...(options.windowFolder !== undefined && { windowFolder: options.windowFolder }),
    pageOrigins: [desktopOrigin, ...(options.pageOrigins ?? [])],
    ...rateOf(config),
  });
  let announcement: { withdraw(): void } | undefined;
  const dataWatch = watchDataFile(store, {
    file: context.dataFile,
    threadFile: context.programFile('integrity-thread'),
    now,
    log,
    events,
    writableAgain: delivery.sync.writableAgain,
  });
  const roomWatch = watchRoom({
    ...{ reserved, wasFull, condition: store.condition },
    lookMs: context.waits.roomLookMs,
  });

  return {
    dataDir,
    api,
    services,
    sessions,
    openOwnerSession: () => ownerToken,
    openWindowSession: () => sessions.openForWindow(),
    async listen() {
      const listening = await listen(api, config.port === undefined ? defaultPorts : [config.port]);
      if (!listening.ok) throw new PortTakenError(`ports ${listening.ports.join(', ')} are taken`);
      const { url, port } = listening;
      ownPort = port;
      await portal.open();
      announcement = announceService(dataDir, { url, version, session_token: ownerToken });
      await run.begin();
      await station.hostedHead.startAgain();
      return { url, newLink: () => `${url}/#token=${sessions.newOneTimeToken()}` };
    },
    async stop() {
      // First: a signal for all processes of a service ends it too, and it is not to be started again meanwhile.
      const headEnded = station.hostedHead.stop();
      await run.end();
      announcement?.withdraw();
      await api.close();
      await messages.stop();
      await reporting.stop();
      await Promise.all(
        [delivery, importing, bought, portal, printing, reading, backing, station, commands].map((part) =>
          part.stop(),
        ),
      );
      await headEnded;
      await signing.stop();
      await context.stop();
      await dataWatch.stop();
      await secondPlace.stop();
      await numbers.stop();
      roomWatch.stop();
      await store.close();
      journal.close();
      folder.release();
      if (wasFull) reserved.keepRest();
    },
  };
}
