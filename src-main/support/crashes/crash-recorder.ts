import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrashReport } from '../../contract/business/support-file.ts';
import { redactAll } from '../log/redact.ts';

/** The newest; older ones are removed. */
const KEPT = 20;

/** Writes down what ended a process of the program; never fails. `kind` says how it ended. */
export type RecordCrash = (kind: string, reason: unknown) => void;

/**
 * Keeps reports of crashes in a folder, a small JSON file each, without a secret and without whom it was about. They stay
 * on this computer until a person gives them to somebody.
 */
export function makeCrashRecorder({ folder, version }: { folder: string; version: string }): RecordCrash {
  return (kind, reason) => {
    const at = new Date().toISOString();
    const report: CrashReport = {
      at,
      kind,
      version,
      system: `${process.platform} ${process.arch}, Node ${process.versions.node}`,
      uptime_seconds: Math.round(process.uptime()),
      memory_bytes: process.memoryUsage.rss(),
      error: (reason instanceof Error ? reason.stack : undefined) ?? String(reason),
    };
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // Windows has no colon in the names of files.
      const file = join(folder, `${at.replaceAll(':', '-')}-${process.pid}.json`);
      writeFileSync(file, `${JSON.stringify(redactAll(report, []), null, 2)}\n`, { mode: 0o600 });
      const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
      for (const name of reports.toSorted().slice(0, -KEPT)) rmSync(join(folder, name), { force: true });
    } catch {
      // Standard error tells what ended the process, too.
    }
  };
}

/** From now on what nobody catches is written down, and ends this process as it always does. */
export function recordUncaught(record: RecordCrash): void {
  process.on('uncaughtExceptionMonitor', (error, origin) => record(origin, error));
}
