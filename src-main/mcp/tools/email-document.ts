import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { emailAddress } from '../../documents/values/text.ts';
import { makeTool } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';
import { idInput } from './inputs.ts';

const queued = z.object({ document_id: z.uuid(), to: z.array(z.string()) });

export const emailDocument = makeTool({
  name: 'email_document',
  title: 'Enviar un documento por correo',
  description:
    'Pone en cola el correo con el RIDE y el XML de un documento autorizado, a su destinatario o a las direcciones de `to`. ' +
    'Al autorizarse, cada documento ya se envía solo a su destinatario.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({ id: idInput, to: z.array(emailAddress).min(1).max(10).optional() }),
  output: z.strictObject({ environment: z.enum(environments), ...queued.shape }),
  async run({ id, to }, { api, environment, signal }) {
    const path = `/v1/ec/documents/${id}/email`;
    const answer = await api.call({ method: 'POST', path, body: { ...(to && { to }) }, signal });
    if (!answer.ok) return refusal(answer.problem);
    const sent = queued.parse(answer.value);
    return answered({
      summary: `El correo a ${sent.to.join(', ')} quedó en cola.`,
      data: { environment, ...sent },
    });
  },
});
