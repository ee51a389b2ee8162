import { ConfigError } from '../config/config-error.ts';
import { workspaceResource } from '../contract/business/workspace.ts';
import { type DocumentResource, documentResource } from '../contract/documents/document-resource.ts';
import { documentListOf } from '../contract/list.ts';
import type { Environment } from '../documents/kinds.ts';
import { translate } from '../process/language.ts';
import { actIn } from './acting.ts';
import { type Client, NotDoneError, RefusedError } from './client.ts';

export interface FoundDocument {
  readonly document: DocumentResource;
  /** The API in the document's own environment. */
  readonly client: Client;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const page = documentListOf(documentResource);

/**
 * The document a person means: by its id, its access key, or its number as it is printed. Without an environment it
 * is looked for in all of them. One that is not there is refused as the API refuses it; a number that several have,
 * as a wrong use that names them.
 */
export async function findDocument(
  client: Client,
  reference: string,
  environment?: Environment,
): Promise<FoundDocument> {
  const environments = environment === undefined ? await environmentsOf(client) : [environment];
  const matches: FoundDocument[] = [];
  for (const searched of environments) {
    const acting = await actIn(client, searched);
    const documents = uuid.test(reference)
      ? await byId(acting, reference)
      : await byNumber(acting, reference);
    matches.push(...documents.map((document) => ({ document, client: acting })));
  }
  const [first, ...others] = matches;
  if (first === undefined) {
    const where =
      environment === undefined
        ? ''
        : translate({ es: ` en el ambiente ${environment}`, en: ` in the environment ${environment}` });
    throw new NotDoneError(
      translate({
        es: `No hay ningún documento ${reference}${where}. Búsquelo con «documents find».`,
        en: `There is no document ${reference}${where}. Find it with “documents find”.`,
      }),
    );
  }
  if (others.length === 0) return first;
  const lines = matches.map(
    ({ document }) => `  ${document.id}: ${document.object}, ${document.environment}`,
  );
  throw new ConfigError({
    es: `Hay varios documentos ${reference}; indique el id de uno:\n${lines.join('\n')}`,
    en: `There are several documents ${reference}; give the id of one:\n${lines.join('\n')}`,
  });
}

async function environmentsOf(client: Client): Promise<readonly Environment[]> {
  const answer = await client.call({ method: 'GET', path: '/v1/local/workspace' });
  return workspaceResource.parse(answer).environments;
}

async function byId(client: Client, id: string): Promise<readonly DocumentResource[]> {
  try {
    return [documentResource.parse(await client.call({ method: 'GET', path: `/v1/ec/documents/${id}` }))];
  } catch (reason) {
    if (reason instanceof RefusedError && reason.problem.code === 'not_found') return [];
    throw reason;
  }
}

async function byNumber(client: Client, reference: string): Promise<readonly DocumentResource[]> {
  const search = new URLSearchParams({ q: reference, limit: '100' });
  const answer = await client.call({ method: 'GET', path: `/v1/ec/documents?${search}` });
  const isMeant = ({ number, access_key }: DocumentResource) =>
    number === reference || access_key === reference;
  return page.parse(answer).data.filter(isMeant);
}
