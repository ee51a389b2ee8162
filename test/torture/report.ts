import type { TortureReport } from './run-torture.ts';

/** More broken laws than this say nothing new; all of them are in the folder that is kept. */
const SHOWN = 40;

/** How a torture went, for a terminal. */
export function describeTorture({ seed, counts, broken, folder, seconds }: TortureReport): string {
  const { faults, ...numbers } = counts;
  const faultCount = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const lines = [
    `torture, seed ${seed}, ${seconds.toFixed(0)} s`,
    ...Object.entries(numbers).map(([name, count]) => `  ${wordsOf(name).padEnd(22)}${count}`),
    `  ${'faults served'.padEnd(22)}${faultCount}`,
    ...Object.entries(faults)
      .toSorted()
      .map(([name, count]) => `    ${name.padEnd(20)}${count}`),
  ];
  if (broken.length === 0) return [...lines, 'nothing lost, nothing doubled, nothing falsified'].join('\n');
  return [
    ...lines,
    `BROKEN (${broken.length}); again with --seed ${seed}; kept in ${folder}`,
    ...broken.slice(0, SHOWN).map((law) => `  - ${law}`),
    ...(broken.length > SHOWN ? [`  … and ${broken.length - SHOWN} more in broken.txt`] : []),
  ].join('\n');
}

/** `authorityRequests` as `authority requests`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}
