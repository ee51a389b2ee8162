import { problemBody } from '../../../contract/problems/problems.ts';
import { translate } from '../../../process/language.ts';
import { type AskingOptions, askOwnHead, NoHeadError } from '../../../station/host/ask-own-head.ts';
import { NotDoneError, RefusedError } from '../../client.ts';

/** Calls the head office that runs on a data folder as its owner; throws what it refuses. */
export async function callHead(
  dataDir: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
  asking?: AskingOptions,
): Promise<unknown> {
  const { status, json } = await askOwnHead(dataDir, method, path, body, asking).catch((reason: unknown) => {
    throw reason instanceof NoHeadError ? new NotDoneError(notRunning(dataDir), { cause: reason }) : reason;
  });
  if (status >= 400) throw new RefusedError(problemBody.parse(json));
  return json;
}

function notRunning(dataDir: string): string {
  return translate({
    es: `En ${dataDir} no corre ninguna matriz. Iníciela con «head serve --data ${dataDir}».`,
    en: `No head office runs in ${dataDir}. Start it with “head serve --data ${dataDir}”.`,
  });
}
