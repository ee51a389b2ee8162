import { DatabaseError } from 'pg';
import { z } from 'zod';
import type { RejectionCause } from '../../contract/head/attention.ts';
import { cleanText } from '../../documents/values/text.ts';

export interface Rejection {
  readonly because: RejectionCause;
  /** For a person, in Spanish. */
  readonly reason: string;
}

const REASON_AT_MOST = 500;

/** Why a line cannot be stored that is the fault of what it says. Throws any other reason on. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.reason);
    this.rejection = rejection;
  }
}

/**
 * Classes of SQLSTATE that are the fault of what is stored: data that a column cannot hold, a constraint, a limit of the
 * server such as how deep JSON is or how long a row. All others pass: the connection, the disk, another transaction.
 */
const ofTheData = /^(22|23|54)/;

/** A row names a pattern that is not there. */
export function isOfPattern(reason: unknown): boolean {
  return (
    reason instanceof DatabaseError && reason.code === '23503' && /pattern/.test(reason.constraint ?? '')
  );
}

/** Why a line cannot be stored; undefined where the line is not to blame. */
export function rejectionOf(reason: unknown): Rejection | undefined {
  if (reason instanceof LineRefused) return reason.rejection;
  if (isOfPattern(reason)) return undefined;
  if (reason instanceof DatabaseError) {
    return ofTheData.test(reason.code ?? '')
      ? { because: 'not_stored', reason: sentence('La base de datos no lo admite', reason.message) }
      : undefined;
  }
  if (reason instanceof z.core.$ZodError) {
    const [issue] = reason.issues;
    return unreadable(issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : '');
  }
  // What no station sends makes the program stumble in one of these ways.
  const isOfLine =
    reason instanceof SyntaxError || reason instanceof RangeError || reason instanceof TypeError;
  return isOfLine ? unreadable(reason.message) : undefined;
}

/** The same, of what only a line can be to blame for. */
export function whyRejected(reason: unknown): Rejection {
  const rejection = rejectionOf(reason);
  if (!rejection) throw reason;
  return rejection;
}

const unreadable = (detail: string): Rejection => ({
  because: 'unreadable',
  reason: sentence('La matriz no lo puede leer', detail),
});

function sentence(what: string, detail: string): string {
  return `${what} (${cleanText(detail)}).`.slice(0, REASON_AT_MOST).toWellFormed();
}
