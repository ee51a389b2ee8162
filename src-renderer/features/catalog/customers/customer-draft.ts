import type { CustomerResource } from '../../../../src-main/contract/catalog/customer.ts';

export const identificationTypes = ['cedula', 'ruc', 'pasaporte', 'exterior'] as const;
export type IdentificationType = (typeof identificationTypes)[number];

export const textFields = ['name', 'address', 'email', 'phone', 'notes'] as const;
export type TextField = (typeof textFields)[number];

/** A customer while somebody types it. */
export interface CustomerDraft extends Readonly<Record<TextField, string>> {
  readonly type: IdentificationType;
  readonly identification: string;
  /** Empty: the general prices. */
  readonly list: string;
}

/** A customer of the shop or of the whole business. */
export type SomeCustomer = Omit<CustomerResource, 'object'>;

export function draftOf(customer: SomeCustomer | undefined): CustomerDraft {
  return {
    type: identificationTypes.find((type) => type === customer?.identification_type) ?? 'cedula',
    identification: customer?.identification ?? '',
    list: customer?.price_list_id ?? '',
    name: customer?.name ?? '',
    address: customer?.address ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    notes: customer?.notes ?? '',
  };
}

/** What kind of identification a number is by its length; otherwise it stays what was chosen. */
export function typeOf(identification: string, chosen: IdentificationType): IdentificationType {
  if (/^\d{13}$/.test(identification)) return 'ruc';
  return /^\d{10}$/.test(identification) ? 'cedula' : chosen;
}

/** What is sent of it, unchecked. */
export function formOf(draft: CustomerDraft): Readonly<Record<string, unknown>> {
  const number = draft.identification.trim();
  const filledFields = textFields.filter((field) => draft[field].trim() !== '');
  return {
    identification_type: draft.type,
    ...(number !== '' && { identification: number }),
    ...Object.fromEntries(filledFields.map((field) => [field, draft[field].trim()])),
    ...(draft.list !== '' && { price_list_id: draft.list }),
  };
}
