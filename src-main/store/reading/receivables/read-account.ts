import { type Kysely, sql } from 'kysely';
import type { StatementKind } from '../../../contract/receivables/statement.ts';
import type { AccountEntry } from '../../../counter/receivables/receivable-store.ts';
import type { PaymentMethod } from '../../../documents/body/payment.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';

interface Row {
  readonly kind: StatementKind;
  readonly id: string;
  readonly date: string;
  readonly reference: string | null;
  readonly method: PaymentMethod | null;
  readonly dueOn: string | null;
  readonly name: string;
  readonly amount: number;
}

/** `001-002-000000123` of a document, in SQL. */
const numberOf = sql`printf('%s-%s-%09d', document.establishment, document.emission_point, document.sequential)`;

/** Everything that raised or lowered what a customer owes, by day and then as it was written. */
export async function readAccount(
  db: Kysely<Tables>,
  { scope, debtor }: { readonly scope: Scope; readonly debtor: string },
): Promise<readonly AccountEntry[]> {
  const own = sql`scope = ${scopeOf(scope)} AND debtor = ${debtor}`;
  const { rows } = await sql<Row>`
    SELECT kind, id, date, reference, method, dueOn, name, amount FROM (
      SELECT document.type AS kind, document.id, document.issue_date AS date, ${numberOf} AS reference,
        NULL AS method, max(debt.due_on) AS dueOn, document.counterparty_name AS name, sum(debt.amount) AS amount,
        document.created_at AS written
      FROM document_debt AS debt JOIN document ON document.id = debt.document_id
      WHERE ${own} GROUP BY debt.document_id
      UNION ALL
      SELECT 'credit_note', document.id, document.issue_date, ${numberOf}, NULL, NULL, document.counterparty_name,
        -note.amount, document.created_at
      FROM debt_note AS note JOIN document ON document.id = note.note_id
      WHERE ${own} AND note.counts = 1 AND note.amount > 0
      UNION ALL
      SELECT iif(reverses IS NULL, 'opening_balance', 'opening_balance_reversal'), id, issued_on, reference, NULL,
        iif(reverses IS NULL, due_on, NULL), debtor_name, amount, created_at
      FROM opening_balance WHERE ${own}
      UNION ALL
      SELECT iif(reverses IS NULL, 'payment', 'payment_reversal'), id, received_on, reference, method, NULL,
        debtor_name, -amount, created_at
      FROM payment_received WHERE ${own}
    ) ORDER BY date, written, id`.execute(db);
  return rows.map(({ reference, method, dueOn, ...row }) => ({
    ...row,
    ...(reference !== null && { reference }),
    ...(method !== null && { method }),
    ...(dueOn !== null && { dueOn }),
  }));
}
