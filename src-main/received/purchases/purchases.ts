import type {
  PurchaseChanges,
  PurchaseListed,
  PurchaseListQuery,
  PurchasePatch,
  PurchaseResource,
  PurchaseSummary,
  PurchasesBody,
  PurchaseWithholding,
} from '../../contract/documents/purchases/purchase.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import { type PurchaseBody, purchaseFromBody } from '../../documents/purchase/purchase-body.ts';
import { settlementsSince } from '../../documents/purchase/settlements-since.ts';
import { isWithholdingLate, withholdBy } from '../../documents/purchase/withhold-by.ts';
import { daysBefore, ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { bookedOnIn, bookingFaults } from './booking.ts';
import { changeMany } from './change-many.ts';
import { type AskingDependencies, whatItSays } from './check-purchases.ts';
import { bodyFaults, decisionFaults, repeatedWithholdings } from './purchase-faults.ts';
import { purchaseListedOf, purchaseResourceOf } from './purchase-resource.ts';
import type { PurchaseScope, PurchaseStore, StoredPurchase } from './purchase-store.ts';
import { takeIn } from './take-in.ts';
import { type ByFileDependencies, takeInFiles } from './take-in-files.ts';
import { type ByKeyDependencies, purchaseByKey } from './take-in-key.ts';
import { withholdingOfPurchase } from './withholding-of-purchase.ts';

export interface PurchasesDependencies extends ByKeyDependencies, ByFileDependencies, AskingDependencies {
  readonly store: PurchaseStore;
  /** `session` may undo it for a while. */
  readonly removals: {
    remove(kind: 'purchase', id: string, session: string | undefined): Promise<boolean>;
    undo(session: string, id: string): Promise<Outcome<undefined>>;
  };
  /** Purchases that came as files are to be asked for. */
  readonly arrived: () => void;
}

export type Purchases = ReturnType<typeof makePurchases>;

/** Who withheld within so many days withholds still. */
const CUSTOMER_DAYS = 365;

/** What others issued to the business: taking it in, looking at it, and what is to be withheld of it. */
export function makePurchases(dependencies: PurchasesDependencies) {
  const { store, removals, now, rucOf } = dependencies;
  const showing = async ({ entityId }: PurchaseScope) => ({
    today: ecuadorDate(now()),
    isAgent: await store.isAgent(entityId),
  });

  async function findPurchase(scope: PurchaseScope, id: string): Promise<Outcome<StoredPurchase>> {
    const stored = await store.find(scope, id);
    return stored ? { ok: true, value: stored } : refuse(gone);
  }

  async function get(scope: PurchaseScope, id: string): Promise<Outcome<PurchaseResource>> {
    const stored = await findPurchase(scope, id);
    return stored.ok ? { ok: true, value: purchaseResourceOf(stored.value, await showing(scope)) } : stored;
  }

  /** The purchase that came in; one that was there is refused by its id, so that nobody counts it twice. */
  async function shown(
    scope: PurchaseScope,
    adding: Awaited<ReturnType<typeof takeIn>>,
    pointer: string,
  ): Promise<Outcome<PurchaseResource>> {
    if (adding.kind !== 'there') return get(scope, adding.id);
    const message = `Ya está entre sus compras (${adding.id}).`;
    return refuse({ code: 'validation_failed', errors: [{ pointer, code: 'already_exists', message }] });
  }

  async function change(
    caller: Caller,
    id: string,
    patch: PurchasePatch,
  ): Promise<Outcome<PurchaseResource>> {
    const stored = await findPurchase(caller, id);
    if (!stored.ok) return stored;
    const { content } = stored.value;
    const {
      kind,
      service_lines: serviceLines,
      tax_support: taxSupport,
      received_on: receivedOn,
      booked_month: month,
      waived_reason: waivedReason,
      inventory,
    } = patch;
    const { entityId, environment } = caller;
    const today = ecuadorDate(now());
    const errors = [
      ...decisionFaults(stored.value, patch),
      ...(month === undefined
        ? []
        : await bookingFaults(store, { entityId, environment, purchase: stored.value, month, today })),
    ];
    if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
    await store.change(caller, id, {
      kind,
      serviceLines,
      taxSupport,
      receivedOn,
      ...((receivedOn !== undefined || kind !== undefined) && {
        withholdBy: withholdBy(content, {
          kind: kind ?? stored.value.kind,
          receivedOn: receivedOn ?? stored.value.receivedOn,
        }),
      }),
      ...(month !== undefined && { bookedOn: bookedOnIn(month, content.issue_date) }),
      waivedReason,
      inventory,
      at: now(),
    });
    return get(caller, id);
  }

  /** Takes a purchase away that was taken in by mistake; what was withheld of it stays what it is. */
  async function remove(caller: Caller, id: string): Promise<Outcome<undefined>> {
    const stored = await findPurchase(caller, id);
    if (!stored.ok) return stored;
    if (stored.value.withheldBy) return refuse(withheld);
    if (await removals.remove('purchase', id, caller.session)) return { ok: true, value: undefined };
    const still = await findPurchase(caller, id);
    return still.ok ? refuse(entered) : still;
  }

  return {
    get,
    change,
    remove,

    async list(
      scope: PurchaseScope,
      query: PurchaseListQuery,
    ): Promise<{ readonly data: readonly PurchaseListed[]; readonly total: number }> {
      const how = await showing(scope);
      const { rows, total } = await store.page(scope, { ...query, today: how.today });
      return { data: rows.map((row) => purchaseListedOf(row, how)), total };
    },

    async summary(scope: PurchaseScope): Promise<PurchaseSummary> {
      const { today, isAgent } = await showing(scope);
      const { kindUnknown, nextDueOn, toEnter, ...counts } = await store.count(scope, today);
      const settlements = await store.settlementsToWithhold(scope, settlementsSince(today));
      const sales = await store.unwithheldSales(scope, {
        from: settlementsSince(today),
        to: daysBefore(today, 1),
        withheldSince: daysBefore(today, CUSTOMER_DAYS),
      });
      return {
        object: 'purchase_summary',
        withholds: isAgent,
        ...counts,
        kind_unknown: kindUnknown,
        to_enter: toEnter,
        ...(nextDueOn !== undefined && { next_due_on: nextDueOn }),
        settlements: settlements.map(({ issueDate, ...settlement }) => ({
          ...settlement,
          issue_date: issueDate,
        })),
        unwithheld_sales: sales
          .filter(({ issueDate }) => isWithholdingLate(issueDate, today))
          .map(({ issueDate, ...sale }) => ({ ...sale, issue_date: issueDate })),
      };
    },

    /** Reads a supplier's document at the authority, and takes it in. */
    async takeInKey(caller: Caller, accessKey: string): Promise<Outcome<PurchaseResource>> {
      const arrived = await purchaseByKey(dependencies, caller, accessKey);
      if (!arrived.ok) return arrived;
      return shown(caller, await takeIn(dependencies, caller, arrived.value), '/access_key');
    },

    takeInFiles: async (caller: Caller, parts: AsyncIterable<UploadPart>) => {
      const arrivals = await takeInFiles(dependencies, caller, parts);
      if (arrivals.ok) dependencies.arrived();
      return arrivals;
    },

    /** Takes in what somebody typed from paper. */
    async takeInBody(caller: Caller, body: PurchaseBody): Promise<Outcome<PurchaseResource>> {
      const faults = bodyFaults(body, { ruc: await rucOf(caller.entityId), today: ecuadorDate(now()) });
      if (faults.length > 0) return refuse({ code: 'validation_failed', errors: faults });
      const content = purchaseFromBody(body);
      const repeated = await repeatedWithholdings(store, caller, content);
      if (repeated.length > 0) return refuse({ code: 'validation_failed', errors: repeated });
      const adding = await takeIn(dependencies, caller, {
        content,
        origin: 'hand',
        authorization: 'on_paper',
      });
      return shown(caller, adding, '/invoice/number');
    },

    changeMany: (caller: Caller, body: PurchasesBody): Promise<PurchaseChanges> =>
      changeMany({ get, change, remove, restore: removals.undo }, caller, body),

    /** Asks the authority what it says of a purchase now. */
    async check(caller: Caller, id: string): Promise<Outcome<PurchaseResource>> {
      const stored = await findPurchase(caller, id);
      if (!stored.ok) return stored;
      const { access_key: accessKey } = stored.value.content;
      if (accessKey === undefined) return refuse(onPaper);
      if (caller.environment === 'sandbox') return refuse(notInSandbox);
      const { authorization, authorizedAt } = stored.value;
      const noted = await whatItSays(dependencies, {
        accessKey,
        authorization,
        ...(authorizedAt !== undefined && { authorizedAt }),
      });
      if (!noted) return refuse(unavailable);
      await store.noteAuthorization(id, { ...noted, at: now() });
      return get(caller, id);
    },

    /** What to withhold of a purchase today, and the withholding as it is issued. */
    async withholding(caller: Caller, id: string): Promise<Outcome<PurchaseWithholding>> {
      const stored = await findPurchase(caller, id);
      if (!stored.ok) return stored;
      return withholdingOfPurchase(stored.value, {
        issueDate: ecuadorDate(now()),
        issuerRuc: await rucOf(caller.entityId),
        withholder: { isSpecialTaxpayer: await store.isSpecialTaxpayer(caller.entityId) },
      });
    },

    async xml(caller: Caller, id: string): Promise<Outcome<string>> {
      const xml = await store.xml(caller, id);
      return xml === undefined
        ? refuse({ code: 'not_found', detail: 'Esta compra no tiene XML.' })
        : { ok: true, value: xml };
    },
  };
}

const gone: Problem = {
  code: 'not_found',
  detail: 'Esta compra ya no está, o es de otro negocio o ambiente.',
};

const withheld: Problem = {
  code: 'invalid_state',
  detail: 'Ya se emitió su retención: anúlela antes en Documentos.',
};

const entered: Problem = {
  code: 'invalid_state',
  detail: 'Lo que trajo ya entró al inventario: deshaga antes ese ingreso.',
};

const onPaper: Problem = {
  code: 'invalid_state',
  detail: 'No tiene clave de acceso: el SRI solo responde por los comprobantes electrónicos.',
};

const notInSandbox: Problem = {
  code: 'not_available_in_sandbox',
  detail: 'El ambiente de práctica (sandbox) nunca consulta al SRI.',
};

const unavailable: Problem = {
  code: 'authority_unavailable',
  detail: 'El SRI no responde en este momento. La compra queda guardada, y se preguntará de nuevo.',
  retryAfterSeconds: 30,
};
