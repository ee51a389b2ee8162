import { z } from 'zod';
import { channelPattern, knownChannels, simulations } from '../kinds.ts';
import { namedObject } from '../values/named-object.ts';
import { digits, text } from '../values/text.ts';

/** Names the program writes itself; a person's field of the same name would be read as ours. */
const reservedNames = ['ruc proveedor', 'gran contribuyente'];

/** The schemas take 15 additional fields; the program's own (annexes 24 and 26) count among them when they are written. */
export const MAX_ADDITIONAL_FIELDS = 15;

export const additionalField = namedObject('additional_field', {
  name: text(300).refine((name) => !reservedNames.includes(name.toLowerCase()), {
    params: { code: 'reserved_name' },
    error: 'Este nombre lo escribe el programa; use otro.',
  }),
  value: text(300),
});
export type AdditionalField = z.output<typeof additionalField>;

export const additionalInfo = z.array(additionalField).max(MAX_ADDITIONAL_FIELDS).default([]);

/** Additional data of one line: at most three pairs. */
export const lineAdditionalInfo = z
  .array(z.strictObject({ name: text(300), value: text(300) }))
  .max(3)
  .default([]);

export const fiscalMachine = z
  .strictObject({
    brand: text(30),
    model: text(30),
    serial: text(30),
  })
  .meta({ id: 'fiscal_machine', description: 'Solo si el documento sale de una máquina fiscal' });
export type FiscalMachine = z.output<typeof fiscalMachine>;

/** Text that nobody prints is kept as it comes: but for what neither JSON nor databases carry. */
const isStorable = (value: string) => !/[\0\p{Cs}]/u.test(value);

const storedText = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .refine(isStorable, {
      params: { code: 'invalid_format' },
      error: 'Tiene caracteres que no se pueden guardar: nulos, o la mitad de un símbolo.',
    });

/** Data of the caller's own: on a document, and to find documents by. */
export const metadataPairs = z
  .record(storedText(100).min(1), storedText(500))
  .refine((pairs) => Object.keys(pairs).length <= 20, {
    params: { code: 'too_many' },
    error: 'Se admiten hasta 20 pares.',
  });
export const metadata = metadataPairs.default({});
export type Metadata = z.output<typeof metadata>;

/** What a storefront's integration calls itself. The known channels are set by the program, never by a body. */
const storefront = z
  .string()
  .regex(channelPattern, 'Debe tener de 1 a 40 letras minúsculas, números, guiones o guiones bajos.')
  .refine((slug) => knownChannels.every((channel) => channel !== slug), {
    params: { code: 'reserved_name' },
    error: 'Este canal lo escribe el programa; use el nombre de su tienda en línea.',
  })
  .meta({ description: 'Nombre corto de la tienda en línea que emite; sin él, el canal es `api`' });

/** Fields every issuing body accepts (interface specification, "Fields accepted by every issuing … body"). */
export const commonBody = {
  fiscal_machine: fiscalMachine.optional(),
  additional_info: additionalInfo,
  establishment: digits(3).optional(),
  emission_point: digits(3).optional(),
  metadata,
  simulate: z.enum(simulations).optional(),
  channel: storefront.optional(),
};

const commonBodySchema = z.strictObject(commonBody);
export type CommonBody = z.output<typeof commonBodySchema>;
