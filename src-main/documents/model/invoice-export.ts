import { z } from 'zod';
import { countryCode } from '../tables/countries.ts';
import { amountText } from '../values/amounts.ts';
import { type Decimal, decimal, formatAmount, sum } from '../values/decimal.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';
import { text } from '../values/text.ts';

const incoterm = z.string().regex(/^[A-Z]{1,10}$/, 'Son letras mayúsculas, como FOB o CIF.');

/** The costs of an export, each added to the total (SRI technical sheet 2.34, annex 4). */
const costs = {
  international_freight: amountText.optional(),
  international_insurance: amountText.optional(),
  customs_costs: amountText.optional(),
  other_transport_costs: amountText.optional(),
};

/** An invoice of exportation; what the sheet demands of one is required here. */
export const exportBody = z
  .strictObject({
    incoterm,
    incoterm_place: text(300),
    origin_country: countryCode,
    loading_port: text(300),
    destination_port: text(300),
    destination_country: countryCode.optional(),
    acquisition_country: countryCode.optional(),
    subtotal_incoterm: incoterm.optional(),
    ...costs,
  })
  .meta({ id: 'export_body', description: 'Factura de exportación (anexo 4)' });
export type ExportBody = z.output<typeof exportBody>;

/** As a resource shows it. Exports of other systems may leave parts out; the costs are always stated. */
export const exportShown = namedObject('export', {
  incoterm: z.string().optional(),
  incoterm_place: z.string().optional(),
  origin_country: z.string().optional(),
  loading_port: z.string().optional(),
  destination_port: z.string().optional(),
  destination_country: z.string().optional(),
  acquisition_country: z.string().optional(),
  subtotal_incoterm: z.string().optional(),
  international_freight: z.string(),
  international_insurance: z.string(),
  customs_costs: z.string(),
  other_transport_costs: z.string(),
});
export type Export = z.output<typeof exportShown>;

/** All four costs together: they add to the total, outside the tax base (SRI reference §8). */
export function exportCosts(body: ExportBody | undefined): Decimal {
  return sum(keysOf(costs).map((cost) => decimal(body?.[cost] ?? '0')));
}

export function computeExport(body: ExportBody): Export {
  const cost = (name: keyof typeof costs) => formatAmount(decimal(body[name] ?? '0'));
  return {
    ...body,
    // The sheet wants both, and they nearly always are the same (annex 4).
    subtotal_incoterm: body.subtotal_incoterm ?? body.incoterm,
    international_freight: cost('international_freight'),
    international_insurance: cost('international_insurance'),
    customs_costs: cost('customs_costs'),
    other_transport_costs: cost('other_transport_costs'),
  };
}
