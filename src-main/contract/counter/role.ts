import { z } from 'zod';
import { onlyOfAdministrators, operatorRoles, permissions } from './permissions.ts';

/** What can be given to a role: all but what makes an administrator. */
export const grantablePermission = z.enum(permissions).exclude(onlyOfAdministrators);
export type GrantablePermission = z.output<typeof grantablePermission>;

/** Roles that a shop sets by itself: an administrator may everything, so that there is always somebody who does. */
export const settableRole = z.enum(operatorRoles).exclude(['administrator']);
export type SettableRole = z.output<typeof settableRole>;

export const roleParams = z.strictObject({ role: settableRole });

/** All that the role may from now on. */
export const roleBody = z
  .strictObject({
    permissions: z.array(grantablePermission).refine((list) => new Set(list).size === list.length, {
      params: { code: 'repeated' },
      error: 'Cada permiso va una sola vez.',
    }),
  })
  .meta({ id: 'role_body' });
export type RoleBody = z.output<typeof roleBody>;

export const roleResource = z
  .strictObject({
    object: z.literal('role'),
    role: z.enum(operatorRoles),
    permissions: z.array(z.enum(permissions)),
    usual_permissions: z
      .array(z.enum(permissions))
      .meta({ description: 'Lo que puede mientras la tienda no decide otra cosa' }),
  })
  .meta({ id: 'role' });
export type RoleResource = z.output<typeof roleResource>;
