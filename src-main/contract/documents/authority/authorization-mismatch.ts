import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';

/** In what an authorization is not that of the document which was sent. */
export const authorizationDifferences = [
  /** Its number, or the key in the enclosed document, is another one. */
  'access_key',
  'environment',
  /** Earlier than the day before the document's, or later than tomorrow. */
  'date',
  /** The enclosed document says something else. */
  'document',
  /** The enclosed document says the same and was signed another time. */
  'signature',
  /** The enclosed document cannot be read. */
  'unreadable',
] as const;
export type AuthorizationDifference = (typeof authorizationDifferences)[number];

/** What a document says, as far as a shopkeeper tells documents apart. */
const side = {
  access_key: z.string(),
  environment: z.enum(environments).optional(),
  number: z.string().optional(),
  issue_date: z.iso.date().optional(),
  counterparty: z.string().optional(),
  counterparty_name: z.string().optional(),
  total: z.string().optional(),
};

/** A document beside what the authority authorized under its access key, which is not the same. */
export const authorizationMismatch = z
  .strictObject({
    object: z.literal('authorization_mismatch'),
    document_id: z.uuid(),
    revision: z.int(),
    differences: z.array(
      z.strictObject({
        code: z.enum(authorizationDifferences),
        message: z.string().meta({ description: 'Qué no coincide' }),
      }),
    ),
    sent: z.strictObject({ ...side, xml: z.string() }).meta({ description: 'Lo que se firmó y se envió' }),
    authority: z
      .strictObject({
        ...side,
        authorization_number: z.string(),
        authorized_at: z.iso.datetime({ offset: true }),
        xml: z.string().optional().meta({ description: 'Ausente si la respuesta no incluye el comprobante' }),
      })
      .meta({ description: 'Lo que el SRI tiene con la clave de acceso; ausente lo que no se puede leer' }),
    acceptable: z.boolean().meta({ description: 'Si se puede aceptar lo que el SRI tiene' }),
    received_at: z.iso.datetime().meta({ description: 'Cuándo lo dijo el SRI' }),
  })
  .meta({ id: 'authorization_mismatch' });
export type AuthorizationMismatch = z.output<typeof authorizationMismatch>;
