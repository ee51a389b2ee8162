import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { importLimits } from '../../contract/import.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import { BrokenFormError } from './answers/problem-of-error.ts';

/** The media type of a form with files. */
export const uploadType = 'multipart/form-data';

/** The body of a route that takes such a form. */
export const uploadParts = z.custom<AsyncIterable<UploadPart>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

/** More parts than any form that is answered with its faults; beyond, it is too large. */
const PARTS_AT_MOST = 100;

/** Lets the routes of a scope take forms with files. Nothing of a body is taken before a route asks for its parts. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      parts: PARTS_AT_MOST,
      files: PARTS_AT_MOST,
      fields: PARTS_AT_MOST,
      fieldNameSize: 200,
      fieldSize: 1024,
      // One byte more than is taken: a file that is cut off there is known to be too large.
      fileSize: importLimits.fileBytes + 1,
    },
  });
}

/**
 * The parts of a form, one by one as they come. A form that is broken or cut off throws BrokenFormError.
 *
 * @param fileBytes the most that is taken of a file, where it is not what imports take
 */
export async function* uploadPartsOf(
  request: FastifyRequest,
  fileBytes?: number,
): AsyncGenerator<UploadPart> {
  // Of a connection that is gone by now no end ever comes.
  if (request.raw.destroyed) throw new BrokenFormError('the form was cut off');
  const parts = request.parts(fileBytes === undefined ? undefined : { limits: { fileSize: fileBytes } });
  try {
    for (;;) {
      const { done, value } = await parts.next().catch(brokenBy);
      if (done) return;
      yield value.type === 'file'
        ? { field: value.fieldname, fileName: value.filename, content: piecesOf(value.file) }
        : { field: value.fieldname, fileName: undefined, content: nothing };
    }
  } finally {
    // A client that is refused early is still sending: its body is read to the end, so that it gets the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function* piecesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = file[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch(brokenBy);
      if (done) return;
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}

const nothing: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
};

function brokenBy(reason: unknown): never {
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  // A limit of the form has a problem of its own.
  if (code.endsWith('_LIMIT')) throw reason;
  throw new BrokenFormError('the form is broken or was cut off', { cause: reason });
}
