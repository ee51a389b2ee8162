import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { environmentMessages } from '../environment-messages.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';

const entity = z.looseObject({ id: z.uuid(), ruc: z.string(), legal_name: z.string() });
const entities = z.object({ data: z.array(entity).min(1) });
const readiness = z.looseObject({
  ready: z.boolean(),
  requirements: z.array(
    z.looseObject({
      code: z.string(),
      status: z.string(),
      message: z.string(),
      remedy: z.string().optional(),
    }),
  ),
});

export const describeBusiness = makeTool({
  name: 'describe_business',
  title: 'Para qué negocio y en qué ambiente se actúa',
  description:
    'Dice el negocio y el ambiente de la clave con la que usted actúa, y qué le falta para poder emitir. Llámela primero.',
  annotations: reading,
  input: z.strictObject({}),
  output: z.strictObject({ environment: z.enum(environments), entity, readiness }),
  async run(_input, { api, environment, signal }) {
    const listed = await api.call({ path: '/v1/ec/entities', signal });
    if (!listed.ok) return refusal(listed.problem);
    const [own] = entities.parse(listed.value).data;
    if (!own) throw new Error('a key has no business');
    const checked = await api.call({ path: `/v1/ec/entities/${own.id}/readiness`, signal });
    if (!checked.ok) return refusal(checked.problem);
    const state = readiness.parse(checked.value);
    const open = state.requirements.filter(({ status }) => status !== 'met');
    return answered({
      summary: [
        environmentMessages[environment],
        `${own.legal_name}, RUC ${own.ruc}. ${state.ready ? 'Puede emitir.' : 'Todavía no puede emitir.'}`,
        ...open.map(({ message, remedy }) => `- ${message}${remedy === undefined ? '' : ` ${remedy}`}`),
      ].join('\n'),
      data: { environment, entity: own, readiness: state },
    });
  },
});
