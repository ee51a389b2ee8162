import { randomInt } from 'node:crypto';
import { standingAuthorization } from '../../authority/answers/standing-authorization.ts';
import { makeIssuing } from '../../issuing/issuing.ts';
import type { CreditElsewhere } from '../../issuing/ports/credit-elsewhere.ts';
import type { SaleApprovals } from '../../issuing/ports/sale-approvals.ts';
import { makeDataChecked } from '../../issuing/preparing/data-check.ts';
import { prepare } from '../../issuing/preparing/prepare.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { makeAuthorizationEvidence } from '../../store/delivery/authorization-evidence.ts';
import { makeEmailStore } from '../../store/mail/email-store.ts';
import type { IntegrityWatch } from '../../store/sqlite/integrity/integrity-watch.ts';
import { makeIssuingStore } from '../../store/writing/issuing-store.ts';
import type { AppContext } from '../context/context.ts';
import type { Delivery } from './delivery.ts';
import type { Signing } from './signing.ts';

export type IssuingParts = ReturnType<typeof composeIssuing>;

/** What may keep a document from being issued. */
interface IssuingGuards {
  readonly approvals: SaleApprovals;
  readonly elsewhere: CreditElsewhere;
  readonly dataWatch: Pick<IntegrityWatch, 'checked'>;
}

/** Joins the use cases that issue and change documents. */
export function composeIssuing(
  context: AppContext,
  { sync }: Pick<Delivery, 'sync'>,
  { certificates }: Pick<Signing, 'certificates'>,
  { approvals, elsewhere, dataWatch }: IssuingGuards,
) {
  const { store, config, clock, now, newId, changes, signals } = context;
  const issuingStore = {
    ...makeIssuingStore(store, { softwareProviderRuc: config.software_provider_ruc, newId }),
    elsewhere,
  };
  return {
    issuing: makeIssuing({
      store: issuingStore,
      queue: makeEmailStore(store, { newId }),
      evidence: makeAuthorizationEvidence(store),
      readStanding: standingAuthorization,
      outlook: certificates,
      now,
      clock,
      approvals,
      dataChecked: makeDataChecked(dataWatch.checked),
      isMovedAway: (environment) => environment === 'live' && context.fence.since() !== undefined,
      newId,
      newNumericCode: () => String(randomInt(100_000_000)).padStart(8, '0'),
      issued: (issued) => sync.added({ id: issued.id, environment: issued.identity.environment, issued }),
      changed: changes.changed,
      due: sync.wake,
      annulled: signals.webhooks.send,
      emailed: signals.mail.send,
    }),
    /** The body of an invoice checked and computed as issued now, spending nothing. */
    prepareInvoice: (caller: Caller, body: unknown) =>
      prepare(issuingStore, caller, { type: 'invoice', body, at: now() }),
    /** RUC of a business of this installation. */
    async rucOf(entityId: string): Promise<string> {
      const business = await issuingStore.business(entityId);
      if (!business) throw new Error(`the caller's business ${entityId} does not exist`);
      return business.issuer.ruc;
    },
  };
}
