import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CrashReport, crashReport } from '../../contract/business/support-file.ts';

/** The reports of crashes in a folder, the newest first; none where nothing crashed. */
export async function readCrashReports(folder: string): Promise<readonly CrashReport[]> {
  const names = await readdir(folder).catch(() => []);
  const reports = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
      .map((name) => readReport(join(folder, name))),
  );
  return reports.filter((report) => report !== undefined);
}

/** Undefined: the disk was full, or the power went, while it was written. */
async function readReport(file: string): Promise<CrashReport | undefined> {
  try {
    return crashReport.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
