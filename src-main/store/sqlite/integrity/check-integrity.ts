import Database from 'better-sqlite3';
import { storageFaultOf } from '../condition/storage-fault.ts';

export type IntegrityVerdict =
  | { readonly kind: 'sound' }
  /** `findings` in SQLite's words, the first few. */
  | { readonly kind: 'damaged'; readonly findings: readonly string[] }
  /** The file could not be examined; that says nothing about it. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** Enough to know what is hit. */
const FINDINGS = 10;

/** How long a writer may keep the file for itself before the check gives up. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Reads every page of a database that others may be working on, and writes nothing. A thorough check also compares
 * each index with its table, which takes several times as long.
 */
export function checkIntegrity(file: string, { thorough }: { thorough: boolean }): IntegrityVerdict {
  const findings: string[] = [];
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    const check = database.prepare(`PRAGMA ${thorough ? 'integrity_check' : 'quick_check'}(${FINDINGS})`);
    for (const finding of check.pluck().iterate()) findings.push(String(finding));
  } catch (reason) {
    // Some damage ends the check itself, after it has named what it met.
    if (storageFaultOf(reason) !== 'damaged') return { kind: 'unknown', reason: String(reason) };
    findings.push(String(reason));
  } finally {
    database?.close();
  }
  return findings.length === 1 && findings[0] === 'ok' ? { kind: 'sound' } : { kind: 'damaged', findings };
}
