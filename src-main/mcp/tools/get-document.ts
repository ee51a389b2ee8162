import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { agentDocument } from '../documents/agent-document.ts';
import { documentLine } from '../documents/document-line.ts';
import { linksOf } from '../documents/document-links.ts';
import { idOfDocument } from '../documents/find-one.ts';
import { journeyOf, journeyStep } from '../documents/journey.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';
import { anyNameInput, documentOutput, waitInput } from './inputs.ts';

export const getDocument = makeTool({
  name: 'get_document',
  title: 'Consultar un documento',
  description:
    'Da un documento entero por su `id`, su número o su clave de acceso, su recorrido (del paso más nuevo al más antiguo: aceptado, firmado, recibido, autorizado, ' +
    'correos…) y enlaces a su RIDE y su XML. Con `wait` se espera la decisión del SRI.',
  annotations: reading,
  input: z.strictObject({ id: anyNameInput, wait: waitInput.unwrap().default(0) }),
  output: z.strictObject({
    environment: z.enum(environments),
    ...documentOutput.shape,
    journey: z.array(journeyStep),
  }),
  async run({ id: reference, wait }, { api, environment, signal }) {
    const named = await idOfDocument(api, reference, signal);
    if (!named.ok) return refusal(named.problem);
    const id = named.value;
    const answer = await api.call({ path: `/v1/ec/documents/${id}`, query: { wait }, signal });
    if (!answer.ok) return refusal(answer.problem);
    const document = agentDocument.parse(answer.value);
    const journey = await journeyOf(api, id, signal);
    if (!journey.ok) return refusal(journey.problem);
    return answered({
      summary: documentLine(document),
      data: { environment, document, journey: journey.value },
      links: linksOf(document),
    });
  },
});
