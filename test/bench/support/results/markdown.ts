import type { Machine } from './machine.ts';
import type { BenchmarkResults } from './results.ts';
import { fellOver, type SummaryRow, verdictOf } from './summary.ts';

/** The summary as a table of Markdown. */
export function summaryTable(rows: readonly SummaryRow[]): string {
  return table(
    ['work', 'goal', 'measured', 'reached'],
    rows.map((row) => [row.work, row.goal, row.measured.join(' · ') || 'not measured', verdictOf(row)]),
  );
}

/** Which figures are of which day, commit and machine. */
export function originLines(all: readonly BenchmarkResults[]): string {
  const alike = [...Map.groupBy(all, origin)];
  return alike.map(([text, of]) => `- ${of.map(({ name }) => name).join(', ')}: ${text}`).join('\n');
}

function origin({ machine, commit, runs, options }: BenchmarkResults): string {
  const days = [...new Set(runs.map(({ started_at }) => started_at.slice(0, 10)))].join(', ');
  const times = runs.length === 1 ? 'one run' : `${runs.length} runs in a row`;
  const fallen = runs.filter(fellOver).length;
  const failed = fallen === 0 ? '' : `, ${fallen} of them fell over`;
  const load = Math.max(...runs.map((run) => run.load.begin)).toFixed(1);
  const asked = options.length === 0 ? '' : `, with ${options.join(' ')}`;
  return `${days}, ${times}${failed}${asked}, commit ${commit}, load before at most ${load}; ${machineText(machine)}`;
}

function machineText({ processor, cores, memory_gb, system, node, sqlite }: Machine): string {
  return `${processor}, ${cores} cores, ${memory_gb} GB, ${system}, Node ${node}, SQLite ${sqlite}`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

function cellText(text: string): string {
  return text.replaceAll('|', '\\|').trim();
}
