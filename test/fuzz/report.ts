import type { FuzzReport, OperationCount } from './run-fuzz.ts';

/** The report for a person: what was asked, and every failure with the command that shows it. */
export function describeFuzz(report: FuzzReport): string {
  const { operations } = report;
  const statuses = sumOf(operations);
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const never = operations.filter((operation) => !succeeded(operation)).map(({ id }) => id);
  return [
    `fuzz: seed ${report.seed}, ${report.requests} requests to ${operations.length} operations in ${report.seconds.toFixed(0)} s; the slowest answer took ${report.slowestMs.toFixed(0)} ms`,
    `statuses: ${counts.join(', ')}`,
    `broken on purpose: ${operations.reduce((sum, { broken }) => sum + broken, 0)}`,
    `operations that never succeeded: ${never.length === 0 ? 'none' : never.join(', ')}`,
    `failures: ${report.failures.length}`,
    ...report.failures.flatMap(({ operation, breach, broken, curl, answer }) => [
      '',
      `${operation}: ${breach.law}: ${breach.message}`,
      ...(broken.length > 0 ? [`  broken: ${broken.join('; ')}`] : []),
      `  ${curl}`,
      `  → ${answer}`,
    ]),
    ...report.logged.map((fault) => `the service logged a fault of its own: ${fault}`),
  ].join('\n');
}

/** The failures, a line each: which operation broke which law, and what it answered. */
export function describeFailures({ failures }: FuzzReport): readonly string[] {
  return failures.map(
    ({ operation, breach, answer }) =>
      `${operation}: ${breach.law}: ${breach.message} → ${answer.slice(0, SHOWN_LETTERS)}`,
  );
}

/** Of an answer in one line: several failures fit in one message. */
const SHOWN_LETTERS = 150;

/** Whether an operation did at least once what it is for. */
export function succeeded({ statuses }: OperationCount): boolean {
  return Object.keys(statuses).some((status) => Number(status) >= 200 && Number(status) < 300);
}

function sumOf(operations: readonly OperationCount[]): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const { statuses } of operations) {
    for (const [status, count] of Object.entries(statuses)) sum[status] = (sum[status] ?? 0) + count;
  }
  return sum;
}
