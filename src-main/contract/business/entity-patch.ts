import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { businessFacts } from './business-file.ts';

const facts = businessFacts.shape;

/** What can be changed of a business: only what is sent changes, and null takes an optional fact away. */
export const entityPatch = namedObject('entity_patch', {
  legal_name: facts.legal_name.optional(),
  trade_name: facts.trade_name.unwrap().nullable().optional(),
  head_office_address: facts.head_office_address.optional(),
  head_office_phone: facts.head_office_phone.unwrap().nullable().optional(),
  head_office_email: facts.head_office_email.unwrap().nullable().optional(),
  reply_to_email: facts.reply_to_email.unwrap().nullable().optional(),
  footer_legend: facts.footer_legend.unwrap().nullable().optional(),
  keeps_accounting: facts.keeps_accounting.unwrap().optional(),
  regime: facts.regime.unwrap().optional(),
  special_taxpayer_resolution: facts.special_taxpayer_resolution.unwrap().nullable().optional(),
  withholding_agent_resolution: facts.withholding_agent_resolution.unwrap().nullable().optional(),
  large_taxpayer_resolution: facts.large_taxpayer_resolution.unwrap().nullable().optional(),
  portal_shows_test: z.boolean().optional(),
});
export type EntityPatch = z.output<typeof entityPatch>;

/** Of a live business these come from the authority's registry (interface specification, "Update an entity"). */
export const registryFields = [
  'legal_name',
  'regime',
  'keeps_accounting',
] as const satisfies readonly (keyof EntityPatch)[];
