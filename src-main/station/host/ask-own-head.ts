import { readHeadFile } from '../../process/head/head-file.ts';
import { makeHeadClient } from '../head-client.ts';

/** A backup is answered once it is made and read again, milliseconds. */
export const ARCHIVE_WITHIN_MS = 3_600_000;

export interface AskingOptions {
  /** How long nothing may be heard, milliseconds; a minute when left out. */
  readonly silenceMs?: number;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** No head office runs on the data folder. */
export class NoHeadError extends Error {
  override readonly name = 'NoHeadError';
}

/** Asks the head office that runs on a data folder of this computer, as the owner of those data; throws NoHeadError. */
export async function askOwnHead(
  dataDir: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  { silenceMs, signal }: AskingOptions = {},
): Promise<{ readonly status: number; readonly json: unknown }> {
  const head = readHeadFile(dataDir);
  if (!head) throw new NoHeadError(`no head office runs in ${dataDir}`);
  const client = makeHeadClient(head, silenceMs);
  try {
    const answer = await client
      .call({
        method,
        path,
        key: head.owner_token,
        ...(signal && { signal }),
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
      })
      .catch((cause: unknown) => {
        throw new NoHeadError(`the head office of ${dataDir} does not answer`, { cause });
      });
    return { status: answer.status, json: JSON.parse(answer.body.toString()) };
  } finally {
    client.close();
  }
}
