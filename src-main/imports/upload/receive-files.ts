import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { importLimits } from '../../contract/import.ts';
import type { Problem, ProblemError } from '../../contract/problems/problems.ts';
import { type Refused, refuse } from '../../contract/problems/refuse.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import { pointerOf } from '../../documents/values/fault.ts';
import type { NewFile } from '../ports/import-store.ts';
import type { ImportFolder } from './import-folder.ts';

/** Where an upload is written, and what of it. */
export interface Receiving {
  readonly folder: ImportFolder;
  readonly importId: string;
  /** Whether the printed pages that come beside their documents are taken too. */
  readonly takesPdf?: boolean;
}

export type ReceivedFiles = { readonly ok: true; readonly files: readonly NewFile[] } | Refused;

/** How a PDF begins. */
const PDF = '%PDF';

/** Names are shown, never used as paths: these are as long as file systems allow. */
const LONGEST_NAME = 255;

/**
 * Writes the files of an upload to the import's folder as they come, never more of them in memory than one piece,
 * and takes their digests on the way. All faults of the form are reported together; a file that is too large ends the upload at once.
 */
export async function receiveFiles(
  parts: AsyncIterable<UploadPart>,
  { folder, importId, takesPdf = false }: Receiving,
): Promise<ReceivedFiles> {
  const files: NewFile[] = [];
  const faults: ProblemError[] = [];
  let total = 0;
  let received = 0;
  for await (const part of parts) {
    const fault = faultOf(part, received);
    if (!fault) received += 1;
    const path = fault ? undefined : folder.fileOf(importId, received);
    const written = await write(part.content, path, importLimits.uploadBytes - total);
    total += written.size;
    if (total > importLimits.uploadBytes) return refuse(uploadTooLarge);
    if (fault) faults.push(fault);
    else if (written.isPdf && !takesPdf) faults.push(isPdf(nameOf(part)));
    else if (written.size > importLimits.fileBytes) return refuse(fileTooLarge(nameOf(part)));
    else files.push({ name: nameOf(part), size: written.size, sha256: written.sha256 });
  }
  if (files.length === 0 && faults.length === 0) faults.push(noFile);
  return faults.length > 0 ? refuse({ code: 'validation_failed', errors: faults }) : { ok: true, files };
}

/** Takes a part to its end, or to the first byte that is too many; without a path it is thrown away. */
async function write(
  content: AsyncIterable<Uint8Array>,
  path: string | undefined,
  left: number,
): Promise<Pick<NewFile, 'size' | 'sha256'> & { readonly isPdf: boolean }> {
  const file = path === undefined ? undefined : await open(path, 'wx', 0o600);
  const digest = createHash('sha256');
  let size = 0;
  let beginning = '';
  try {
    for await (const piece of content) {
      size += piece.byteLength;
      if (size > left || (file && size > importLimits.fileBytes)) break;
      if (beginning.length < PDF.length) beginning += Buffer.from(piece).toString('latin1', 0, PDF.length);
      digest.update(piece);
      await file?.appendFile(piece);
    }
    // An import that was answered for outlives a power cut.
    await file?.sync();
  } finally {
    await file?.close();
  }
  return { size, sha256: digest.digest('hex'), isPdf: beginning.startsWith(PDF) };
}

function faultOf({ field, fileName }: UploadPart, files: number): ProblemError | undefined {
  const pointer = pointerOf([field]);
  if (field !== 'file') {
    return {
      pointer,
      code: 'unknown_field',
      message: `Los archivos van en el campo «file», no en «${field}».`,
    };
  }
  if (fileName === undefined) return { pointer, code: 'invalid_type', message: 'Debe ser un archivo.' };
  if (files < importLimits.files) return undefined;
  return { pointer, code: 'too_many', message: `Se admiten hasta ${importLimits.files} archivos.` };
}

function nameOf({ fileName = '' }: UploadPart): string {
  return shownName(fileName.split(/[/\\]/).at(-1) ?? '') ?? 'archivo';
}

/**
 * The name of a file as it is shown, which is all that it is for: without control characters and marks that turn writing
 * around. Undefined when nothing is left of it.
 */
export function shownName(name: string): string | undefined {
  const shown = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
  return shown === '' ? undefined : shown;
}

const noFile: ProblemError = {
  pointer: '/file',
  code: 'required',
  message: 'Envíe de 1 a 20 archivos en el campo «file».',
};

const uploadTooLarge: Problem = {
  code: 'payload_too_large',
  detail: 'Se admiten hasta 200 MiB por envío. Repártalos en varias importaciones.',
};

/** Reported at once: people take the printed page for the document. */
function isPdf(name: string): ProblemError {
  return {
    pointer: '/file',
    code: 'invalid_format',
    message: `${name} es un PDF: el RIDE es solo una impresión. Suba el XML del comprobante.`,
  };
}

function fileTooLarge(name: string): Problem {
  return {
    code: 'payload_too_large',
    detail: `${name}: se admiten hasta 50 MiB por archivo. Divídalo en varios.`,
  };
}
