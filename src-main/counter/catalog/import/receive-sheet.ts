import { catalogFileLimits } from '../../../contract/catalog/catalog-import.ts';
import type { Outcome, ProblemError } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import type { UploadPart } from '../../../contract/upload-part.ts';
import { pointerOf } from '../../../documents/values/fault.ts';

export interface ReceivedSheet {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names are shown, never used as paths. */
const LONGEST_NAME = 255;

/** Takes the one file of a form; what is too large is refused as soon as that is seen. */
export async function receiveSheet(parts: AsyncIterable<UploadPart>): Promise<Outcome<ReceivedSheet>> {
  const faults: ProblemError[] = [];
  let received: ReceivedSheet | undefined;
  for await (const part of parts) {
    const bytes = await contentOf(part);
    if (bytes === undefined) return tooLarge;
    const fault = faultOf(part, received);
    if (fault) faults.push(fault);
    else received = { name: (part.fileName ?? '').slice(0, LONGEST_NAME), bytes };
  }
  if (received && faults.length === 0) return { ok: true, value: received };
  if (faults.length === 0) {
    faults.push({ pointer: '/file', code: 'required', message: 'Falta el archivo, en el campo «file».' });
  }
  return refuse({ code: 'validation_failed', errors: faults });
}

/** Undefined when it is larger than any file that is taken. */
async function contentOf({ content }: UploadPart): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.byteLength;
    if (size > catalogFileLimits.bytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function faultOf(
  { field, fileName }: UploadPart,
  received: ReceivedSheet | undefined,
): ProblemError | undefined {
  const pointer = pointerOf([field]);
  if (field !== 'file') {
    return { pointer, code: 'unknown_field', message: 'El archivo va en el campo «file», y nada más.' };
  }
  if (fileName === undefined) {
    return { pointer, code: 'invalid_type', message: 'El campo «file» debe ser un archivo.' };
  }
  return received && { pointer, code: 'too_many', message: 'Envíe un solo archivo.' };
}

const tooLarge = refuse({
  code: 'payload_too_large',
  detail: `El archivo puede tener hasta ${catalogFileLimits.bytes / 1024 / 1024} MB.`,
});
