import { appendFileSync } from 'node:fs';
import type { Finding } from './finding.ts';

/** Where a benchmark of a whole run leaves what it found (`run.ts`): each report a line of JSON. */
export const reportsFileVariable = 'MOSTRADOR_BENCH_REPORTS';

/** Prints what was found and adds it to the results of the run; a goal that was missed makes the command fail. */
export function report(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}`);
  for (const line of tableOf(findings)) console.log(`  ${line}`);
  const reportsFile = process.env[reportsFileVariable];
  if (reportsFile !== undefined) appendFileSync(reportsFile, `${JSON.stringify({ title, findings })}\n`);
  if (findings.some(({ goal }) => goal?.reached === false)) process.exitCode = 1;
}

/** As lines of text, the columns one under the other. */
export function tableOf(findings: readonly Finding[]): readonly string[] {
  const whatWidth = Math.max(...findings.map(({ what }) => what.length));
  const valueWidth = Math.max(...findings.map(({ value }) => value.length));
  return findings.map(({ what, value, goal }) => {
    const verdict = goal ? `  ${goal.reached ? 'reached' : 'MISSED '}  (goal ${goal.text})` : '';
    return `${what.padEnd(whatWidth)}  ${value.padStart(valueWidth)}${verdict}`;
  });
}
