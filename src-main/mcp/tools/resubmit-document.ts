import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { agentDocument } from '../documents/agent-document.ts';
import { documentLine } from '../documents/document-line.ts';
import { linksOf } from '../documents/document-links.ts';
import { makeTool } from '../tool.ts';
import { answered, refusalOfBody } from '../tool-result.ts';
import { bodyInput, documentOutput, idInput, waitInput } from './inputs.ts';

export const resubmitDocument = makeTool({
  name: 'resubmit_document',
  title: 'Corregir y reenviar un documento',
  description:
    'Corrige un documento devuelto o no autorizado y lo envía otra vez: conserva número, clave de acceso y fecha. El cuerpo ' +
    'es el de emitir, completo, sin `establishment` ni `emission_point`. Antes, explain_refusal dice qué corregir.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({ id: idInput, body: bodyInput, wait: waitInput }),
  output: z.strictObject({ environment: z.enum(environments), ...documentOutput.shape }),
  async run({ id, body, wait }, { api, environment, signal }) {
    const path = `/v1/ec/documents/${id}/resubmit`;
    const answer = await api.call({ method: 'POST', path, query: { wait }, body, signal });
    if (!answer.ok) return refusalOfBody(answer.problem);
    const document = agentDocument.parse(answer.value);
    return answered({
      summary: documentLine(document),
      data: { environment, document },
      links: linksOf(document),
    });
  },
});
