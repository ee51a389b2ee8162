import type { Description } from '../description/description.ts';
import type { SchemaJudge } from '../description/schema-judge.ts';
import type { Plan } from '../plan/plan.ts';
import type { WireAnswer } from '../wire/send.ts';
import type { WireRequest } from '../wire/wire-request.ts';

/** A request and what came back. */
export interface Exchange {
  readonly plan: Plan;
  readonly wire: WireRequest;
  readonly answer: WireAnswer;
}

/** What laws judge with. */
export interface Court {
  readonly description: Description;
  readonly judge: SchemaJudge;
  /** Texts that no answer may hold: the data folder, the address of the sources. */
  readonly secrets: readonly string[];
}

/** What an exchange breaks of one law, in words; nothing where it keeps it. */
export type Law = (exchange: Exchange, court: Court) => readonly string[];

export function mediaTypeOf({ headers }: WireAnswer): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}

/** The body as JSON; undefined when it is none. */
export function jsonOf({ bytes }: WireAnswer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
