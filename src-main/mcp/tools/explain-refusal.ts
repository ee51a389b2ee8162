import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { type AgentDocument, agentDocument } from '../documents/agent-document.ts';
import { documentLine } from '../documents/document-line.ts';
import { type NextStep, nextStepOf, nextSteps } from '../documents/next-step.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';
import { documentOutput, idInput } from './inputs.ts';

export const explainRefusal = makeTool({
  name: 'explain_refusal',
  title: 'Explicar un rechazo del SRI',
  description:
    'Dice por qué el SRI devolvió o no autorizó un documento: cada mensaje suyo con su causa y su remedio, y qué hacer ' +
    'después (`next_step`; `report` es un error del programa, que se reporta en la ventana y no se reenvía). El documento viene entero, para corregirlo con resubmit_document.',
  annotations: reading,
  input: z.strictObject({ id: idInput }),
  output: z.strictObject({
    environment: z.enum(environments),
    refused: z.boolean(),
    messages: z.array(z.record(z.string(), z.unknown())),
    next_step: z.enum(nextSteps),
    how: z.string(),
    ...documentOutput.shape,
  }),
  async run({ id }, { api, environment, signal }) {
    const answer = await api.call({ path: `/v1/ec/documents/${id}`, signal });
    if (!answer.ok) return refusal(answer.problem);
    const document = agentDocument.parse(answer.value);
    const refused = document.status === 'returned' || document.status === 'not_authorized';
    const nextStep = nextStepOf(document);
    return answered({
      summary: explanation(document, nextStep),
      data: { environment, refused, messages: document.sri_messages, ...nextStep, document },
    });
  },
});

function explanation(document: AgentDocument, { how }: NextStep): string {
  const messages = document.sri_messages.flatMap(({ code, message, detail, cause, remedy }) => [
    `Mensaje ${code} del SRI: ${[message, detail].filter((text) => text !== '').join('. ')}`,
    ...(cause === '' ? [] : [`  Causa: ${cause}`]),
    ...(remedy === '' ? [] : [`  Remedio: ${remedy}`]),
  ]);
  return [documentLine(document), ...messages, `Qué hacer: ${how}`].join('\n');
}
