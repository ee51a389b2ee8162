import { z } from 'zod';
import { documentTypes, environments } from '../../documents/kinds.ts';
import { regimes } from '../../documents/parties/issuer.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { digits, emailAddress, text } from '../../documents/values/text.ts';

/** Where numberings begin, or go on; by default at 1. */
export const nextNumbers = z.partialRecord(
  z.enum(environments),
  z.partialRecord(z.enum(documentTypes), z.int().min(1).max(999_999_999)),
);

/** The three digits of an establishment, or of an emission point. */
export const seriesCode = digits(3).refine((code) => code !== '000', {
  error: '000 no es un código válido.',
});

/** The business itself, as the RUC states it. */
export const businessFacts = z.strictObject({
  ruc: z.string().regex(/^\d{10}001$/, 'El RUC del emisor tiene 13 dígitos y termina en 001.'),
  legal_name: text(300),
  trade_name: text(300).optional(),
  head_office_address: text(300),
  head_office_phone: text(30).optional(),
  head_office_email: emailAddress.optional(),
  reply_to_email: emailAddress.optional(),
  footer_legend: text(300).optional(),
  keeps_accounting: z.boolean().default(false),
  regime: z.enum(regimes).default('general'),
  special_taxpayer_resolution: z
    .string()
    .regex(/^[A-Za-z0-9]{3,13}$/, 'De 3 a 13 letras y dígitos.')
    .optional(),
  withholding_agent_resolution: z
    .string()
    .regex(/^[1-9]\d{0,7}$/, 'Hasta 8 dígitos, sin ceros a la izquierda.')
    .optional(),
  large_taxpayer_resolution: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,300}$/, 'Letras, dígitos y guiones.')
    .optional(),
});

const establishments = z.array(
  z.strictObject({
    code: seriesCode,
    address: text(300).optional(),
    emission_points: z
      .array(z.strictObject({ code: seriesCode, next_numbers: nextNumbers.default({}) }))
      .min(1)
      .default([{ code: '001', next_numbers: {} }]),
  }),
);

const oneEstablishment = [{ code: '001', emission_points: [{ code: '001', next_numbers: {} }] }];

/** `business.json`: what `setup` reads (design.md §8). Paths are relative to the file. */
export const businessFile = namedObject('business_file', {
  business: businessFacts,
  establishments: establishments.min(1).default(oneEstablishment),
  certificate: z.strictObject({ file: z.string().min(1), password_file: z.string().min(1) }).optional(),
});

/** The same over HTTP, with the certificate's bytes instead of paths. */
export const setupBody = namedObject('setup_body', {
  business: businessFacts,
  establishments: establishments.default(oneEstablishment).meta({
    description: 'Sin decirlo, 001 con el punto 001; una lista vacía los deja para después',
  }),
  certificate: z.strictObject({ p12_base64: z.base64(), password: z.string() }).optional().meta({
    description: 'Sin él, el que se instaló antes de crear el negocio, si lo hay',
  }),
});
export type SetupBody = z.output<typeof setupBody>;
