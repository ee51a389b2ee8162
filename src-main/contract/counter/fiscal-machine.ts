import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { rateSum } from '../rate-sum.ts';

/** A fiscal machine as the schemas write it in a document (`maquinaFiscal`): 30 characters each. */
export const fiscalMachineBody = namedObject('fiscal_machine_body', {
  brand: text(30),
  model: text(30),
  serial: text(30),
});
export type FiscalMachineBody = z.output<typeof fiscalMachineBody>;

/** The serial stays: documents carry it, and the totals are identified by it. */
export const fiscalMachinePatch = namedObject('fiscal_machine_patch', {
  brand: text(30).optional(),
  model: text(30).optional(),
  active: z.boolean().optional(),
});
export type FiscalMachinePatch = z.output<typeof fiscalMachinePatch>;

export const fiscalMachineResource = namedObject('registered_fiscal_machine', {
  object: z.literal('fiscal_machine'),
  id: z.uuid(),
  brand: z.string(),
  model: z.string(),
  serial: z.string(),
  active: z.boolean(),
  created_at: z.iso.datetime(),
});
export type FiscalMachineResource = z.output<typeof fiscalMachineResource>;

/** The machine's documents of a day are asked for in the same words. */
export const fiscalMachineTotalsQuery = z.strictObject({
  environment: z.enum(environments),
  date: z.iso.date().optional().meta({ description: 'Fecha de emisión en Ecuador; sin ella, hoy' }),
});
export type FiscalMachineTotalsQuery = z.output<typeof fiscalMachineTotalsQuery>;

/** What a machine issued in a day. What was annulled since is separate and not in the amounts. */
export const fiscalMachineTotals = namedObject('fiscal_machine_totals', {
  object: z.literal('fiscal_machine_totals'),
  fiscal_machine: fiscalMachineResource,
  environment: z.enum(environments),
  date: z.iso.date(),
  types: z.array(
    z.strictObject({
      type: z.enum(documentTypes),
      count: z.int(),
      authorized: z.int().meta({ description: 'Cuántos de ellos autorizó ya el SRI' }),
      annulled: z.int().meta({ description: 'Aparte de los anteriores' }),
      first_number: z.string(),
      last_number: z.string(),
      tax_total: z.string(),
      total: z.string(),
    }),
  ),
  by_rate: z.array(rateSum).meta({ description: 'Lo vendido a cada tarifa de IVA' }),
  generated_at: z.iso.datetime(),
});
export type FiscalMachineTotals = z.output<typeof fiscalMachineTotals>;

/** A document that a machine issued, as a list of its day shows it. */
export const fiscalMachineDocument = namedObject('fiscal_machine_document', {
  object: z.literal('fiscal_machine_document'),
  document_id: z.uuid(),
  type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  number: z.string(),
  counterparty_name: z.string(),
  tax_total: z.string(),
  total: z.string(),
  issued_at: z.iso.datetime(),
});
export type FiscalMachineDocument = z.output<typeof fiscalMachineDocument>;
