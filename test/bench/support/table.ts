/** A line of what a benchmark found. */
export interface Finding {
  readonly what: string;
  readonly value: string;
  /** What it should be, and whether it is. */
  readonly goal?: { readonly text: string; readonly reached: boolean };
}

/** Prints what was found; a goal that was missed makes the command fail. */
export function report(title: string, findings: readonly Finding[]): void {
  const whatWidth = Math.max(...findings.map(({ what }) => what.length));
  const valueWidth = Math.max(...findings.map(({ value }) => value.length));
  console.log(`\n${title}`);
  for (const { what, value, goal } of findings) {
    const verdict = goal ? `  ${goal.reached ? 'reached' : 'MISSED '}  (goal ${goal.text})` : '';
    console.log(`  ${what.padEnd(whatWidth)}  ${value.padStart(valueWidth)}${verdict}`);
  }
  if (findings.some(({ goal }) => goal?.reached === false)) process.exitCode = 1;
}
