import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { pageQuery } from '../list.ts';
import { operatorNamed } from './operator.ts';
import { operatorRoles, permissions } from './permissions.ts';

/** What is written down of the people who work here. */
export const staffEventTypes = [
  'operator_created',
  'operator_renamed',
  'operator_role_changed',
  'operator_dismissed',
  'operator_reinstated',
  'role_changed',
  'pin_changed',
  'pin_reset',
  'pin_reset_refused',
  'pin_wrong',
  'pin_locked',
  'signed_in',
  'signed_out',
  'approval_given',
  'approval_refused',
  'destination_changed',
  'live_left',
  'head_code_created',
  'head_key_created',
  'head_ended',
] as const;
export type StaffEventType = (typeof staffEventTypes)[number];

/** What stood in for a PIN that was forgotten. */
export const ownerProofs = ['backup_passphrase', 'certificate_password'] as const;
export type OwnerProof = (typeof ownerProofs)[number];

/** Where the program sends copies of documents by itself. */
export const destinationKinds = [
  'webhook',
  'email_account',
  'monthly_mail',
  'backup_folder',
  'backup_service',
  'second_place',
  'head_office',
] as const;
export type DestinationKind = (typeof destinationKinds)[number];

/** Details of some events alone. */
export const staffEventFacts = z.strictObject({
  role: z.enum(operatorRoles).optional().meta({ description: 'El rol que cambió, o el que se dio' }),
  former_role: z.enum(operatorRoles).optional(),
  former_name: z.string().optional(),
  action: z.enum(permissions).optional().meta({ description: 'Lo que se aprobó, o no' }),
  given: z.array(z.enum(permissions)).optional().meta({ description: 'Lo que el rol puede desde entonces' }),
  taken: z.array(z.enum(permissions)).optional().meta({ description: 'Lo que el rol ya no puede' }),
  locked_until: z.iso.datetime().optional(),
  proof: z.enum(ownerProofs).optional().meta({
    description: 'Con qué se puso de nuevo un PIN olvidado; ausente si lo puso el dueño de los datos',
  }),
  destination: z
    .enum(destinationKinds)
    .optional()
    .meta({ description: 'Por dónde salen copias de los documentos' }),
  address: z
    .string()
    .optional()
    .meta({ description: 'A dónde salen desde entonces, sin claves; ausente si ya no salen' }),
  former_address: z.string().optional().meta({ description: 'A dónde salían antes' }),
  environment: z
    .enum(environments)
    .optional()
    .meta({ description: 'En qué entorno trabaja la ventana desde entonces' }),
  former_environment: z.enum(environments).optional().meta({ description: 'De qué entorno salió' }),
  till: z
    .strictObject({ id: z.uuid(), name: z.string() })
    .optional()
    .meta({ description: 'La caja de la ventana' }),
  by_program: z.literal(true).optional().meta({ description: 'Lo cambió un programa con su clave de API' }),
});

export const staffEvent = namedObject('staff_event', {
  object: z.literal('staff_event'),
  id: z.uuid(),
  type: z.enum(staffEventTypes),
  created_at: z.iso.datetime(),
  operator: operatorNamed.optional().meta({ description: 'De quién se trata' }),
  by: operatorNamed
    .optional()
    .meta({ description: 'Quien lo hizo o lo pidió, si es otra persona que había ingresado' }),
  ...staffEventFacts.shape,
});
export type StaffEvent = z.output<typeof staffEvent>;

export const staffEventListQuery = z.strictObject({
  ...pageQuery,
  type: z.enum(staffEventTypes).optional(),
  operator_id: z.uuid().optional().meta({ description: 'De quien se trata, o quien lo hizo' }),
  'created_at[gte]': z.iso.datetime({ offset: true }).optional(),
  'created_at[lte]': z.iso.datetime({ offset: true }).optional(),
});
export type StaffEventListQuery = z.output<typeof staffEventListQuery>;
