import { networkInterfaces } from 'node:os';
import { makeAuthority } from '../../authority/authority.ts';
import { makeDocumentStates } from '../../authority/document-states.ts';
import { makeSandbox } from '../../authority/sandbox/sandbox.ts';
import { makeSandboxConditions } from '../../authority/sandbox/sandbox-conditions.ts';
import { makeSoapAuthority } from '../../authority/soap-authority.ts';
import { makeDocumentComparison } from '../../signing/verifier/compare-documents.ts';
import { makeDeliveryStore } from '../../store/delivery/delivery-store.ts';
import { makeOutboxStore } from '../../store/delivery/outbox-store.ts';
import { makeSyncReadingStore } from '../../store/delivery/sync-reading-store.ts';
import { deliveryBackoff } from '../../sync/delivery/delivery-backoff.ts';
import { startSync } from '../../sync/start-sync.ts';
import type { AppContext } from '../context/context.ts';
import type { Signing } from './signing.ts';

/** Documents with the authority at once, in each environment. */
const DELIVERIES_AT_ONCE = 8;

/** Somebody may wait on a screen: after this time the last known state of a document is shown. */
const STATE_PATIENCE_S = 4;

/** How long deliveries under way may take once the program stops. */
const LAST_DELIVERIES_MS = 3000;

export type Delivery = Awaited<ReturnType<typeof startDelivery>>;

/** Joins the outbox, the signer and the authority, and starts to deliver. */
export async function startDelivery(context: AppContext, { signer }: Pick<Signing, 'signer'>) {
  const { store, config, settings, events, clock, changes, now, newId, log, signals, waits } = context;
  const baseUrls = { test: config.authority_test_url, live: config.authority_live_url };
  const soap = makeSoapAuthority({ baseUrls, now, timeoutMs: config.authority_timeout * 1000 });
  const states = makeDocumentStates({
    baseUrls,
    timeoutMs: Math.min(config.authority_timeout, STATE_PATIENCE_S) * 1000,
  });
  const conditions = makeSandboxConditions();
  const sandbox = makeSandbox({ now, conditions });
  const firstQuestion = config.authority_first_question;
  const sync = await startSync({
    store: makeDeliveryStore(store, { newId }),
    outbox: makeOutboxStore(store, { newId }),
    reading: makeSyncReadingStore(store),
    signer,
    authority: makeAuthority({ sandbox, soap }),
    states,
    compare: makeDocumentComparison(),
    settings,
    events: {
      record(event) {
        if (event.type === 'sync.recovered') signals.line.send();
        return events.append(event);
      },
    },
    clock: () => {
      const { state, skew_seconds } = clock.read();
      return { state, ...(skew_seconds !== undefined && { skew_seconds }) };
    },
    sawAuthorityDate: clock.sawAuthorityDate,
    interfaces: networkInterfaces,
    firstQuestionMs: firstQuestion === undefined ? undefined : firstQuestion * 1000,
    ...(waits.deliveryRetriesMs && { backoff: { ...deliveryBackoff, delays: waits.deliveryRetriesMs } }),
    isFenced: (environment) => environment === 'live' && context.fence.since() !== undefined,
    concurrency: DELIVERIES_AT_ONCE,
    now,
    random: Math.random,
    changed: changes.changed,
    failed: (reason, what) => log.error({ err: reason, what }, 'delivery failed'),
  });
  signals.signer.onSent(sync.signerReady);

  return {
    sync,
    /** The authority's services, also for what is looked up. */
    soap,
    states,
    /** What the simulated authority is made to do. */
    conditions,
    async stop(): Promise<void> {
      // An authority that does not answer must not hold the program: what is cut is asked about at the next start.
      const impatience = setTimeout(() => soap.close(), LAST_DELIVERIES_MS);
      sandbox.close();
      await sync.stop();
      clearTimeout(impatience);
      soap.close();
    },
  };
}
