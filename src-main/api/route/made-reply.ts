import type { Outcome } from '../../contract/problems.ts';
import { json, type Reply, refuse } from './reply.ts';

/** What was made now, or before with the same Idempotency-Key. */
export function madeReply(
  made: Outcome<{ readonly value: unknown; readonly replayed: boolean }>,
  status = 201,
): Reply {
  if (!made.ok) return refuse(made.problem);
  const { value, replayed } = made.value;
  return replayed ? json(200, value, { 'idempotent-replayed': 'true' }) : json(status, value);
}
