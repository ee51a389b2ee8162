import type { Finding } from '../finding.ts';
import { type GoalName, goalNames, goals } from '../goals.ts';
import type { BenchmarkResults, BenchmarkRun } from './results.ts';

/** A goal of design.md §9 and what came of it. */
export interface SummaryRow {
  readonly work: string;
  readonly goal: string;
  /** What was measured in each run, one after the other; of one that fell over before it came to it, `fell over`. */
  readonly measured: readonly string[];
  /** In how many of the runs all of it was reached. */
  readonly reached: number;
}

/** Every goal, in their order, also those that nothing was measured of. */
export function summaryOf(results: readonly BenchmarkResults[]): readonly SummaryRow[] {
  return goalNames.map((name) => {
    const answered = results
      .map(({ runs }) => runs.map((run) => answersOf(name, run)))
      .filter((runs) => runs.some((answers) => answers.length > 0))
      .flat();
    return {
      ...goals[name],
      measured: answered.map(measuredOf),
      reached: answered.filter((answers) => answers.length > 0 && answers.every(isReached)).length,
    };
  });
}

/** A line for each run that fell over. */
export function failuresOf(results: readonly BenchmarkResults[]): readonly string[] {
  return results.flatMap(({ name, runs }) =>
    runs.flatMap((run, index) => (fellOver(run) ? [`${name} FELL OVER in run ${index + 1}`] : [])),
  );
}

/** Whether a run ended with a failure, not with a goal that it missed. */
export function fellOver({ exit_code, reports }: BenchmarkRun): boolean {
  return exit_code !== 0 && reports.every(({ findings }) => findings.every(isReached));
}

/** `reached`, `2 of 3 runs`, `MISSED`, or nothing where nothing was measured. */
export function verdictOf({ measured, reached }: SummaryRow): string {
  if (measured.length === 0) return '';
  if (reached === measured.length) return 'reached';
  return reached === 0 ? 'MISSED' : `${reached} of ${measured.length} runs`;
}

function answersOf(name: GoalName, { reports }: BenchmarkRun): readonly Finding[] {
  return reports.flatMap(({ findings }) => findings).filter(({ row }) => row === name);
}

function measuredOf(answers: readonly Finding[]): string {
  const [only, second] = answers;
  if (only === undefined) return 'fell over';
  if (second === undefined) return only.value;
  return `${answers.filter(isReached).length} of ${answers.length} reached`;
}

function isReached({ goal }: Finding): boolean {
  return goal?.reached !== false;
}
