import { type Environment, environments } from '../../../../src-main/documents/kinds.ts';

/** What the store keeps of each tenant, named. */
const recordNames = [
  'waiting',
  'decided',
  'note',
  'settlement',
  'purchase',
  'series',
  'till',
  'machine',
  'session',
  'movement',
  'held sale',
  'draft',
  'key',
  'endpoint',
  'delivery',
  'webhook event',
  'import',
  'item',
  'job',
  'event',
  'approval',
  'new',
  'opening',
  'unpaid opening',
  'payment',
  'proforma',
  'received goods',
  'goods receipt',
] as const;

/** A till of a business in an environment; all tenants keep the like. */
export interface Tenant {
  /** A hexadecimal digit that begins the identifiers of its rows, and no others. */
  readonly mark: string;
  readonly kind: 'sandbox' | 'live';
  readonly ruc: string;
  readonly entityId: string;
  readonly environment: Environment;
  readonly establishment: '001';
  readonly emissionPoint: '001' | '002';
  id(name: (typeof recordNames)[number]): string;
}

const businesses = [
  { kind: 'sandbox', ruc: '1790016919001', entityId: '00000000-0000-7000-8000-000000000001' },
  { kind: 'live', ruc: '1799999990001', entityId: '00000000-0000-7000-8000-000000000002' },
] as const;

/**
 * Two businesses, each with two tills in each of three environments. The program has practice documents of the practice
 * business alone; here both have all, so that each part of a scope is missed by itself.
 */
export const tenants: readonly Tenant[] = businesses
  .flatMap((business) => environments.map((environment) => ({ ...business, environment })))
  .flatMap((scope) => (['001', '002'] as const).map((emissionPoint) => ({ ...scope, emissionPoint })))
  .map((tenant, index) => {
    const mark = (index + 1).toString(16);
    return {
      ...tenant,
      mark,
      establishment: '001',
      id: (name) => `${mark.repeat(8)}-0000-7000-8000-${String(recordNames.indexOf(name)).padStart(12, '0')}`,
    };
  });

/** What a question may learn of: the till it names, its business in its environment, or one of both. */
export const reaches = {
  till: (here: Tenant, there: Tenant) => here.mark === there.mark,
  scope: (here: Tenant, there: Tenant) =>
    here.entityId === there.entityId && here.environment === there.environment,
  business: (here: Tenant, there: Tenant) => here.entityId === there.entityId,
  environment: (here: Tenant, there: Tenant) => here.environment === there.environment,
};
export type Reach = keyof typeof reaches;

/** Tenants as the program has them, before and behind others of their scope, business and environment. */
export const askedFrom: readonly Tenant[] = tenants.filter(
  ({ kind, environment, emissionPoint }) =>
    (kind === 'sandbox' && environment === 'sandbox' && emissionPoint === '001') ||
    (kind === 'live' && environment === 'test' && emissionPoint === '002') ||
    (kind === 'live' && environment === 'live' && emissionPoint === '001'),
);
