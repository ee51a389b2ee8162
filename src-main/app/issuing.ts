import { randomInt } from 'node:crypto';
import type { DeliveryService } from '../api/services/delivery.ts';
import type { IssuingService } from '../api/services/issuing.ts';
import { annulDocument } from '../issuing/annul-document.ts';
import { type EmailDependencies, emailDocument, emailDocuments } from '../issuing/email-document.ts';
import { type IssuingDependencies, issueDocument } from '../issuing/issue-document.ts';
import { previewDocument } from '../issuing/preview-document.ts';
import { refreshStatus } from '../issuing/refresh-status.ts';
import { replaceDocument } from '../issuing/replace-document.ts';
import { resubmitDocument } from '../issuing/resubmit-document.ts';
import { sendHeldDocument } from '../issuing/send-held-document.ts';
import { listWaiting } from '../reading/list-waiting.ts';
import { makeEmailStore } from '../store/email-store.ts';
import { makeIssuingStore } from '../store/issuing-store.ts';
import { makeWaitingStore } from '../store/waiting-store.ts';
import type { Delivery } from './delivery.ts';
import type { Foundation } from './foundation.ts';
import type { Signing } from './signing.ts';

export interface Issuing {
  readonly issuing: IssuingService;
  readonly delivery: DeliveryService;
  /** Computes a sale of nobody as far as its preview goes; nothing is written. */
  rehearse(): Promise<void>;
  /** RUC of a business of this installation. */
  rucOf(entityId: string): Promise<string>;
}

/** What most sales are like. */
const rehearsedSale = {
  buyer: { identification_type: 'consumidor_final' },
  lines: [
    {
      code: 'ENSAYO',
      description: 'Ensayo',
      quantity: '1',
      unit_price: '1.00',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
  payments: [{ method: 'sin_sistema_financiero' }],
};

/** Joins what changes documents: their issuing, and what people and programs do with them afterwards. */
export function composeIssuing(
  foundation: Foundation,
  { sync }: Pick<Delivery, 'sync'>,
  { certificates }: Pick<Signing, 'certificates'>,
): Issuing {
  const { store, config, clock, now, newId, changes, cursorSecret, bells } = foundation;
  const dependencies: IssuingDependencies = {
    store: makeIssuingStore(store, { softwareProviderRuc: config.software_provider_ruc, newId }),
    now,
    clock,
    newId,
    newNumericCode: () => String(randomInt(100_000_000)).padStart(8, '0'),
    issued: (issued) => sync.added({ id: issued.id, environment: issued.identity.environment, issued }),
  };
  const outbox = { store: dependencies.store, now, due: sync.wake };
  const emailing: EmailDependencies = {
    store: dependencies.store,
    queue: makeEmailStore(store, { newId }),
    now,
  };

  return {
    issuing: {
      preview: (caller, type, body) =>
        previewDocument({ ...dependencies, outlook: certificates }, caller, { type, body }),
      issue: (caller, type, request) => issueDocument(dependencies, caller, { type, ...request }),
      resubmit: (caller, request) => resubmitDocument(dependencies, caller, request),
      annul: (caller, request) => annulDocument(dependencies, caller, request).finally(bells.webhooks.ring),
      email: (caller, request) => emailDocument(emailing, caller, request).finally(bells.mail.ring),
      emailAll: (caller, request) => emailDocuments(emailing, caller, request).finally(bells.mail.ring),
    },
    delivery: {
      refresh: (caller, id) => refreshStatus(outbox, caller, id),
      waiting: (query) => listWaiting({ store: makeWaitingStore(store), cursorSecret }, query),
      send: (id) => sendHeldDocument(outbox, id),
      replace: (id, idempotencyKey) =>
        replaceDocument({ ...dependencies, changed: changes.changed }, { id, idempotencyKey }),
    },
    async rehearse() {
      const practice = (await foundation.business.store.entities()).find(({ kind }) => kind === 'sandbox');
      if (!practice) return;
      const caller = {
        entityId: practice.id,
        environment: 'sandbox',
        channel: 'console',
        scopes: ['issue'],
        allowedOrigins: [],
      } as const;
      await previewDocument({ ...dependencies, outlook: certificates }, caller, {
        type: 'invoice',
        body: rehearsedSale,
      });
    },
    async rucOf(entityId) {
      const known = await dependencies.store.business(entityId);
      if (!known) throw new Error(`the caller's business ${entityId} does not exist`);
      return known.issuer.ruc;
    },
  };
}
