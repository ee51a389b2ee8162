import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { amountText } from '../../documents/values/amounts.ts';
import { namedObject } from '../../documents/values/named-object.ts';

/** Documents that make up a box: all of one kind and rate. */
export const boxSource = namedObject('box_source', {
  label: z.string().meta({ description: 'Facturas emitidas, IVA 15 %' }),
  documents: z.int(),
  amount: z.string().meta({ description: 'Con el signo con que entra en el casillero' }),
});
export type BoxSource = z.output<typeof boxSource>;

/** Boxes of form 104 that no document tells: a person states them, once for each period. */
export const statedBoxes = ['412', '415', '418', '483', '485', '605', '606'] as const;
export type StatedBox = (typeof statedBoxes)[number];

/** A box of form 104. */
export const declarationBox = namedObject('declaration_box', {
  box: z.string().meta({ description: 'El número del casillero' }),
  label: z.string(),
  value: z.string().optional().meta({ description: 'Falta cuando la decide una persona' }),
  editable: z
    .literal(true)
    .optional()
    .meta({ description: 'Una persona lo declara con `PUT`: ningún documento lo dice' }),
  how: z.string().meta({ description: 'Cómo se obtuvo, o qué hay que decidir' }),
  sources: z.array(boxSource).meta({ description: 'De qué documentos sale' }),
});
export type DeclarationBox = z.output<typeof declarationBox>;

const section = namedObject('declaration_section', {
  title: z.string(),
  boxes: z.array(declarationBox),
});

/** What was withheld of income tax with one code, for form 103. */
export const incomeTaxRow = namedObject('income_tax_row', {
  code: z.string(),
  concept: z.string(),
  percent: z.string(),
  documents: z.int(),
  base: z.string(),
  value: z.string(),
});
export type IncomeTaxRow = z.output<typeof incomeTaxRow>;

/** Figures for the declarations of a period. They help a person fill in the forms; nothing is sent. */
export const declarationResource = namedObject('declaration', {
  object: z.literal('declaration'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  from: z.iso.date(),
  to: z.iso.date(),
  iva: z.array(section).meta({ description: 'Formulario 104, por secciones' }),
  saved_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Cuándo se guardó: sus saldos pasan al período siguiente' }),
  form_103: z.array(declarationBox).meta({ description: 'Formulario 103, por casilleros' }),
  income_tax: z.array(incomeTaxRow).meta({ description: 'Lo retenido de renta, por código' }),
  left_out: z
    .strictObject({
      undecided: z.int().meta({ description: 'Emitidos sin decisión del SRI: no están en los casilleros' }),
      unauthorized_purchases: z.int().meta({ description: 'Compras que el SRI no autorizó o anuló' }),
      unconfirmed_purchases: z.int().meta({ description: 'Compras que el SRI aún no confirma: están' }),
    })
    .meta({ description: 'Lo que conviene resolver antes de declarar' }),
});
export type Declaration = z.output<typeof declarationResource>;

/** What a person states of a period. With nothing, the balances of the declaration are kept as it is. */
export const declarationBody = z
  .strictObject({
    boxes: z
      .partialRecord(z.enum(statedBoxes), amountText.nullable())
      .default({})
      .meta({ description: 'Por su casillero; `null` quita lo que se dijo. Lo demás queda como estaba' }),
  })
  .meta({ id: 'declaration_body' });
export type DeclarationBody = z.output<typeof declarationBody>;
