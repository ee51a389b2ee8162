import type { Kysely } from 'kysely';
import type { OpenDebt } from '../../../counter/receivables/receivable-store.ts';
import type { SoldInPeriod } from '../../../documents/annex/sold-in-period.ts';
import type { SummedFigure } from '../../../documents/figures/day-sums.ts';
import type { ListedRows, ListSum } from '../../../reading/document-reading-store.ts';
import type { DocumentsInNeed } from '../../../reports/attention/attention-store.ts';
import type { ComputedDay } from '../../../reports/figures/figure-store.ts';
import type {
  ProfitQuestion,
  SoldInPeriod as SoldAtCostInPeriod,
} from '../../../reports/profit/profit-store.ts';
import type { TimelinessQuestion, Waits } from '../../../reports/timeliness/timeliness-store.ts';
import type { Tables } from '../../schema/tables.ts';
import { computeDay } from '../figures/compute-day.ts';
import type { DayQuestion } from '../figures/documents-of-day.ts';
import { type AttentionQuestion, readAttention } from '../figures/read-attention.ts';
import { type FiguresQuestion, sumFigures } from '../figures/read-figures.ts';
import { readProfit } from '../figures/read-profit.ts';
import { readSold } from '../figures/read-sold.ts';
import { readTimeliness } from '../figures/read-timeliness.ts';
import type { ListQuestion } from '../lists/find-page.ts';
import { findRows, type RowsQuestion } from '../lists/find-rows.ts';
import { type ListAnswer, readList } from '../lists/read-list.ts';
import { type SumQuestion, sumList } from '../lists/sum-list.ts';
import { type OpenDebtsQuestion, readOpenDebts } from '../receivables/read-open-debts.ts';

/** What can be asked about a list, by name. */
interface Readings {
  readonly page: { readonly question: ListQuestion; readonly answer: ListAnswer };
  readonly rows: { readonly question: RowsQuestion; readonly answer: ListedRows };
  readonly sums: { readonly question: SumQuestion; readonly answer: readonly ListSum[] };
  readonly day: { readonly question: DayQuestion; readonly answer: ComputedDay };
  readonly figures: { readonly question: FiguresQuestion; readonly answer: readonly SummedFigure[] };
  readonly sold: { readonly question: DayQuestion; readonly answer: SoldInPeriod };
  readonly profit: { readonly question: ProfitQuestion; readonly answer: SoldAtCostInPeriod };
  readonly timeliness: { readonly question: TimelinessQuestion; readonly answer: Waits };
  readonly attention: { readonly question: AttentionQuestion; readonly answer: DocumentsInNeed };
  readonly openDebts: { readonly question: OpenDebtsQuestion; readonly answer: readonly OpenDebt[] };
}
export type ListReading = keyof Readings;
export type QuestionOf<Reading extends ListReading> = Readings[Reading]['question'];
export type AnswerOf<Reading extends ListReading> = Readings[Reading]['answer'];

type Readers = {
  readonly [Reading in ListReading]: (
    db: Kysely<Tables>,
    question: QuestionOf<Reading>,
  ) => Promise<AnswerOf<Reading>>;
};

const readers: Readers = {
  page: readList,
  rows: findRows,
  sums: sumList,
  day: computeDay,
  figures: sumFigures,
  sold: readSold,
  profit: readProfit,
  timeliness: readTimeliness,
  attention: readAttention,
  openDebts: readOpenDebts,
};

/** All of one moment only within a transaction. */
export function answerTo<Reading extends ListReading>(
  db: Kysely<Tables>,
  reading: Reading,
  question: QuestionOf<Reading>,
): Promise<AnswerOf<Reading>> {
  return readers[reading](db, question);
}

/** Answers a question about a list; given up on abort, it rejects with the signal's reason. */
export type ReadLists = <Reading extends ListReading>(
  reading: Reading,
  question: QuestionOf<Reading>,
  signal?: AbortSignal,
) => Promise<AnswerOf<Reading>>;
