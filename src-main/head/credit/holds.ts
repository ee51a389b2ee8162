import { v7 as uuid } from 'uuid';
import type { CreditHoldBody } from '../../contract/head/credit/credit-holds.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { isToFinalConsumer } from '../../documents/lifecycle/annulment.ts';
import { decimal } from '../../documents/values/decimal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { creditBalanceOf } from '../../issuing/preparing/credit.ts';
import { type HeadTx, inTransaction } from '../database/open-database.ts';
import { makeHeadDocumentStore } from '../reading/document-store.ts';
import { creditedOf } from './credited.ts';
import { findInvoice, type InvoiceFinder, type ReadInvoice, readInvoice } from './find-invoice.ts';
import { notifyOwner } from './notify-owner.ts';

const HOLD_HOURS = 24;

/** As a station reads it: `creditHold`. */
interface TakenHold {
  readonly object: 'credit_hold';
  readonly id: string;
  readonly amount: string;
  readonly expires_at: string;
  readonly invoice: ReadInvoice;
}

/**
 * Holds so much of an invoice for a note that a station is about to write, until the note is reported or a day has passed.
 * Under the lock of the invoice's row, so that the notes and holds of all stations together never pass it. The same key
 * gives the same hold.
 */
export async function takeHold(
  finder: InvoiceFinder,
  stationId: string,
  body: CreditHoldBody,
): Promise<Outcome<TakenHold>> {
  const { database, patterns, now } = finder;
  const match = await findInvoice(database, body, stationId);
  if (!match.ok) return match;
  const invoice = match.value;
  const business = await database.selectFrom('business').select('id').executeTakeFirstOrThrow();
  const store = makeHeadDocumentStore(database, patterns);
  // Read before: a caller that waits for the lock has a connection, and would wait for another one with it.
  const document = await store.get({ entityId: business.id, environment: body.environment }, invoice.id);
  if (!document) throw new Error(`invoice ${invoice.id} went away`);
  const held = await inTransaction(database, async (tx) => {
    const { status } = await tx
      .selectFrom('document')
      .select('status')
      .where('id', '=', invoice.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Its own till knows better: what became of it may not have been reported yet.
    const currentStatus = invoice.station_id === stationId ? 'authorized' : status;
    const request = { document: { ...document, status: currentStatus }, stationId, body, at: now() };
    const hold = await holdLocked(tx, request);
    if (hold.ok) await notifyOwner(tx, invoice.id, stationId);
    return hold;
  });
  if (!held.ok) return held;
  return {
    ok: true,
    value: {
      object: 'credit_hold',
      id: held.value.id,
      amount: body.amount,
      expires_at: held.value.expiresAt.toISOString(),
      invoice: await readInvoice(finder, invoice, body.environment),
    },
  };
}

interface HoldRequest {
  readonly document: StoredDocument;
  readonly stationId: string;
  readonly body: CreditHoldBody;
  readonly at: Date;
}

async function holdLocked(
  tx: HeadTx,
  { document, stationId, body, at }: HoldRequest,
): Promise<Outcome<{ readonly id: string; readonly expiresAt: Date }>> {
  const { idempotency_key, amount, revision } = body;
  const before = await tx
    .selectFrom('credit_hold')
    .select(['id', 'invoice_id', 'amount', 'expires_at'])
    .where('station_id', '=', stationId)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
  if (before && (before.invoice_id !== document.id || !decimal(before.amount).eq(amount))) {
    const detail = 'Con esta clave ya se reservó otro crédito.';
    return refuse({ code: 'idempotency_key_reused', detail });
  }
  if (before && before.expires_at > at) {
    return { ok: true, value: { id: before.id, expiresAt: before.expires_at } };
  }
  const { credited } = await creditedOf(tx, {
    ...{ document, at },
    except: { hold: before?.id, note: body.note_id },
  });
  const problem = excess(document, { credited, amount });
  if (problem) return refuse(problem);
  const expiresAt = new Date(at.getTime() + HOLD_HOURS * 3_600_000);
  const hold = {
    id: before?.id ?? uuid(),
    station_id: stationId,
    idempotency_key,
    invoice_id: document.id,
    amount,
    note_id: body.note_id ?? null,
    revision,
    expires_at: expiresAt,
  };
  await tx
    .insertInto('credit_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: expiresAt }))
    .execute();
  return { ok: true, value: { id: hold.id, expiresAt } };
}

/** Why an invoice of which so much is held cannot bear an amount more, if so. */
function excess(
  document: StoredDocument,
  { credited, amount }: { readonly credited: string; readonly amount: string },
): Problem | undefined {
  if (isToFinalConsumer(document.content)) return { code: 'consumidor_final_no_credit' };
  const balance = creditBalanceOf({ ...document, credited });
  if (decimal(amount).lte(balance)) return undefined;
  const why = document.status === 'authorized' ? '' : ' La factura no está autorizada, o fue anulada.';
  const detail = `La nota es por ${amount} y de la factura quedan ${balance} por acreditar en toda la empresa.${why}`;
  return { code: 'credit_exceeds_balance', detail };
}

/** The note is not written after all. A hold that is not there any more is released. */
export async function releaseHold(
  { database }: Pick<InvoiceFinder, 'database'>,
  stationId: string,
  name: string,
): Promise<Outcome<{ readonly object: 'credit_hold'; readonly released: boolean }>> {
  return inTransaction(database, async (tx) => {
    const released = await tx
      .deleteFrom('credit_hold')
      .where('station_id', '=', stationId)
      // A station that never got the answer knows its key alone.
      .where((eb) => eb.or([eb(eb.cast<string>('id', 'text'), '=', name), eb('idempotency_key', '=', name)]))
      .returning('invoice_id')
      .executeTakeFirst();
    if (released) await notifyOwner(tx, released.invoice_id, stationId);
    return { ok: true, value: { object: 'credit_hold', released: released !== undefined } };
  });
}
