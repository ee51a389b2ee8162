import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crashFolderIn, logFolderIn } from '../../src-main/process/data-folder.ts';
import type { RunningProgram } from '../e2e/support/desktop/program.ts';

/** How much of the end of each is printed. */
const SHOWN_LETTERS = 6_000;

/** Has Chromium write what it has to say beside the data, of each version that runs on them. */
export function chromiumLogIn(data: string): Readonly<Record<string, string>> {
  return { ELECTRON_ENABLE_LOGGING: 'file', ELECTRON_LOG_FILE: join(data, 'logs', 'chromium.log') };
}

/**
 * What the versions that ran on a data folder logged of themselves, and which of them run still. An error's output is the first
 * one's alone: Electron starts a program again without it.
 */
export function diagnosticsOf(program: Pick<RunningProgram, 'log'>, data: string): string {
  const files = [join(data, 'updates'), logFolderIn(data), crashFolderIn(data)].flatMap(filesIn);
  const sections = [
    ['running', running()],
    ['the first version, to its terminal', program.log()],
    ...files.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ] as const;
  return sections.map(([title, text]) => `--- ${title}\n${text.slice(-SHOWN_LETTERS)}`).join('\n');
}

/** Not what lies deeper: copies of the program and of the data. */
function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

function running(): string {
  if (process.platform === 'win32') return execFileSync('tasklist', { encoding: 'utf8' });
  const all = execFileSync('ps', ['-eo', 'pid,ppid,stat,etime,args'], { encoding: 'utf8' });
  return all
    .split('\n')
    .filter((line) => /mostrador/i.test(line) && !line.includes('--type=renderer'))
    .join('\n');
}
