import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { OpenDebt } from '../../../counter/receivables/receivable-store.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { DocumentType } from '../../../documents/kinds.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';

export interface OpenDebtsQuestion {
  readonly scope: Scope;
  /** Of whom; of all customers by default. */
  readonly debtor?: string | undefined;
}

interface Row {
  readonly debtor: string;
  readonly debtId: string;
  readonly balance: number;
  readonly type: DocumentType | null;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: number;
  readonly name: string;
  readonly reference: string | null;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly openingAmount: number | null;
  readonly instalments: string;
}

const parsedInstalments = z.array(z.strictObject({ dueOn: z.string(), amount: z.int() }));

/** The debts of which something is owed, or was paid too much: what everything that was written of each comes to. */
export async function readOpenDebts(
  db: Kysely<Tables>,
  { scope, debtor }: OpenDebtsQuestion,
): Promise<readonly OpenDebt[]> {
  const of = debtor === undefined ? sql`` : sql`AND debtor = ${debtor}`;
  const { rows } = await sql<Row>`
    WITH open AS MATERIALIZED (
      SELECT scope, debtor, debt_id, sum(amount) AS balance FROM debt_entry
      WHERE scope = ${scopeOf(scope)} ${of}
      GROUP BY scope, debtor, debt_id HAVING sum(amount) <> 0
    )
    SELECT
      open.debtor,
      open.debt_id AS debtId,
      open.balance,
      document.type,
      document.establishment,
      document.emission_point AS emissionPoint,
      document.sequential,
      coalesce(document.counterparty_name, opening.debtor_name) AS name,
      opening.reference,
      coalesce(document.issue_date, opening.issued_on) AS issuedOn,
      opening.due_on AS dueOn,
      opening.amount AS openingAmount,
      (
        SELECT json_group_array(json_object('dueOn', due_on, 'amount', amount) ORDER BY due_on) FROM document_debt
        WHERE scope = open.scope AND debtor = open.debtor AND document_id = open.debt_id
      ) AS instalments
    FROM open
    LEFT JOIN document ON document.id = open.debt_id
    LEFT JOIN opening_balance AS opening ON opening.id = open.debt_id`.execute(db);
  return rows.map(toOpenDebt);
}

function toOpenDebt(row: Row): OpenDebt {
  const series = { establishment: row.establishment, emissionPoint: row.emissionPoint };
  const shared = {
    id: row.debtId,
    debtor: row.debtor,
    debtorName: row.name,
    issuedOn: row.issuedOn,
    balance: row.balance,
  };
  if (row.type !== null) {
    return {
      ...shared,
      documentType: row.type,
      reference: formatNumber(series, row.sequential),
      instalments: parsedInstalments.parse(JSON.parse(row.instalments)),
    };
  }
  if (row.dueOn === null || row.openingAmount === null) {
    throw new Error(`the debt ${row.debtId} is neither a document nor an opening balance`);
  }
  return {
    ...shared,
    ...(row.reference !== null && { reference: row.reference }),
    instalments: [{ dueOn: row.dueOn, amount: row.openingAmount }],
  };
}
