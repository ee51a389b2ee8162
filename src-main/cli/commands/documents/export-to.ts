import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentExport, documentExport } from '../../../contract/documents/lists/document-export.ts';
import { type Client, NotDoneError } from '../../client.ts';
import { STANDARD, writeBytes } from '../../input/files.ts';
import type { Terminal } from '../../terminal.ts';

const path = '/v1/local/document-exports';

/** Between two questions about how far it is. */
const PAUSE_MS = 200;

/** A file that was written. */
export interface WrittenExport {
  readonly file: string;
  readonly bytes: number;
  readonly documents: number;
}

/** Has the service make a file and writes it there; undefined where it went to standard output. */
export async function exportTo(
  client: Client,
  { out, terminal }: { readonly out: string; readonly terminal: Terminal },
  body: object,
): Promise<WrittenExport | undefined> {
  const made = await whenMade(
    client,
    documentExport.parse(await client.call({ method: 'POST', path, body })),
  );
  const bytes = await client.download({ path: `${path}/${made.id}/file` });
  await client.call({ method: 'DELETE', path: `${path}/${made.id}` });
  await writeBytes(out, bytes, terminal);
  return out === STANDARD
    ? undefined
    : { file: resolve(out), bytes: bytes.length, documents: made.documents_total };
}

async function whenMade(client: Client, started: DocumentExport): Promise<DocumentExport> {
  let job = started;
  while (job.status === 'running') {
    await pause(PAUSE_MS);
    job = documentExport.parse(await client.call({ method: 'GET', path: `${path}/${job.id}` }));
  }
  if (job.failure !== undefined) throw new NotDoneError(job.failure);
  return job;
}
