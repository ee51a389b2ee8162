import { z } from 'zod';
import { paymentMethods } from '../../../documents/body/payment.ts';
import { buildingMaterials } from '../../../documents/tables/building-materials.ts';
import { countries } from '../../../documents/tables/countries.ts';
import { fuelCodes } from '../../../documents/tables/fuel-codes.ts';
import { incoterms } from '../../../documents/tables/incoterms.ts';
import { creditNoteMotives, deliveryMotives } from '../../../documents/tables/motives.ts';
import { plasticBags } from '../../../documents/tables/plastic-bags.ts';
import { supportDocumentTypes } from '../../../documents/tables/support-document-types.ts';
import { taxSupportCodes } from '../../../documents/tables/tax-support-codes.ts';
import { transportCodes } from '../../../documents/tables/transport-codes.ts';
import { iceRows } from '../../../documents/taxes/ice/ice-tariffs.ts';
import { irbpnrRows } from '../../../documents/taxes/irbpnr.ts';
import { ivaRows } from '../../../documents/taxes/iva.ts';
import { withholdingCodes } from '../../../documents/taxes/withholding/withholding-codes.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import { namedObject } from '../../../documents/values/named-object.ts';

const row = z.strictObject({
  code: z.string().meta({ description: 'Lo que se envía en el cuerpo' }),
  label: z.string().meta({ description: 'Lo que lee una persona' }),
});
type Row = z.output<typeof row>;

/** Every list a program may offer; those of suggestions are no closed lists. */
export const authorityTables = namedObject('authority_tables', {
  object: z.literal('authority_tables'),
  iva_rates: z.array(row).meta({ description: 'Tarifas de IVA' }),
  ice_rates: z.array(row).meta({ description: 'Tarifas de ICE' }),
  irbpnr_rates: z.array(row).meta({ description: 'Tarifas de IRBPNR' }),
  payment_methods: z.array(row).meta({ description: 'Formas de pago del SRI' }),
  document_types: z.array(row).meta({ description: 'Tipos de comprobante del SRI' }),
  tax_supports: z.array(row).meta({ description: 'Sustentos tributarios del SRI' }),
  withholding_codes: z.array(row.extend({ tax: z.string() })),
  countries: z.array(row).meta({ description: 'Países del SRI' }),
  incoterms: z.array(row).meta({ description: 'Los incoterms' }),
  building_materials: z.array(row).meta({ description: 'Código auxiliar de la línea (anexo 23)' }),
  transport_codes: z.array(row).meta({ description: 'Código auxiliar de la línea (anexo 25)' }),
  fuels: z.array(row).meta({ description: 'Código de la línea (anexo 12)' }),
  plastic_bags: z.array(row).meta({ description: 'Código de la línea (anexo 18)' }),
  delivery_motives: z.array(row).meta({ description: 'Sugerencias: el motivo es texto libre' }),
  credit_note_motives: z.array(row).meta({ description: 'Sugerencias: el motivo es texto libre' }),
});
export type AuthorityTables = z.output<typeof authorityTables>;

/** The tables of the authority, as bodies name their rows. */
export function tablesOfAuthority(): AuthorityTables {
  return {
    object: 'authority_tables',
    iva_rates: keysOf(ivaRows).map((code) => ({ code, label: ivaRows[code].label })),
    ice_rates: Object.entries(iceRows).map(([code, { name }]) => ({ code: `ice_${code}`, label: name })),
    irbpnr_rates: Object.entries(irbpnrRows).map(([code, { name }]) => ({
      code: `irbpnr_${code}`,
      label: name,
    })),
    payment_methods: keysOf(paymentMethods).map((code) => ({ code, label: paymentMethods[code].label })),
    document_types: supportDocumentTypes.map(({ slug, label }) => ({ code: slug, label })),
    tax_supports: taxSupportCodes.map(rowOf),
    withholding_codes: withholdingCodes.map(({ tax, code, concept }) => ({ tax, code, label: concept })),
    countries: countries.map(({ code, name }) => ({ code, label: name })),
    incoterms: incoterms.map(sameText),
    building_materials: buildingMaterials.map(rowOf),
    transport_codes: transportCodes.map(rowOf),
    fuels: fuelCodes.map(rowOf),
    plastic_bags: plasticBags.map(rowOf),
    delivery_motives: deliveryMotives.map(sameText),
    credit_note_motives: creditNoteMotives.map(sameText),
  };
}

function rowOf({ code, label }: Row): Row {
  return { code, label };
}

function sameText(text: string): Row {
  return { code: text, label: text };
}
