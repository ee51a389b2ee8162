import type { Finding } from '../finding.ts';
import { type GoalName, goalNames, goals } from '../goals.ts';
import type { BenchmarkResults } from './results.ts';

/** A goal of design.md §9 and what came of it. */
export interface SummaryRow {
  readonly work: string;
  readonly goal: string;
  /** What was measured in each run, one after the other. */
  readonly measured: readonly string[];
  /** In how many of the runs all of it was reached. */
  readonly reached: number;
}

/** Every goal, in their order, also those that nothing was measured of. */
export function summaryOf(results: readonly BenchmarkResults[]): readonly SummaryRow[] {
  return goalNames.map((name) => {
    const runs = results.flatMap(({ runs }) => runs).map(({ reports }) => answersOf(name, reports));
    const measured = runs.filter((answers) => answers.length > 0);
    return {
      ...goals[name],
      measured: measured.map(measuredOf),
      reached: measured.filter((answers) => answers.every(isReached)).length,
    };
  });
}

/** `reached`, `2 of 3 runs`, `MISSED`, or nothing where nothing was measured. */
export function verdictOf({ measured, reached }: SummaryRow): string {
  if (measured.length === 0) return '';
  if (reached === measured.length) return 'reached';
  return reached === 0 ? 'MISSED' : `${reached} of ${measured.length} runs`;
}

function answersOf(name: GoalName, reports: BenchmarkResults['runs'][number]['reports']): readonly Finding[] {
  return reports.flatMap(({ findings }) => findings).filter(({ row }) => row === name);
}

function measuredOf(answers: readonly Finding[]): string {
  const [only, second] = answers;
  if (only !== undefined && second === undefined) return only.value;
  return `${answers.filter(isReached).length} of ${answers.length} reached`;
}

function isReached({ goal }: Finding): boolean {
  return goal?.reached !== false;
}
