import type {
  PrintedReport,
  PrintedReportLine,
  ReportPage,
} from '../../../contract/counter/printed-report.ts';
import type { PageLanguage } from '../../../documents/printing/page-language.ts';
import { cashReportLabels } from '../../cash/reports/cash-report-labels.ts';
import { type AccountOnPaper, dayOf } from './account-on-paper.ts';
import { statementLabels } from './statement-labels.ts';

/** So many entries fit on a roll that somebody reads: the last ones. */
const LAST_ENTRIES = 30;

/** The account of a customer on the roll: what is owed, by debt, and the last that happened. */
export function statementTicket(account: AccountOnPaper): PrintedReport {
  return { ...pageOf(account, 'es'), en: pageOf(account, 'en') };
}

function pageOf({ statement, customer, issuer }: AccountOnPaper, language: PageLanguage): ReportPage {
  const say = statementLabels[language];
  const { balance, overdue, debts, credit_limit: limit } = customer;
  const entries = statement.entries.slice(-LAST_ENTRIES);
  const { environment, tradeName, legalName, ruc } = issuer;
  return {
    title: say.title,
    subtitles: [
      tradeName ?? legalName,
      `RUC ${ruc}`,
      ...(environment === 'live' ? [] : [cashReportLabels[language].environment[environment]]),
    ],
    lines: [
      text(`${say.customer} ${statement.name}`),
      text(statement.identification),
      ...(statement.from === undefined ? [] : [text(`${say.from} ${dayOf(statement.from)}`)]),
      text(`${say.until} ${dayOf(statement.to)}`),
      { kind: 'rule' },
      ...(debts.length > 0 ? [{ kind: 'heading', text: say.debts } as const] : []),
      ...debts.flatMap(({ reference, balance: owed, due_on: dueOn }) => [
        money(reference ?? say.kinds.opening_balance, owed),
        ...(dueOn === undefined ? [] : [text(`${say.due} ${dayOf(dueOn)}`)]),
      ]),
      ...(entries.length > 0 ? [{ kind: 'heading', text: say.entries } as const] : []),
      ...entries.map(({ kind, date, reference = '', charge, credit }) =>
        money(
          `${dayOf(date)} ${say.kinds[kind]} ${reference}`.trim(),
          charge === '0.00' ? `-${credit}` : charge,
        ),
      ),
      { kind: 'rule' },
      ...(overdue === '0.00' ? [] : [money(say.overdue, overdue)]),
      ...(limit === undefined ? [] : [money(say.limit, limit)]),
      {
        ...(balance.startsWith('-') ? money(say.inFavor, balance.slice(1)) : money(say.balance, balance)),
        strong: true,
      },
      text(say.notTax),
    ],
  };
}

function text(content: string): PrintedReportLine {
  return { kind: 'text', text: content, align: 'left' };
}

function money(label: string, amount: string) {
  return { kind: 'amount', label, amount, strong: false } as const;
}
