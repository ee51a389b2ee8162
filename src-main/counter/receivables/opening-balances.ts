import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type {
  OpeningBalance,
  OpeningBalanceBody,
  OpeningBalanceReversalBody,
} from '../../contract/receivables/opening-balance.ts';
import { finalConsumer } from '../../documents/parties/party.ts';
import { amountOfCents, centsOf } from '../../documents/values/cents.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../issuing/requests/idempotency.ts';
import type { Permits } from '../operators/permits.ts';
import type { ReceivableStore, StoredOpeningBalance } from './receivable-store.ts';

export interface OpeningBalanceDependencies {
  readonly store: ReceivableStore;
  readonly permits: Pick<Permits, 'asOwner'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** What customers owed before the program. Never changed: one that is wrong gets a counter-row, and is entered again. */
export function makeOpeningBalances({ store, permits, now, newId }: OpeningBalanceDependencies) {
  return {
    async enterOpeningBalance(
      caller: Caller,
      body: OpeningBalanceBody,
      key?: string,
    ): Promise<Outcome<Made<OpeningBalance>>> {
      const idempotency = idempotencyOf(key, body);
      const earlier = key === undefined ? undefined : await store.enteredWith(caller, key);
      if (earlier) return replayed({ ...earlier, value: shown(earlier.value) }, idempotency);
      const actor = await actorOf(caller);
      if (!actor.ok) return actor;
      const at = now();
      const checked = checkBalance(body, ecuadorDate(at));
      if (!checked.ok) return checked;
      const writing = await store.enter(caller, {
        id: newId(),
        debtor: body.identification,
        debtorName: body.name,
        amount: centsOf(body.amount),
        issuedOn: body.issued_on,
        dueOn: body.due_on ?? body.issued_on,
        reference: body.reference,
        actor: actor.value,
        createdAt: at.toISOString(),
        idempotency,
      });
      switch (writing.kind) {
        case 'written':
          return madeNow(shown(writing.row));
        case 'keyed':
          return replayed({ ...writing.keyed, value: shown(writing.keyed.value) }, idempotency);
        case 'refused':
          return writing.outcome;
      }
    },

    /** Who may enter what a notebook says, to be kept with it. */
    openingActor: actorOf,

    async cancelOpeningBalance(
      caller: Caller,
      id: string,
      body: OpeningBalanceReversalBody,
    ): Promise<Outcome<OpeningBalance>> {
      const actor = await actorOf(caller);
      if (!actor.ok) return actor;
      const canceling = await store.cancel(caller, {
        id: newId(),
        openingBalanceId: id,
        reason: body.reason,
        actor: actor.value,
        createdAt: now().toISOString(),
        idempotency: idempotencyOf(undefined, { ...body, reverses: id }),
      });
      switch (canceling.kind) {
        case 'canceled':
          return { ok: true, value: shown(canceling.row) };
        case 'unknown':
          return refuse({ code: 'not_found' });
        case 'was_canceled':
          return refuse({ code: 'invalid_state', detail: 'Este saldo inicial ya quedó sin efecto.' });
        case 'has_payments':
          return refuse({
            code: 'invalid_state',
            detail: 'Este saldo inicial ya tiene cobros: reverse antes los cobros.',
          });
      }
    },
  };

  async function actorOf({ session }: Caller): Promise<Outcome<StoredOpeningBalance['actor']>> {
    return session === undefined ? { ok: true, value: undefined } : permits.asOwner(session, 'manage_credit');
  }
}

/** Every fault of an opening balance beyond its form. */
export function checkBalance(
  { identification_type: type, identification, issued_on: issuedOn, due_on: dueOn }: OpeningBalanceBody,
  today: string,
): Outcome<undefined> {
  const errors = [
    ...(identification === finalConsumer.identification
      ? [fault('/identification', 'invalid_value', 'Al consumidor final no se le puede cobrar después.')]
      : identificationFaults(identification, type)),
    ...(issuedOn > today ? [fault('/issued_on', 'date_in_future', 'No puede ser después de hoy.')] : []),
    ...(dueOn !== undefined && dueOn < issuedOn
      ? [fault('/due_on', 'date_order', 'Vence antes de haberse fiado.')]
      : []),
  ];
  return errors.length > 0 ? refuse({ code: 'validation_failed', errors }) : { ok: true, value: undefined };
}

/** As customers are identified: a cédula has 10 digits and a RUC 13; with another number the type is stated. */
function identificationFaults(identification: string, type: OpeningBalanceBody['identification_type']) {
  const lengths = { cedula: /^\d{10}$/, ruc: /^\d{13}$/ } as const;
  if (type === 'pasaporte' || type === 'exterior') return [];
  if (type !== undefined) {
    const message = type === 'ruc' ? 'El RUC tiene 13 dígitos.' : 'La cédula tiene 10 dígitos.';
    return lengths[type].test(identification) ? [] : [fault('/identification', 'invalid_value', message)];
  }
  const isOfTaxpayer = lengths.cedula.test(identification) || lengths.ruc.test(identification);
  if (isOfTaxpayer || /\p{L}/u.test(identification)) return [];
  const message =
    'No tiene 10 cifras de cédula ni 13 de RUC. Si es pasaporte o del exterior, dígalo en el tipo.';
  return [fault('/identification', 'invalid_value', message)];
}

function fault(pointer: string, code: 'invalid_value' | 'date_in_future' | 'date_order', message: string) {
  return { pointer, code, message };
}

function shown(balance: StoredOpeningBalance): OpeningBalance {
  return {
    object: 'opening_balance',
    id: balance.id,
    identification: balance.debtor,
    name: balance.debtorName,
    amount: amountOfCents(balance.amount),
    issued_on: balance.issuedOn,
    due_on: balance.dueOn,
    ...(balance.reference !== undefined && { reference: balance.reference }),
    ...(balance.reverses !== undefined && { reverses: balance.reverses }),
    ...(balance.reason !== undefined && { reason: balance.reason }),
    ...(balance.actor && { operator: balance.actor.operator }),
    created_at: balance.createdAt,
  };
}
