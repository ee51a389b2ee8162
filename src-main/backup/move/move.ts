import { existsSync, rmSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import type { MoveBody, MoveResource } from '../../contract/business/backups/move.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { Fence } from '../../numbers/fence.ts';
import { sizeOf } from '../../store/sqlite/size-of.ts';
import { inScratch } from '../archive/scratch.ts';
import { BackupError } from '../backup-error.ts';
import { stateOfNewFile } from '../foreign-folder/folder-state.ts';
import type { BackupDependencies } from '../service/backup-dependencies.ts';

export type Move = ReturnType<typeof makeMove>;

type MoveDependencies = Pick<
  BackupDependencies,
  'box' | 'dataDir' | 'database' | 'version' | 'run' | 'now' | 'failed'
>;

interface Writing {
  readonly movedAt: Date;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Takes the business to another computer in one file: from its first byte on this one issues nothing that counts. */
export function makeMove(dependencies: MoveDependencies, fence: Fence) {
  const { box, dataDir, database, version, run, now, failed } = dependencies;
  let writing:
    | { readonly file: string; readonly giveUp: AbortController; readonly ended: Promise<void> }
    | undefined;
  let written: string | undefined;
  let problem: string | undefined;

  function read(): MoveResource {
    const since = fence.since();
    return {
      object: 'move',
      state: since === undefined ? 'here' : writing === undefined ? 'moved' : 'moving',
      ...(since && { moved_at: since.toISOString() }),
      ...(writing && { bytes: sizeOf(writing.file) }),
      ...(written !== undefined && { file: written }),
      ...(problem !== undefined && { problem }),
    };
  }

  /** A file that could not be written is nowhere: the numbers go on here as they were. */
  async function write(file: string, passphrase: string, { movedAt, signal }: Writing): Promise<void> {
    const options = {
      database,
      key: box.key(),
      passphrase,
      version,
      createdAt: now().toISOString(),
      movedAt: movedAt.toISOString(),
    };
    try {
      // In a folder of ours: a thread that is ended takes none of its own away.
      await inScratch(dataDir, (scratch) =>
        run({ kind: 'seal', file, options: { ...options, dataDir: scratch } }, { signal }),
      );
      written = file;
    } catch (reason) {
      if (signal.aborted) {
        await takeBack(file);
        return;
      }
      failed(reason, 'move');
      await fence.lift('as_they_were');
      problem =
        reason instanceof BackupError
          ? reason.message
          : 'No se pudo escribir el archivo: revise el disco y sus permisos. Se sigue emitiendo en esta computadora.';
    } finally {
      writing = undefined;
    }
  }

  /** Nobody wants it any more. What cannot be seen to be gone may be opened elsewhere: then nothing is issued here. */
  async function takeBack(file: string): Promise<void> {
    try {
      rmSync(file, { force: true });
    } catch (reason) {
      failed(reason, 'move');
    }
    if (existsSync(dirname(file)) && !existsSync(file)) await fence.lift('as_they_were');
    else problem = 'No se pudo borrar el archivo: bórrelo usted, y después deshaga el cambio de computadora.';
  }

  return {
    read,

    /** Answers once nothing is issued here any more; the file takes seconds to minutes. */
    async start({ file, passphrase }: MoveBody): Promise<Outcome<MoveResource>> {
      const fault = await faultOf(file);
      if (fence.since() !== undefined) return { ok: false, problem: alreadyMoved };
      if (fault !== undefined) return { ok: false, problem: fault };
      problem = undefined;
      const giveUp = new AbortController();
      const movedAt = await fence.raise();
      writing = { file, giveUp, ended: write(file, passphrase, { movedAt, signal: giveUp.signal }) };
      return { ok: true, value: read() };
    },

    /** While the file is written: it is taken away, and the numbers go on here as they were. */
    async cancel(): Promise<Outcome<MoveResource>> {
      if (!writing) return { ok: false, problem: notMoving };
      writing.giveUp.abort(new Error('nobody wants this move now'));
      await writing.ended;
      return { ok: true, value: read() };
    },

    /** Nobody can know what was given elsewhere: a person says the next numbers before anything is issued. */
    async undo(): Promise<Outcome<MoveResource>> {
      if (fence.since() === undefined || writing !== undefined) return { ok: false, problem: notMoved };
      await fence.lift('unproven');
      written = undefined;
      return { ok: true, value: read() };
    },
  };
}

const alreadyMoved: Problem = {
  code: 'invalid_state',
  detail:
    'Este negocio ya se movió a otra computadora. Si el archivo nunca se abrió allá, deshágalo primero.',
};

const notMoving: Problem = {
  code: 'invalid_state',
  detail: 'El archivo ya no se está escribiendo: no queda nada que cancelar.',
};

const notMoved: Problem = { code: 'invalid_state', detail: 'No hay un cambio de computadora que deshacer.' };

async function faultOf(file: string): Promise<Problem | undefined> {
  const message = await messageOf(file);
  if (message === undefined) return undefined;
  return { code: 'validation_failed', errors: [{ pointer: '/file', code: 'invalid_value', message }] };
}

async function messageOf(file: string): Promise<string | undefined> {
  if (!isAbsolute(file)) return 'Escriba la ruta completa del archivo, desde la raíz del disco.';
  switch (await stateOfNewFile(file)) {
    case 'writable':
      return undefined;
    case 'exists':
      return 'Ese archivo ya existe: elija otro nombre.';
    case 'missing':
      return 'No se encuentra esa carpeta: créela, o conecte su disco o memoria.';
    case 'not_writable':
      return 'No se puede escribir en esa carpeta: revise sus permisos, o elija otra.';
    case 'silent':
      return 'Esa carpeta no responde: revise su disco o la red, o elija otra.';
  }
}
