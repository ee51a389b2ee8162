import { z } from 'zod';
import { documentTypes } from '../../documents/kinds.ts';
import { kindOf } from '../../documents/types.ts';
import { readBodySchema } from '../documents/body-schema.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';
import { typeInput } from './inputs.ts';

export const describeDocumentType = makeTool({
  name: 'describe_document_type',
  title: 'Qué lleva un tipo de documento',
  description:
    'Da el esquema JSON del cuerpo de un tipo de documento y un ejemplo correcto. Léalo antes del primer preview_document ' +
    'de ese tipo.',
  annotations: reading,
  input: z.strictObject({ type: typeInput }),
  output: z.strictObject({
    type: z.enum(documentTypes),
    label: z.string(),
    schema: z.record(z.string(), z.unknown()),
    example: z.unknown(),
  }),
  async run({ type }, { api, signal }) {
    const read = await readBodySchema(api, type, signal);
    if (!read.ok) return refusal(read.problem);
    const { label } = kindOf(type);
    return answered({
      summary: `El cuerpo de ${label.toLowerCase()} (${type}): su esquema y un ejemplo.`,
      data: { type, label, ...read.value },
    });
  },
});
