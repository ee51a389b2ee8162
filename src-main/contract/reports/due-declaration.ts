import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';

export const declarationForms = ['104', '103'] as const;
export type DeclarationForm = (typeof declarationForms)[number];

/** A declaration of a period, by when it is due and what it comes to. */
export const dueDeclaration = namedObject('due_declaration', {
  object: z.literal('due_declaration'),
  form: z.enum(declarationForms).meta({ description: '104: IVA; 103: retenciones de renta' }),
  from: z.iso.date(),
  to: z.iso.date(),
  due_on: z.iso.date().meta({ description: 'Por el noveno dígito del RUC; el siguiente día laborable' }),
  to_pay: z
    .string()
    .optional()
    .meta({ description: 'Con lo que hay hasta ahora; falta mientras una persona no diga los saldos' }),
  saved_at: z.iso.datetime().optional().meta({ description: 'Cuándo se guardaron sus cifras' }),
});
export type DueDeclaration = z.output<typeof dueDeclaration>;
