import { z } from 'zod';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { environments } from '../../documents/kinds.ts';
import { agentDocument } from '../documents/agent-document.ts';
import { documentLine } from '../documents/document-line.ts';
import { linksOf } from '../documents/document-links.ts';
import { environmentMessages } from '../environment-messages.ts';
import { makeTool } from '../tool.ts';
import { answered, refusalOfBody } from '../tool-result.ts';
import { bodyInput, documentOutput, typeInput, waitInput } from './inputs.ts';

export const issueDocument = makeTool({
  name: 'issue_document',
  title: 'Emitir un documento',
  description:
    'Emite un documento electrónico: le da número, lo firma y lo envía al SRI. No se puede deshacer: hágalo solo cuando la ' +
    'persona lo haya pedido y haya visto el preview_document. No pregunta nada: lo que falte o esté mal vuelve como error, ' +
    'todo de una vez, y entonces nada se emitió. `idempotency_key` la elige usted, una por venta (por ejemplo su número de ' +
    'pedido o un UUID): si no llega la respuesta, repita con la misma y no se duplica. Con el `preview_id` de ' +
    'preview_document se emite exactamente lo que se mostró.',
  annotations: {
    readOnlyHint: false,
    // An issued document cannot be taken back: clients that ask a person before destructive calls should ask.
    destructiveHint: true,
    // Its key is required: the same call again gives the same document.
    idempotentHint: true,
    openWorldHint: true,
  },
  input: z.strictObject({
    type: typeInput,
    body: bodyInput,
    idempotency_key: z.string().min(1).max(255).meta({
      description: 'Única por documento; repetir la llamada con la misma devuelve el mismo documento',
    }),
    preview_id: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Son 64 cifras hexadecimales en minúscula.')
      .optional()
      .meta({ description: 'El de preview_document, con el mismo cuerpo y en el mismo día' }),
    wait: waitInput,
  }),
  output: z.strictObject({
    environment: z.enum(environments),
    idempotency_key: z.string(),
    ...documentOutput.shape,
  }),
  async run(input, { api, environment, signal }) {
    const { type, body, idempotency_key: idempotencyKey, preview_id, wait } = input;
    const answer = await api.call({
      method: 'POST',
      path: `/v1/ec/${kindOf(type).plural}`,
      query: { wait, preview_id },
      body,
      idempotencyKey,
      signal,
    });
    if (!answer.ok) return refusalOfBody(answer.problem);
    const document = agentDocument.parse(answer.value);
    const warnings = (document.warnings ?? []).map(({ message, detail }) => `- ${message} ${detail}`);
    return answered({
      summary: [
        environmentMessages[environment],
        documentLine(document),
        ...(warnings.length === 0 ? [] : ['Advertencias:', ...warnings]),
      ].join('\n'),
      data: { environment, idempotency_key: idempotencyKey, document },
      links: linksOf(document),
    });
  },
});
