import { z } from 'zod';
import { regimes } from './issuer.ts';

/** An issuer as JSON, where it is kept or sent. */
export const issuerJson = z.strictObject({
  ruc: z.string(),
  legalName: z.string(),
  tradeName: z.exactOptional(z.string()),
  headOfficeAddress: z.string(),
  establishmentAddress: z.exactOptional(z.string()),
  keepsAccounting: z.boolean(),
  regime: z.enum(regimes),
  specialTaxpayerResolution: z.exactOptional(z.string()),
  withholdingAgentResolution: z.exactOptional(z.string()),
  largeTaxpayerResolution: z.exactOptional(z.string()),
  softwareProviderRuc: z.exactOptional(z.string()),
});
