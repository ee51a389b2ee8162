import type { ProformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { type JsonObject, jsonOf, withValueAt } from '../body/json.ts';

/** How a proforma goes on in the editor: as its invoice, at its prices or today's, or as another of its kind. */
export const waysOfProforma = ['factura', 'factura-hoy', 'copia'] as const;
export type WayOfProforma = (typeof waysOfProforma)[number];

/** The body of the invoice that it becomes; of a copy, without what makes it this proforma's. */
export function bodyOfProforma(
  { invoice_body, price_changes }: Pick<ProformaResource, 'invoice_body' | 'price_changes'>,
  way: WayOfProforma,
): JsonObject {
  const { metadata, ...body } = jsonOf(invoice_body);
  if (way === 'factura') return { ...body, ...(metadata !== undefined && { metadata }) };
  const repriced = price_changes.reduce<JsonObject>((so, { line, unit_price, unit_price_with_taxes }) => {
    const net = unit_price_with_taxes === undefined ? unit_price : undefined;
    const before = withValueAt(so, `/lines/${line}/unit_price`, net);
    return withValueAt(before, `/lines/${line}/unit_price_with_taxes`, unit_price_with_taxes);
  }, body);
  return way === 'copia' ? body : { ...repriced, ...(metadata !== undefined && { metadata }) };
}
