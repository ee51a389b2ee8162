import type { ImportFailure } from '../contract/import.ts';
import type { Environment } from '../documents/kinds.ts';
import { decideImport, decideWaiting } from './decide-import.ts';
import { importFailure } from './failure-words.ts';
import type { ImportAuthority } from './import-authority.ts';
import type { ImportFolder } from './import-folder.ts';
import { importResourceOf } from './import-resource.ts';
import type { ImportStore, StoredImport } from './import-store.ts';
import { readImport } from './read-import.ts';
import type { ReadItems } from './read-items.ts';
import { makeRest } from './rest.ts';

export interface ImportWorkerOptions {
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
  /** Milliseconds after a fault of our own, such as a full disk; half a minute when left out. */
  readonly restMs?: number;
  /** An import came to its end: webhooks are told now. */
  readonly ended: () => void;
  readonly failed: (reason: unknown, what: string) => void;
}

/** Imports what an environment was given, the oldest first. */
export interface ImportWorker {
  /** Works until the program stops. */
  run(): Promise<void>;
  wake(): void;
  /** Stops working on an import; false when it is not the one in hand. */
  drop(importId: string): boolean;
  /** Asks the authority again at once. */
  stopWaiting(): void;
}

/** A quarter of an hour in all. */
const PATIENCE_MS = [5000, 15_000, 60_000, 240_000, 600_000] as const;

/** The authority serves a whole country: a history is asked for politely. */
const QUESTIONS_AT_ONCE = 4;

const REST_MS = 30_000;

/** How often in a row an import may come upon faults of our own before it is given up. */
const FAULTS_AT_MOST = 20;

/** Credit notes looked at in one transaction. */
const CREDITS_AT_ONCE = 200;

/** What came of working on an import for a while. */
type Outcome = 'ended' | 'stopped';

export function makeImportWorker(
  options: ImportWorkerOptions,
  { environment, stopping }: { environment: Environment; stopping: AbortSignal },
): ImportWorker {
  const { store, folder, failed, restMs = REST_MS } = options;
  const idle = makeRest();
  const line = makeRest();
  let inHand: { readonly id: string; readonly cut: AbortController } | undefined;
  let faults = 0;

  async function workOn(stored: StoredImport): Promise<void> {
    const cut = new AbortController();
    inHand = { id: stored.id, cut };
    try {
      const signal = AbortSignal.any([stopping, cut.signal]);
      const outcome = await importOne(options, { stored, signal, wait: line.take });
      faults = 0;
      if (outcome === 'ended' || cut.signal.aborted) await folder.remove(stored.id);
    } finally {
      inHand = undefined;
    }
  }

  /** After a fault: some pass by themselves; an import that always comes upon one is given up. */
  async function recover(reason: unknown, stored: StoredImport | undefined): Promise<void> {
    failed(reason, stored ? `import ${stored.id}` : 'imports');
    faults += 1;
    if (stored && faults >= FAULTS_AT_MOST) {
      faults = 0;
      await giveUp(stored.id).catch((again: unknown) =>
        failed(again, `import ${stored.id} could not be given up`),
      );
    }
    await idle.take(restMs, stopping);
  }

  async function giveUp(importId: string): Promise<void> {
    await end(options, importId, importFailure('internal_error'));
    while (await store.sweepEnded(options.now()));
    await folder.remove(importId);
  }

  return {
    async run() {
      while (!stopping.aborted) {
        let stored: StoredImport | undefined;
        try {
          stored = await store.undone(environment);
          if (stored) await workOn(stored);
          else await idle.take(undefined, stopping);
        } catch (reason) {
          await recover(reason, stored);
        }
      }
    },
    wake: idle.end,
    drop(importId) {
      if (inHand?.id !== importId) return false;
      inHand.cut.abort();
      return true;
    },
    stopWaiting: line.end,
  };
}

interface Work {
  readonly stored: StoredImport;
  readonly signal: AbortSignal;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Takes an import from wherever it stands to its end. */
async function importOne(options: ImportWorkerOptions, work: Work): Promise<Outcome> {
  const { store, authority, rucOf, now, patience = PATIENCE_MS } = options;
  const { stored, signal, wait } = work;
  if (!(await store.begin(stored.id, now()))) return 'stopped';
  const ruc = await rucOf(stored.entityId);
  const deciding = { store, authority, now, questions: QUESTIONS_AT_ONCE, patience, wait };
  const given = { stored, ruc, signal };
  const reading = await readImport(
    { ...options, decideWaiting: () => decideWaiting(deciding, given) },
    given,
  );
  if (reading.kind === 'stopped') return 'stopped';
  if (reading.kind === 'failed') return end(options, stored.id, reading.failure);
  if (!(await decideImport(deciding, given))) return 'stopped';
  if (!(await linkCredits(store, { stored, signal }))) return 'stopped';
  const after = await store.find(stored, stored.id);
  const found = after ? Object.values(after.counts).some((count) => count > 0) : false;
  return end(options, stored.id, found ? undefined : importFailure('no_documents'));
}

async function linkCredits(
  store: ImportStore,
  { stored, signal }: Pick<Work, 'stored' | 'signal'>,
): Promise<boolean> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    if (signal.aborted) return false;
    after = await store.linkCredit(stored, { after, limit: CREDITS_AT_ONCE });
  }
  return true;
}

async function end(
  { store, now, ended }: ImportWorkerOptions,
  id: string,
  failure: ImportFailure | undefined,
): Promise<Outcome> {
  const ending = failure ? ({ status: 'failed', failure } as const) : ({ status: 'completed' } as const);
  const isEnded = await store.finish(id, { ...ending, at: now(), tell: importResourceOf });
  ended();
  return isEnded ? 'ended' : 'stopped';
}
