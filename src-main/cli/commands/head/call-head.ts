import { problemBody } from '../../../contract/problems/problems.ts';
import { readHeadFile } from '../../../head/head-file.ts';
import { translate } from '../../../process/language.ts';
import { makeHeadClient } from '../../../station/head-client.ts';
import { NotDoneError, RefusedError } from '../../client.ts';

/** Calls the head office that runs on a data folder as its owner; throws what it refuses. */
export async function callHead(
  dataDir: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const head = readHeadFile(dataDir);
  if (!head) throw new NotDoneError(notRunning(dataDir));
  const client = makeHeadClient(head);
  try {
    const answer = await client
      .call({
        method,
        path,
        key: head.owner_token,
        ...(body && { body: Buffer.from(JSON.stringify(body)) }),
      })
      .catch((reason: unknown) => {
        throw new NotDoneError(notRunning(dataDir), { cause: reason });
      });
    const json: unknown = JSON.parse(answer.body.toString());
    if (answer.status >= 400) throw new RefusedError(problemBody.parse(json));
    return json;
  } finally {
    client.close();
  }
}

function notRunning(dataDir: string): string {
  return translate({
    es: `En ${dataDir} no corre ninguna matriz. Iníciela con «npm run head -- --data ${dataDir}».`,
    en: `No head office runs in ${dataDir}. Start it with “npm run head -- --data ${dataDir}”.`,
  });
}
