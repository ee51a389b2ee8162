import { type HeadOffice, makeHeadOffice } from '../station/head-office.ts';
import { startSender } from '../station/start-sender.ts';
import { makeStationStore } from '../store/station/station-store.ts';
import type { AppContext } from './context.ts';

interface RunningStation {
  readonly headOffice: HeadOffice;
  stop(): Promise<void>;
}

/** Joins what reports to a head office, and reports where this station is enrolled. */
export function startStation({ store, box, version, now, newId, log }: AppContext): RunningStation {
  const stationStore = makeStationStore(store, { newId });
  const openKey = (sealed: Uint8Array) => box.open(sealed).toString();
  const sender = startSender({
    store: stationStore,
    openKey,
    now,
    random: Math.random,
    failed: (reason) => log.warn({ err: reason }, 'nothing could be sent to the head office'),
  });
  return {
    headOffice: makeHeadOffice({
      store: stationStore,
      sender,
      seal: (key) => box.seal(Buffer.from(key)),
      openKey,
      version,
      now,
    }),
    stop: sender.stop,
  };
}
