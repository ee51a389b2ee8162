import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { approvalSubject } from './approval-subject.ts';
import { approvablePermissions, operatorRoles, permissions } from './permissions.ts';

/** What a person types at the counter. Only its hash is kept; it is in no answer and in no log. */
const pin = z.string().regex(/^\d{4,8}$/, 'El PIN tiene de 4 a 8 cifras.');

/** Somebody who works at the counter. */
export const operatorBody = namedObject('operator_body', {
  name: text(100),
  role: z.enum(operatorRoles),
  pin,
});
export type OperatorBody = z.output<typeof operatorBody>;

/** Only what is sent changes; a new PIN ends a lock. */
export const operatorPatch = namedObject('operator_patch', {
  name: text(100).optional(),
  role: z.enum(operatorRoles).optional(),
  pin: pin.optional(),
  active: z.boolean().optional(),
});
export type OperatorPatch = z.output<typeof operatorPatch>;

export const operatorResource = namedObject('operator', {
  object: z.literal('operator'),
  id: z.uuid(),
  name: z.string(),
  role: z.enum(operatorRoles),
  active: z.boolean().meta({ description: 'Quien ya no trabaja aquí queda inactivo: no se borra' }),
  has_pin: z
    .boolean()
    .meta({ description: 'Falso: llegó de la matriz y aún no tiene PIN en esta caja; no puede ingresar' }),
  locked_until: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Hasta cuándo no se le admite PIN, por los que puso mal' }),
  created_at: z.iso.datetime(),
});
export type OperatorResource = z.output<typeof operatorResource>;

/** The PIN of an administrator where nobody else here sets it: what only the owner of the business knows proves the right to. */
export const forgottenPinBody = namedObject('forgotten_pin_body', {
  secret: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({
      description:
        'La contraseña de los respaldos, o la clave del archivo de la firma electrónica; sobra para el primer PIN de la ' +
        'caja donde no se guarda ninguna',
    }),
  pin,
});
export type ForgottenPinBody = z.output<typeof forgottenPinBody>;

export const signInBody = namedObject('operator_sign_in_body', { pin });

/** Who acts in this session. */
export const operatorSignIn = namedObject('operator_sign_in', {
  object: z.literal('operator_sign_in'),
  operator: operatorResource,
  permissions: z
    .array(z.enum(permissions))
    .meta({ description: 'Lo que puede por sí mismo; lo demás lo aprueba otra persona con su PIN' }),
  signed_in_at: z.iso.datetime(),
});
export type OperatorSignIn = z.output<typeof operatorSignIn>;

export const approvalBody = namedObject('operator_approval_body', {
  pin,
  action: z.enum(approvablePermissions),
  reason: text(200).optional(),
  about: approvalSubject
    .optional()
    .meta({ description: 'Para qué: lo que se anula, se devuelve, se cambia o se vende a otro precio' }),
});
export type ApprovalBody = z.output<typeof approvalBody>;

/** Somebody who may do it lets the one who is signed in do it, once. */
export const approvalResource = namedObject('operator_approval', {
  object: z.literal('operator_approval'),
  id: z.uuid(),
  action: z.enum(permissions),
  operator_id: z.uuid(),
  operator_name: z.string(),
  expires_at: z.iso.datetime(),
});
export type ApprovalResource = z.output<typeof approvalResource>;

/** An operator as what they did names them: as they were called then. */
export const operatorNamed = namedObject('operator_named', { id: z.uuid(), name: z.string() });
export type OperatorNamed = z.output<typeof operatorNamed>;
