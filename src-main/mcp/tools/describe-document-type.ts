import { z } from 'zod';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { documentTypes } from '../../documents/kinds.ts';
import { readBodySchema } from '../documents/body-schema.ts';
import { shortSchema } from '../documents/short-schema.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';
import { typeInput } from './inputs.ts';

export const describeDocumentType = makeTool({
  name: 'describe_document_type',
  title: 'Qué lleva un tipo de documento',
  description:
    'Da el esquema JSON del cuerpo de un tipo de documento y un ejemplo correcto. Léalo antes del primer preview_document ' +
    'de ese tipo. De lo que puede faltar dice solo qué es; con `detail: "full"`, también lo que lleva dentro.',
  annotations: reading,
  input: z.strictObject({
    type: typeInput,
    detail: z.enum(['short', 'full']).default('short').meta({
      description: '`full` para reembolsos, exportación y otros anexos',
    }),
  }),
  output: z.strictObject({
    type: z.enum(documentTypes),
    label: z.string(),
    schema: z.record(z.string(), z.unknown()),
    example: z.unknown(),
  }),
  async run({ type, detail }, { api, signal }) {
    const read = await readBodySchema(api, type, signal);
    if (!read.ok) return refusal(read.problem);
    const { label } = kindOf(type);
    const { schema, example } = read.value;
    return answered({
      summary: `El cuerpo de ${label.toLowerCase()} (${type}): su esquema y un ejemplo.`,
      data: { type, label, example, schema: detail === 'full' ? schema : shortSchema(schema) },
    });
  },
});
