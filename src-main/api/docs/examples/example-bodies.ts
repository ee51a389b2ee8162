import type { DocumentType } from '../../../documents/kinds.ts';
import { invoiceExample } from './invoice.ts';

/** A body of each type that issues as it is, for the reference: one file for each. */
export const exampleBodies: Readonly<Partial<Record<DocumentType, unknown>>> = {
  invoice: invoiceExample,
};
