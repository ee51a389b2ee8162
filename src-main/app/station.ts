import { join } from 'node:path';
import { makeHeadBackupStates } from '../backup/service/head-backup-states.ts';
import { HEAD_FOLDER } from '../process/head/head-file.ts';
import { type StationCredit, startCreditElsewhere } from '../station/credit/credit-elsewhere.ts';
import { type HeadOffice, makeHeadOffice } from '../station/head-office.ts';
import { makeHeadProcess } from '../station/host/head-process.ts';
import { type HostedHead, makeHostedHead } from '../station/host/hosted-head.ts';
import type { Talk } from '../station/keep-talking.ts';
import { startReceiver } from '../station/start-receiver.ts';
import { startSender } from '../station/start-sender.ts';
import { HOSTED_HEAD_POINT, HOSTED_HEAD_PORT } from '../store/rows/business/setting-names.ts';
import { makeHoldStore } from '../store/station/hold-store.ts';
import { makeStationStore } from '../store/station/station-store.ts';
import type { AppContext } from './context/context.ts';

interface RunningStation {
  readonly headOffice: HeadOffice;
  readonly hostedHead: HostedHead;
  readonly credit: StationCredit;
  stop(): Promise<void>;
}

/** Joins what reports to a head office, and reports where this station is enrolled. */
export function startStation({
  dataDir,
  env,
  headFile,
  settings,
  store,
  box,
  version,
  now,
  newId,
  log,
  signals,
  waits,
}: AppContext): RunningStation {
  const stationStore = makeStationStore(store, { newId });
  const openKey = (sealed: Uint8Array) => box.open(sealed).toString();
  const talk = { store: stationStore, openKey, now, random: Math.random, lookMs: waits.headOfficeLookMs };
  const { headOfficeAnswerSeconds: answerSeconds } = waits;
  const sender: Talk = startSender({
    ...talk,
    // What reaches the head office by one way need not wait for its turn by the other.
    answered: () => receiver.reachable(),
    failed: (reason) => log.warn({ err: reason }, 'nothing could be sent to the head office'),
  });
  const receiver = startReceiver({
    ...talk,
    answered: sender.reachable,
    answerSeconds,
    learned: signals.commands.send,
    failed: (reason) => log.warn({ err: reason }, 'nothing could be learned from the head office'),
  });
  const credit = startCreditElsewhere({
    store: stationStore,
    holds: makeHoldStore(store),
    openKey,
    failed: (reason) => log.warn({ err: reason }, 'credit held at the head office was not given back'),
  });
  const headOffice = makeHeadOffice({
    store: stationStore,
    sender,
    receiver,
    seal: (key) => box.seal(Buffer.from(key)),
    openKey,
    version,
    now,
  });
  const hostedHead = makeHostedHead({
    dataDir,
    port: {
      async get() {
        const port = await settings.get(HOSTED_HEAD_PORT);
        return port === undefined ? undefined : Number(port);
      },
      put: (port) => settings.put({ [HOSTED_HEAD_PORT]: port === null ? null : String(port) }),
    },
    forgetBackups: () => makeHeadBackupStates(join(dataDir, HEAD_FOLDER)).retain([]),
    lastPoint: {
      get: () => settings.get(HOSTED_HEAD_POINT),
      put: (point) => settings.put({ [HOSTED_HEAD_POINT]: point }),
    },
    process: makeHeadProcess({
      file: headFile,
      env,
      ended: (why) => log.warn({ why }, 'the head office of this computer ended'),
    }),
    headOffice,
    pin: async () => (await stationStore.read())?.pin,
    now,
  });
  return {
    credit,
    headOffice,
    hostedHead,
    async stop() {
      await Promise.all([sender.stop(), receiver.stop(), credit.stop(), hostedHead.stop()]);
    },
  };
}
