import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import {
  PROFORMA_DAYS,
  type ProformaAcceptanceBody,
  type ProformaBody,
  type ProformaListed,
  type ProformaListQuery,
  type ProformaResource,
  proformaBody,
  proformaMetadata,
} from '../../contract/proformas/proforma.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import { proformaStatusOf } from '../../documents/proforma/status.ts';
import { daysBefore, ecuadorDate, toSriDate } from '../../documents/values/ecuador-time.ts';
import type { Fault } from '../../documents/values/fault.ts';
import { blocked, numberingBlockers } from '../../issuing/preparing/blockers.ts';
import { refused } from '../../issuing/preparing/compute-body.ts';
import type { Prepared } from '../../issuing/preparing/prepare.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../issuing/requests/idempotency.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { type KeysetPage, keysetPage } from '../../reading/lists/keyset-page.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import type { Actor, Permits } from '../operators/permits.ts';
import { priceChangesOf } from './price-changes.ts';
import { proformaListedOf, proformaResourceOf } from './proforma-resource.ts';
import type { ProformaStore, StoredProforma, StoredProformaRow } from './proforma-store.ts';

export interface ProformaDependencies {
  readonly store: ProformaStore;
  readonly products: Pick<ProductStore, 'byCodes'>;
  readonly permits: Pick<Permits, 'asOwner'>;
  /** Checks and computes the body of an invoice, spending nothing. */
  readonly prepare: (caller: Caller, body: unknown) => Promise<Outcome<Prepared>>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
}

export type Proformas = ReturnType<typeof makeProformas>;

/**
 * What a shop offers before it sells: computed as the invoice it may become, under a number of its own. It takes no number
 * of a series, moves no stock or money, and is in no report; the document that names it in its metadata is what does.
 */
export function makeProformas(dependencies: ProformaDependencies) {
  const { store, products, permits, prepare, now, newId, cursorSecret } = dependencies;

  async function shown(proforma: StoredProforma): Promise<ProformaResource> {
    const { lines } = proforma.content;
    const changes = proforma.invoice
      ? []
      : priceChangesOf(
          lines,
          new Map(
            (await products.byCodes(lines.flatMap(({ code }) => code ?? []))).map((one) => [one.code, one]),
          ),
          await store.priceListOf(proforma.identification),
        );
    return proformaResourceOf(proforma, ecuadorDate(now()), changes);
  }

  async function actorOf({ session }: Caller): Promise<Outcome<Actor | undefined>> {
    return session === undefined ? { ok: true, value: undefined } : permits.asOwner(session, 'sell');
  }

  return {
    async list(scope: Scope, query: ProformaListQuery): Promise<Outcome<KeysetPage<ProformaListed>>> {
      const today = ecuadorDate(now());
      const { status, q } = query;
      const page = await keysetPage<StoredProformaRow>(
        {
          filters: `proformas ${scope.entityId}/${scope.environment} ${status ?? ''} ${q ?? ''}`,
          cursorSecret,
          positionOf: ({ id }) => id,
          find: (question) => store.page(scope, { status, q, today }, question),
        },
        query,
      );
      if (!page.ok) return page;
      const data = page.value.data.map((proforma) => proformaListedOf(proforma, today));
      return { ok: true, value: { ...page.value, data } };
    },

    async get(scope: Scope, id: string): Promise<Outcome<ProformaResource>> {
      const proforma = await store.find(scope, id);
      return proforma ? { ok: true, value: await shown(proforma) } : refuse({ code: 'not_found' });
    },

    async make(caller: Caller, body: unknown, key?: string): Promise<Outcome<Made<ProformaResource>>> {
      const idempotency = idempotencyOf(key, body);
      const earlier = key === undefined ? undefined : await store.madeWith(caller, key);
      if (earlier) return replayed({ ...earlier, value: await shown(earlier.value) }, idempotency);
      const actor = await actorOf(caller);
      if (!actor.ok) return actor;
      const at = now();
      const checked = checkBody(proformaBody, body);
      if (!checked.ok) return refused(checked.faults);
      const { valid_until, recipient_name, ...quoted } = checked.value;
      const today = ecuadorDate(at);
      const validUntil = valid_until ?? daysBefore(today, -PROFORMA_DAYS);
      const invoiceBody = { ...quoted, payments: quoted.payments ?? inCash };
      const prepared = await prepare(caller, invoiceBody);
      const computed = withFaults(prepared, validUntil < today ? [validBeforeToday] : []);
      if (!computed.ok) return computed;
      const { series, content, issuer, kind, issueDate } = computed.value;
      if (!series) return refuse(blocked(numberingBlockers(series, kind.label)));
      if (content.object !== 'invoice') throw new Error('a proforma is computed as an invoice');
      const id = newId();
      const operator = actor.value?.operator;
      const writing = await store.make(caller, {
        id,
        establishment: series.establishment,
        emissionPoint: series.emissionPoint,
        issueDate,
        validUntil,
        ...(recipient_name !== undefined && { recipientName: recipient_name }),
        identification: content.buyer.identification,
        buyerName: content.buyer.name,
        total: content.total,
        ...(operator && { operator }),
        createdAt: at.toISOString(),
        issuer,
        content,
        invoiceBody: { ...invoiceBody, metadata: { [proformaMetadata]: id } },
        idempotency,
      });
      return writing.kind === 'written'
        ? madeNow(await shown(writing.proforma))
        : replayed({ ...writing.keyed, value: await shown(writing.keyed.value) }, idempotency);
    },

    /** The customer accepted it, or did not after all. */
    async setAccepted(
      caller: Caller,
      id: string,
      { accepted }: ProformaAcceptanceBody,
    ): Promise<Outcome<ProformaResource>> {
      const actor = await actorOf(caller);
      if (!actor.ok) return actor;
      const at = now();
      const changed = await store.setAccepted(caller, id, {
        at: accepted ? at.toISOString() : null,
        judge: (proforma) => judgeAcceptance(proforma, accepted, ecuadorDate(at)),
      });
      if (!changed) return refuse({ code: 'not_found' });
      return changed.ok ? { ok: true, value: await shown(changed.value) } : changed;
    },
  };
}

const inCash = [{ method: 'sin_sistema_financiero' }] as const satisfies ProformaBody['payments'];

const validBeforeToday: Fault = {
  pointer: '/valid_until',
  code: 'date_order',
  message: 'No puede vencer antes de hoy.',
};

/** Everything that is wrong with a body, at once. */
function withFaults(prepared: Outcome<Prepared>, faults: readonly Fault[]): Outcome<Prepared> {
  if (faults.length === 0) return prepared;
  if (prepared.ok) return refused(faults);
  const { problem } = prepared;
  return { ok: false, problem: { ...problem, errors: [...(problem.errors ?? []), ...faults] } };
}

function judgeAcceptance(proforma: StoredProforma, accepted: boolean, today: string): Outcome<undefined> {
  const { validUntil, acceptedAt, invoice } = proforma;
  const problem = ((): Problem | undefined => {
    switch (proformaStatusOf({ validUntil, acceptedAt, invoiceId: invoice?.id }, today)) {
      case 'invoiced':
        return { code: 'invalid_state', detail: `Ya se facturó con la factura ${invoice?.number}.` };
      case 'expired':
        return {
          code: 'invalid_state',
          detail: `Venció el ${toSriDate(validUntil)}: cópiela con otra fecha, o factúrela.`,
        };
      default:
        return undefined;
    }
  })();
  // One that was not accepted may be marked as rejected, also once it has expired.
  return problem && (accepted || invoice) ? refuse(problem) : { ok: true, value: undefined };
}
