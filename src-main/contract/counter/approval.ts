import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { pageQuery } from '../list.ts';
import { approvalSubject } from './approval-subject.ts';
import { operatorNamed } from './operator.ts';
import { permissions } from './permissions.ts';

/**
 * The metadata by which a document says what was approved for it: the ids of its approvals, with commas between. It is
 * noted in the transaction that issues the document.
 */
export const approvalsMetadata = 'approvals';

/** A discount is anybody's to give up to this share of a line, in percent; more has to be allowed. */
export const discountLimitPercent = 20;

export const approvalUses = ['cash_session', 'stock', 'product', 'document', 'series'] as const;
export type ApprovalUse = (typeof approvalUses)[number];

/** That somebody let another do something, as it stays written for ever. */
export const approvalRecord = namedObject('approval', {
  object: z.literal('approval'),
  id: z.uuid(),
  action: z.enum(permissions),
  approver: z
    .strictObject({ id: z.uuid().optional(), name: z.string() })
    .meta({ description: 'Sin id, el dueño de los datos' }),
  asked_by: operatorNamed
    .optional()
    .meta({ description: 'Quien lo pidió; nadie, si nadie había ingresado su PIN' }),
  reason: z.string().optional(),
  about: approvalSubject.meta({ description: 'Para qué se dio: no sirve para otra cosa' }),
  given_at: z.iso.datetime(),
  used_at: z.iso.datetime().optional().meta({ description: 'Si no consta, el servicio no supo que sirvió' }),
  used_for: z
    .strictObject({ kind: z.enum(approvalUses), id: z.uuid() })
    .optional()
    .meta({
      description:
        'El turno de caja, las existencias de un producto, el producto, el documento o la serie que sigue con otro número',
    }),
});
export type ApprovalRecord = z.output<typeof approvalRecord>;

export const approvalListQuery = z.strictObject({
  ...pageQuery,
  action: z.enum(permissions).optional(),
  approver_id: z.uuid().optional(),
  asked_by_id: z.uuid().optional(),
  'given_at[gte]': z.iso.datetime({ offset: true }).optional(),
  'given_at[lte]': z.iso.datetime({ offset: true }).optional(),
});
export type ApprovalListQuery = z.output<typeof approvalListQuery>;
