import { access, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecondPlaceResource } from '../contract/business/backups/second-place.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import {
  copyFolderIn,
  copyJournal,
  OtherJournalError,
  rootOfCopies,
} from '../numbers/journal/copy-journal.ts';
import { readIdentity } from '../numbers/journal/identity.ts';
import type { Journal } from '../numbers/journal/journal.ts';
import { SECOND_PLACE } from '../store/rows/business/setting-names.ts';
import { lookInTurn } from './foreign-folder/look-in-turn.ts';
import { isInside } from './is-inside.ts';

/** Where the path is kept: a setting of this installation. */
export interface SecondPlaceSetting {
  get(name: string): Promise<string | undefined>;
  put(values: Readonly<Record<string, string | null>>): Promise<void>;
}

export interface SecondPlaceParts {
  readonly dataDir: string;
  /** Of the journal. */
  readonly folder: string;
  readonly journal: Pick<Journal, 'end' | 'onWritten'>;
  readonly settings: SecondPlaceSetting;
  readonly now: () => Date;
  /** Called when it is another folder, or none. */
  readonly changed: () => Promise<void>;
  /** Until what was written is copied; a second when left out. */
  readonly delayMs?: number | undefined;
  /** Until a folder is tried again that was not there; some seconds when left out. */
  readonly retryMs?: number | undefined;
}

export interface SecondPlace {
  state(): SecondPlaceResource;
  /** Another folder, or none. What cannot be written there is refused, with what the disk says. */
  change(path: string | null): Promise<Outcome<SecondPlaceResource>>;
  /** Copies what is left, if the folder answers soon. */
  stop(): Promise<void>;
}

/** Without a copy for so long, somebody should look. */
const LATE_MS = 10 * 60 * 1000;

/** After a write, so that sales in a row share a copy. */
const DELAY_MS = 1000;

/** Before a folder is tried again that was not there. */
const RETRY_MS = 15_000;

/** A network folder that hangs must not keep the program from ending. */
const LAST_COPY_MS = 5000;

/** Keeps a copy of the journal on another disk, behind the sales and never in their way. */
export async function startSecondPlace(parts: SecondPlaceParts): Promise<SecondPlace> {
  const { dataDir, folder, journal, settings, now, changed, delayMs = DELAY_MS, retryMs = RETRY_MS } = parts;
  let path = await settings.get(SECOND_PLACE);
  let behindSince: Date | undefined = path === undefined ? undefined : now();
  let copiedAt: Date | undefined;
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let copying: Promise<void> | undefined;

  async function copyNow(): Promise<void> {
    timer = undefined;
    const to = path;
    if (to === undefined) return;
    const since = behindSince;
    try {
      await copyTo(to);
      // What was written meanwhile set it anew.
      if (behindSince === since) behindSince = undefined;
      copiedAt = now();
      problem = undefined;
    } catch (reason) {
      problem = messageOf(reason);
      plan(retryMs);
    }
  }

  async function copyTo(to: string): Promise<void> {
    const { id } = readIdentity(folder);
    // Where a stick is not mounted its folder may be there, and empty: what is put into it would be on the first disk.
    await access(rootOfCopies(to));
    const end = journal.end();
    if (id !== undefined && end) await copyJournal(folder, copyFolderIn(to, id), end);
  }

  /** One copy at a time: what is asked for meanwhile is done by the next. */
  function plan(afterMs: number): void {
    timer ??= setTimeout(() => {
      copying = (copying ?? Promise.resolve()).then(copyNow);
    }, afterMs).unref();
  }

  journal.onWritten(() => {
    if (path === undefined) return;
    behindSince = new Date(Math.min(now().getTime(), behindSince?.getTime() ?? Number.MAX_SAFE_INTEGER));
    plan(delayMs);
  });
  if (path !== undefined) plan(delayMs);

  function state(): SecondPlaceResource {
    if (path === undefined) return { object: 'second_place', state: 'off' };
    const isLate = behindSince !== undefined && now().getTime() - behindSince.getTime() > LATE_MS;
    return {
      object: 'second_place',
      path,
      state: behindSince === undefined ? 'current' : isLate ? 'late' : 'behind',
      ...(behindSince && { behind_since: behindSince.toISOString() }),
      ...(copiedAt && { copied_at: copiedAt.toISOString() }),
      ...(problem !== undefined && { problem }),
    };
  }

  return {
    state,
    async change(wanted) {
      const next = wanted === null ? undefined : resolve(wanted);
      if (next !== undefined && isInside(dataDir, next)) {
        return refused('Dentro de la carpeta de datos se perdería con ella: elija otro disco.');
      }
      if (next !== undefined) {
        try {
          await lookInTurn(next, () => access(next));
          await lookInTurn(next, () => mkdir(rootOfCopies(next), { recursive: true }));
          await copyTo(next);
        } catch (reason) {
          return refused(messageOf(reason));
        }
      }
      await settings.put({ [SECOND_PLACE]: next ?? null });
      path = next;
      behindSince = undefined;
      problem = undefined;
      copiedAt = next === undefined ? undefined : now();
      await changed();
      return { ok: true, value: state() };
    },
    async stop() {
      clearTimeout(timer);
      if (behindSince === undefined) return;
      const last = (copying ?? Promise.resolve()).then(copyNow);
      await Promise.race([last, sleep(LAST_COPY_MS, undefined, { ref: false })]);
      clearTimeout(timer);
    },
  };
}

function refused(message: string): Outcome<never> {
  const errors = [{ pointer: '/path', code: 'invalid_value', message }];
  return { ok: false, problem: { code: 'validation_failed', detail: message, errors } };
}

/** For a shopkeeper. */
function messageOf(reason: unknown): string {
  if (reason instanceof OtherJournalError) {
    return 'Ahí hay números que este computador no conoce: otra copia de estos datos escribe en la misma carpeta, o este computador volvió atrás. Cierre y abra Mostrador.';
  }
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  const messages: Readonly<Record<string, string>> = {
    ENOSPC: 'No queda espacio en el segundo lugar.',
    EACCES: 'No se puede escribir en el segundo lugar: revise sus permisos.',
    EPERM: 'No se puede escribir en el segundo lugar: revise sus permisos.',
    EROFS: 'El segundo lugar es de solo lectura.',
  };
  return (
    messages[code] ??
    'El segundo lugar no responde: revise que el disco, la memoria o la red estén conectados.'
  );
}
