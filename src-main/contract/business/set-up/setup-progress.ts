import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { certificateResource } from '../entity.ts';

/** What a person wants of an installation that is new: to try it out, or to set up their business. */
export const setupChoices = ['practice', 'business'] as const;
export type SetupChoice = (typeof setupChoices)[number];

/** The way from nothing to documents that count, in its order. */
export const setupSteps = ['certificate', 'business', 'points', 'logo', 'printer', 'test', 'live'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The steps that can be left for later. Without a business and its numbers nothing is issued. */
export const skippableSteps = ['certificate', 'logo', 'printer', 'test'] as const;
export type SkippableStep = (typeof skippableSteps)[number];

/** How far the set-up of the business has come, by any user in any window. */
export const setupProgress = namedObject('setup_progress', {
  object: z.literal('setup_progress'),
  choice: z.enum(setupChoices).optional().meta({ description: 'Falta mientras nadie ha elegido' }),
  must_choose: z.boolean().meta({
    description: 'Si la ventana debe preguntarlo: nadie ha elegido, ni hay negocio ni documentos',
  }),
  certificate: certificateResource.optional().meta({
    description: 'El que firma, o el que espera a que se cree el negocio',
  }),
  proposed: z
    .strictObject({
      ruc: z.string().optional(),
      legal_name: z.string().optional(),
      emission_point: z.string().optional().meta({
        description:
          'El que la matriz dio a esta caja, 001-002: el primero debe ser ese; falta si ya se numera',
      }),
    })
    .meta({ description: 'Lo que el certificado dice del negocio, y la matriz de dónde emite' }),
  steps: z.array(z.strictObject({ step: z.enum(setupSteps), state: z.enum(['done', 'skipped', 'open']) })),
  next_step: z.enum(setupSteps).meta({ description: 'Por donde se sigue' }),
  finished_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Cuándo una persona pasó a producción desde la configuración' }),
});
export type SetupProgress = z.output<typeof setupProgress>;

/** What a person decides on the way; the steps themselves follow from what is there. */
export const setupDecision = namedObject('setup_decision', {
  choice: z.enum(setupChoices).optional(),
  skip: z.enum(skippableSteps).optional().meta({ description: 'Un paso que se deja para después' }),
  finished: z.literal(true).optional().meta({ description: 'Se pasó a producción' }),
});
export type SetupDecision = z.output<typeof setupDecision>;
