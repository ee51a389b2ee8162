import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthFile, monthsIn } from '../../../src-main/numbers/journal/month-files.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Puts a copy over a folder as `cp -a copy/. folder` does: each file keeps its inode and has the content of the copy. */
export function copyOver(copy: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(copy, { withFileTypes: true })) {
    const [from, to] = [join(copy, entry.name), join(folder, entry.name)];
    if (entry.isDirectory()) copyOver(from, to);
    else if (existsSync(to)) writeFileSync(to, readFileSync(from));
    else cpSync(from, to);
  }
}

/** What can become of a journal that nobody has open. */
export const journalDamages = {
  gone: (folder) => rmSync(folder, { recursive: true, force: true }),
  month_gone: (folder) => changeLastMonth(folder, () => undefined),
  emptied: (folder) => changeLastMonth(folder, () => []),
  cut: (folder, random) =>
    changeLastMonth(folder, (lines) => lines.slice(0, random.between(0, lines.length - 1))),
  line_gone: (folder, random) =>
    changeLastMonth(folder, (lines) => lines.toSpliced(random.between(0, lines.length - 1), 1)),
  changed: (folder, random) => changeLastMonth(folder, (lines) => withLowerNumber(lines, random)),
  garbage: (folder, random) =>
    changeLastMonth(folder, (lines) => lines.with(random.between(0, lines.length - 1), '\0\0garbage\0')),
} as const satisfies Readonly<Record<string, (folder: string, random: SeededRandom) => void>>;

/** Rewrites the lines of the last month in place, or takes its file away. */
function changeLastMonth(
  folder: string,
  change: (lines: readonly string[]) => readonly string[] | undefined,
) {
  const month = monthsIn(folder).at(-1);
  if (month === undefined) return;
  const file = monthFile(folder, month);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (lines.length === 0) return;
  const changed = change(lines);
  if (changed) writeFileSync(file, changed.map((line) => `${line}\n`).join(''));
  else rmSync(file);
}

/** A line that names a number or how far a series got, with a lower one. */
function withLowerNumber(lines: readonly string[], random: SeededRandom): readonly string[] {
  const at = random.between(0, lines.length - 1);
  const line = lines[at] ?? '';
  return lines.with(at, line.replaceAll(/"(sequential|highest)":\d+/g, '"$1":1'));
}
