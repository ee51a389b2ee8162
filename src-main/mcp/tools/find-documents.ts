import { z } from 'zod';
import { channelPattern, documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';
import { agentDocument, documentRow, rowOf } from '../documents/agent-document.ts';
import { documentLine } from '../documents/document-line.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';

const day = z.iso.date('Debe ser una fecha, como "2026-11-21".');

const page = z.object({
  data: z.array(agentDocument),
  total_count: z.int(),
  offset: z.int(),
  next_cursor: z.string().nullable(),
});

export const findDocuments = makeTool({
  name: 'find_documents',
  title: 'Buscar documentos',
  description:
    'Busca entre los documentos del negocio, del más nuevo al más antiguo. Todos los filtros deben cumplirse; sin ninguno, ' +
    'los últimos. Da una línea por documento: el entero lo da get_document con su `id`. Para seguir, pase `next_cursor` ' +
    'como `cursor` con los mismos filtros.',
  annotations: reading,
  input: z.strictObject({
    q: z.string().min(1).max(100).optional().meta({
      description:
        'Palabras: del nombre, del comienzo de la identificación, del número o de la clave de acceso',
    }),
    type: z.array(z.enum(documentTypes)).min(1).optional(),
    status: z.array(z.enum(documentStatuses)).min(1).optional(),
    counterparty: z.string().min(1).max(20).optional().meta({
      description: 'Identificación exacta del comprador, proveedor o transportista',
    }),
    issued_from: day.optional().meta({ description: 'Fecha de emisión, inclusive' }),
    issued_to: day.optional().meta({ description: 'Fecha de emisión, inclusive' }),
    channel: z
      .array(z.string().regex(channelPattern))
      .min(1)
      .optional()
      .meta({ description: 'Por dónde se emitió: api, console, mcp, cli, imported o una tienda en línea' }),
    metadata: z.record(z.string(), z.string()).optional().meta({ description: 'Valores exactos' }),
    limit: z.int().min(1).max(100).default(20),
    cursor: z.string().min(1).max(200).optional(),
  }),
  output: z.strictObject({
    environment: z.enum(environments),
    total_count: z.int(),
    offset: z.int(),
    documents: z.array(documentRow),
    next_cursor: z.string().nullable(),
  }),
  async run(input, { api, environment, signal }) {
    const { issued_from, issued_to, metadata = {}, ...filters } = input;
    const pairs = Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]);
    const answer = await api.call({
      path: '/v1/ec/documents',
      query: {
        ...filters,
        'issue_date[gte]': issued_from,
        'issue_date[lte]': issued_to,
        ...Object.fromEntries(pairs),
      },
      signal,
    });
    if (!answer.ok) return refusal(answer.problem);
    const { data, total_count, offset, next_cursor } = page.parse(answer.value);
    const shown = data.length === 0 ? 'Ninguno.' : data.map(documentLine).join('\n');
    return answered({
      summary: `${total_count} en el ambiente ${environment}${next_cursor === null ? '' : '; hay más'}.\n${shown}`,
      data: { environment, total_count, offset, documents: data.map(rowOf), next_cursor },
    });
  },
});
