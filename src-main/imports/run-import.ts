import type { ImportFailure } from '../contract/import.ts';
import { type DecidingDependencies, decideImport, decideWaiting } from './deciding/decide-import.ts';
import type { ImportAuthority } from './ports/import-authority.ts';
import type { ImportStore, StoredImport } from './ports/import-store.ts';
import { readImport } from './reading/read-import.ts';
import type { ReadItems } from './reading/read-items.ts';
import { importFailure } from './resources/failure-messages.ts';
import { importResourceOf } from './resources/import-resource.ts';
import type { ImportFolder } from './upload/import-folder.ts';

export interface ImportingDependencies extends Pick<DecidingDependencies, 'wait' | 'states'> {
  readonly store: ImportStore;
  readonly folder: ImportFolder;
  readonly authority: ImportAuthority;
  readonly readItems: ReadItems;
  /** RUC of a business. */
  readonly rucOf: (entityId: string) => Promise<string>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Milliseconds until a silent authority is asked again; when left out, what a bad line of a shop needs. */
  readonly patience?: readonly number[];
  /** An import ended: webhooks may have an event to send. */
  readonly ended: () => void;
  readonly failed: (reason: unknown, what: string) => void;
}

/** A quarter of an hour in all. */
const PATIENCE_MS = [5000, 15_000, 60_000, 240_000, 600_000] as const;

/** The authority serves a whole country: a history is asked for politely. */
const QUESTIONS_AT_ONCE = 4;

/** Credit notes looked at in one transaction. */
const CREDITS_AT_ONCE = 200;

/** What came of working on an import for a while. */
export type Outcome = 'ended' | 'stopped';

interface Work {
  readonly stored: StoredImport;
  readonly signal: AbortSignal;
}

/** Takes an import from wherever it stands to its end. */
export async function runImport(dependencies: ImportingDependencies, work: Work): Promise<Outcome> {
  const { store, rucOf, now, patience = PATIENCE_MS } = dependencies;
  const { stored } = work;
  if (!(await store.begin(stored.id, now()))) return 'stopped';
  const deciding = { ...dependencies, questions: QUESTIONS_AT_ONCE, patience };
  const parts = { ...work, ruc: await rucOf(stored.entityId) };
  const reading = await readImport(
    { ...dependencies, decideWaiting: () => decideWaiting(deciding, parts) },
    parts,
  );
  if (reading.kind === 'stopped') return 'stopped';
  if (reading.kind === 'failed') return endImport(dependencies, stored.id, reading.failure);
  if (!(await decideImport(deciding, parts))) return 'stopped';
  if (!(await linkCredits(store, work))) return 'stopped';
  const after = await store.find(stored, stored.id);
  const hasItems = after ? Object.values(after.counts).some((count) => count > 0) : false;
  return endImport(dependencies, stored.id, hasItems ? undefined : importFailure('no_documents'));
}

async function linkCredits(store: ImportStore, { stored, signal }: Work): Promise<boolean> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    if (signal.aborted) return false;
    after = await store.linkCredit(stored, { after, limit: CREDITS_AT_ONCE });
  }
  return true;
}

export async function endImport(
  { store, now, ended }: Pick<ImportingDependencies, 'store' | 'now' | 'ended'>,
  id: string,
  failure: ImportFailure | undefined,
): Promise<Outcome> {
  const ending = failure ? ({ status: 'failed', failure } as const) : ({ status: 'completed' } as const);
  const isEnded = await store.finish(id, { ...ending, at: now(), eventData: importResourceOf });
  ended();
  return isEnded ? 'ended' : 'stopped';
}
