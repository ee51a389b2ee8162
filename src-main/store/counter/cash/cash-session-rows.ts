import { type CashReport, cashReport } from '../../../contract/counter/cash-report.ts';
import type { CashMovementResource, CashSessionResource } from '../../../contract/counter/cash-session.ts';
import type { OperatorNamed } from '../../../contract/counter/operator.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { CashMovementRow, CashSessionRow } from '../../schema/shop/counter.ts';
import type { Store } from '../../sqlite/open.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** Cash sessions with the name and environment of their till. */
export function selectCashSessions(db: Reader) {
  return db
    .selectFrom('cash_session')
    .innerJoin('till', 'till.id', 'cash_session.till_id')
    .selectAll('cash_session')
    .select(['till.name as till_name', 'till.environment']);
}

export async function findCashSession(db: Reader, id: string): Promise<CashSessionResource | undefined> {
  const row = await selectCashSessions(db).where('cash_session.id', '=', id).executeTakeFirst();
  return row && toCashSession(row);
}

export function parseReport(json: string): CashReport {
  return cashReport.parse(JSON.parse(json));
}

type Row = CashSessionRow & { readonly till_name: string; readonly environment: Environment };

export function toCashSession(row: Row): CashSessionResource {
  const report = row.report_json === null ? undefined : parseReport(row.report_json);
  return {
    object: 'cash_session',
    id: row.id,
    till_id: row.till_id,
    till_name: row.till_name,
    environment: row.environment,
    status: report ? 'closed' : 'open',
    operator: { id: row.operator_id, name: row.operator_name },
    opening_float: row.opening_float,
    opened_at: row.opened_at,
    ...(report && {
      closed_at: report.generated_at,
      closed_by: report.generated_by,
      z_number: report.z_number,
      expected: report.cash.expected,
      counted: report.count?.counted,
      difference: report.count?.difference,
    }),
  };
}

export function toCashMovement(row: CashMovementRow): CashMovementResource {
  const approver = namedOf(row.approver_id, row.approver_name);
  return {
    object: 'cash_movement',
    id: row.id,
    cash_session_id: row.cash_session_id,
    direction: row.direction,
    amount: row.amount,
    reason: row.reason,
    operator: { id: row.operator_id, name: row.operator_name },
    ...(approver && { approved_by: approver }),
    created_at: row.created_at,
  };
}

function namedOf(id: string | null, name: string | null): OperatorNamed | undefined {
  return id === null || name === null ? undefined : { id, name };
}
