import type { Actor } from '../../../counter/operators/permits.ts';
import type { Idempotency } from '../../../issuing/requests/idempotency.ts';

interface ActorColumns {
  readonly operator_id: string | null;
  readonly operator_name: string | null;
  readonly approver_id: string | null;
  readonly approver_name: string | null;
}

/** Who wrote a row; undefined where a program did, or nobody works at the counter. */
export function actorOf(row: ActorColumns): Actor | undefined {
  const { operator_id: id, operator_name: name, approver_id, approver_name } = row;
  if (id === null || name === null) return undefined;
  return {
    operator: { id, name },
    ...(approver_id !== null &&
      approver_name !== null && { approvedBy: { id: approver_id, name: approver_name } }),
  };
}

/** The columns of who wrote a row, and with which request. */
export function writtenBy(actor: Actor | undefined, { key, fingerprint }: Idempotency) {
  return {
    operator_id: actor?.operator.id ?? null,
    operator_name: actor?.operator.name ?? null,
    approver_id: actor?.approvedBy?.id ?? null,
    approver_name: actor?.approvedBy?.name ?? null,
    idempotency_key: key ?? null,
    fingerprint,
  };
}
