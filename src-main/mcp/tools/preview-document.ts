import { z } from 'zod';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { environments } from '../../documents/kinds.ts';
import { environmentMessages } from '../environment-messages.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusalOfBody } from '../tool-result.ts';
import { bodyInput, typeInput } from './inputs.ts';

const preview = z.looseObject({
  preview_id: z.string(),
  issue_date: z.string(),
  total: z.string(),
  tax_total: z.string(),
  warnings: z.array(z.looseObject({ code: z.string(), message: z.string(), detail: z.string() })),
});

export const previewDocument = makeTool({
  name: 'preview_document',
  title: 'Previsualizar un documento',
  description:
    'Calcula un documento como si se emitiera hoy, sin gastar número, sin guardar ni enviar nada. Úselo siempre antes de ' +
    'issue_document: muestre a la persona el total y las advertencias (`warnings`), y emita con su `preview_id`.',
  annotations: reading,
  input: z.strictObject({ type: typeInput, body: bodyInput }),
  output: z.strictObject({ environment: z.enum(environments), preview }),
  async run({ type, body }, { api, environment, signal }) {
    const kind = kindOf(type);
    const path = `/v1/ec/${kind.plural}/preview`;
    const answer = await api.call({ method: 'POST', path, body, signal });
    if (!answer.ok) return refusalOfBody(answer.problem);
    const computed = preview.parse(answer.value);
    const warnings = computed.warnings.map(({ message, detail }) => `- ${message} ${detail}`);
    return answered({
      summary: [
        environmentMessages[environment],
        `${kind.label} por ${computed.total} USD (impuestos ${computed.tax_total}), con fecha ${computed.issue_date}. ` +
          'Todavía no se emitió nada.',
        ...(warnings.length === 0 ? [] : ['Advertencias:', ...warnings]),
      ].join('\n'),
      data: { environment, preview: computed },
    });
  },
});
