import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError, type ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { documentTypes } from '../../documents/kinds.ts';
import { readBodySchema } from '../documents/body-schema.ts';
import { fileUris } from '../documents/document-links.ts';
import type { AgentAnswer, AgentApi } from '../service/agent-api.ts';

const rideFormats = ['a4', 'ticket80', 'ticket58'];

/** What an agent can read: the files of each document, what each body carries, the whole API. */
export function addResources(server: McpServer, api: AgentApi): void {
  addDocumentFiles(server, api);
  addBodySchemas(server, api);
  server.registerResource(
    'openapi',
    'mostrador://openapi.json',
    {
      title: 'El API de Mostrador (OpenAPI 3.1)',
      description: 'La descripción completa del API HTTP que usan estas herramientas.',
      mimeType: 'application/json',
    },
    async (uri, { signal }) => {
      const bytes = readOrRefuse(await api.file({ path: '/v1/openapi.json', signal }));
      return textResource(uri, 'application/json', bytes.toString('utf8'));
    },
  );
}

function addDocumentFiles(server: McpServer, api: AgentApi): void {
  server.registerResource(
    'document-xml',
    new ResourceTemplate(fileUris.xml('{id}'), { list: undefined }),
    {
      title: 'XML de un documento',
      description: 'El autorizado por el SRI; mientras no lo esté, el firmado.',
      mimeType: 'application/xml',
    },
    async (uri, { id }, { signal }) => {
      const bytes = readOrRefuse(await api.file({ path: `/v1/ec/documents/${id}/xml`, signal }));
      return textResource(uri, 'application/xml', bytes.toString('utf8'));
    },
  );
  server.registerResource(
    'document-ride',
    new ResourceTemplate(fileUris.ride('{id}', '{format}'), {
      list: undefined,
      complete: { format: () => rideFormats },
    }),
    {
      title: 'RIDE de un documento',
      description: `La representación impresa, en PDF. Formatos: ${rideFormats.join(', ')}.`,
      mimeType: 'application/pdf',
    },
    async (uri, { id, format }, { signal }) => {
      const path = `/v1/ec/documents/${id}/ride?format=${format}`;
      const blob = readOrRefuse(await api.file({ path, signal })).toString('base64');
      return { contents: [{ uri: uri.href, mimeType: 'application/pdf', blob }] };
    },
  );
}

function addBodySchemas(server: McpServer, api: AgentApi): void {
  const resources = documentTypes.map((type) => ({
    uri: `mostrador://body-schemas/${type}`,
    name: `body-schema-${type}`,
    title: `Cuerpo de ${kindOf(type).label.toLowerCase()}`,
    mimeType: 'application/json',
  }));
  server.registerResource(
    'body-schema',
    new ResourceTemplate('mostrador://body-schemas/{type}', {
      list: () => ({ resources }),
      complete: { type: () => [...documentTypes] },
    }),
    {
      title: 'Cuerpo de un tipo de documento',
      description: 'El esquema JSON de la llamada de emisión y un ejemplo, como da describe_document_type.',
      mimeType: 'application/json',
    },
    async (uri, variables, { signal }) => {
      const type = documentTypes.find((name) => name === variables.type);
      if (type === undefined) {
        throw new McpError(ErrorCode.InvalidParams, `No hay tal tipo: ${documentTypes.join(', ')}.`);
      }
      const read = readOrRefuse(await readBodySchema(api, type, signal));
      return textResource(uri, 'application/json', JSON.stringify(read));
    },
  );
}

function textResource(uri: URL, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri: uri.href, mimeType, text }] };
}

/** A resource has no error result of its own: a refusal becomes the protocol's error, with the API's words. */
function readOrRefuse<Value>(answer: AgentAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  const { code, title, detail } = answer.problem;
  throw new McpError(ErrorCode.InvalidParams, `${title}. ${detail}`, { code });
}
