import { z } from 'zod';
import { namedObject } from '../documents/values/named-object.ts';
import { text } from '../documents/values/text.ts';
import { apiKeyBody, createdApiKey } from './local.ts';

/** What a program says of itself when it asks for a key. */
export const pairingBody = namedObject('pairing_body', {
  name: text(100).meta({ description: 'Con qué nombre la reconocerá una persona' }),
});
export type PairingBody = z.output<typeof pairingBody>;

const pairingStatuses = ['pending', 'approved', 'rejected'] as const;

/** A program that waits for a person to give it a key. */
export const pairingResource = namedObject('pairing', {
  object: z.literal('pairing'),
  id: z.uuid(),
  name: z.string(),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .meta({ description: 'Lo muestran las dos pantallas: la persona comprueba que es el mismo' }),
  status: z.enum(pairingStatuses),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type PairingResource = z.output<typeof pairingResource>;

/** With the secret by which the program that asked, and no other, is handed the key. */
export const createdPairing = namedObject('created_pairing', {
  ...pairingResource.shape,
  secret: z.string(),
});
export type CreatedPairing = z.output<typeof createdPairing>;

/** How a pairing stands, for the program that asked: once approved with the key, this once. */
export const pairingAnswer = namedObject('pairing_answer', {
  ...pairingResource.shape,
  api_key: createdApiKey.optional(),
});
export type PairingAnswer = z.output<typeof pairingAnswer>;

/** What a person lets the program do. */
export const pairingApproval = namedObject('pairing_approval', {
  ...apiKeyBody.omit({ name: true }).shape,
  name: text(100).optional().meta({ description: 'De la clave; si no se dice, el del programa' }),
});
export type PairingApproval = z.output<typeof pairingApproval>;
