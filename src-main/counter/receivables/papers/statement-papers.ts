import type { EntityResource } from '../../../contract/business/entity.ts';
import type { PrintedReport } from '../../../contract/counter/printed-report.ts';
import type { PrintJobResource } from '../../../contract/printing/print-job.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import type {
  StatementEmail,
  StatementEmailBody,
  StatementPrintBody,
  StatementQuery,
} from '../../../contract/receivables/statement.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { ReportPage } from '../../../documents/printing/report-page.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import type { Caller } from '../../../issuing/requests/caller.ts';
import type { Receivables } from '../receivables.ts';
import { type AccountOnPaper, lastDayOf } from './account-on-paper.ts';
import { statementPage } from './statement-page.ts';
import { statementTicket } from './statement-ticket.ts';

/** A statement as it goes by mail. */
export interface MailedStatement {
  readonly environment: Environment;
  readonly customer: string;
  readonly balance: string;
  readonly overdue: string;
  /** The last day, YYYY-MM-DD. */
  readonly until: string;
  readonly pdf: { readonly name: string; readonly bytes: Uint8Array };
}

export interface StatementPaperDependencies {
  readonly receivables: Pick<Receivables, 'get' | 'statement'>;
  readonly entity: (id: string) => Promise<EntityResource | undefined>;
  readonly renderReport: (report: ReportPage) => Promise<Uint8Array>;
  readonly printReport: (
    report: PrintedReport,
    options: { readonly printerId?: string },
  ) => Promise<Outcome<PrintJobResource>>;
  /** Sends it at once, and reports in plain words how that went. */
  readonly send: (
    entityId: string,
    to: string,
    statement: MailedStatement,
  ) => Promise<Outcome<StatementEmail>>;
  readonly now: () => Date;
}

export type StatementPapers = ReturnType<typeof makeStatementPapers>;

/** The account of a customer as a file, on the roll and by mail. */
export function makeStatementPapers(dependencies: StatementPaperDependencies) {
  const { receivables, entity, renderReport, printReport, send, now } = dependencies;

  async function accountOf(
    caller: Caller,
    identification: string,
    days: StatementQuery,
  ): Promise<Outcome<AccountOnPaper>> {
    const statement = await receivables.statement(caller, identification, days);
    if (!statement.ok) return statement;
    const customer = await receivables.get(caller, identification);
    if (!customer.ok) return customer;
    const business = await entity(caller.entityId);
    if (!business) throw new Error(`the caller's business ${caller.entityId} does not exist`);
    const { ruc, legal_name: legalName, trade_name: tradeName } = business;
    return {
      ok: true,
      value: {
        statement: statement.value,
        customer: customer.value,
        issuer: { ruc, legalName, tradeName, environment: caller.environment },
        madeAt: now().toISOString(),
      },
    };
  }

  async function pdfOf(account: AccountOnPaper): Promise<MailedStatement['pdf']> {
    const { identification, to } = account.statement;
    // What a passport may have and a file name may not.
    const id = identification.replaceAll(/[^\p{L}\p{N}-]/gu, '-');
    return {
      name: `estado-de-cuenta-${id}-${to}.pdf`,
      bytes: await renderReport(statementPage(account)),
    };
  }

  return {
    async pdf(caller: Caller, identification: string, days: StatementQuery) {
      const account = await accountOf(caller, identification, days);
      return account.ok ? { ok: true as const, value: await pdfOf(account.value) } : account;
    },

    async print(
      caller: Caller,
      identification: string,
      { printer_id: printerId, ...days }: StatementPrintBody,
    ): Promise<Outcome<PrintJobResource>> {
      const account = await accountOf(caller, identification, days);
      if (!account.ok) return account;
      return printReport(statementTicket(account.value), printerId === undefined ? {} : { printerId });
    },

    async email(
      caller: Caller,
      identification: string,
      { email, ...days }: StatementEmailBody,
    ): Promise<Outcome<StatementEmail>> {
      const account = await accountOf(caller, identification, days);
      if (!account.ok) return account;
      return send(caller.entityId, email, {
        environment: caller.environment,
        customer: account.value.statement.name,
        ...lastDayOf(account.value, ecuadorDate(now())),
        pdf: await pdfOf(account.value),
      });
    },
  };
}
