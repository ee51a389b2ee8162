/** Tax regimes of an issuer (SRI technical sheet 2.34, annex 22). */
export const regimes = ['general', 'rimpe_emprendedor', 'rimpe_negocio_popular'] as const;
export type Regime = (typeof regimes)[number];

/** The exact legends the authority wants in `contribuyenteRimpe` and on the printed page. */
export const regimeLegends: Readonly<Record<Regime, string | undefined>> = {
  general: undefined,
  rimpe_emprendedor: 'CONTRIBUYENTE RÉGIMEN RIMPE',
  rimpe_negocio_popular: 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE',
};

/**
 * The business as it was when a document was issued. Kept with each document: what was signed never changes,
 * whatever the business changes afterwards.
 */
export interface Issuer {
  readonly ruc: string;
  readonly legalName: string;
  readonly tradeName?: string;
  readonly headOfficeAddress: string;
  readonly establishmentAddress?: string;
  readonly keepsAccounting: boolean;
  readonly regime: Regime;
  /** Resolution number, 3 to 13 letters and digits. */
  readonly specialTaxpayerResolution?: string;
  /** Digits without leading zeros, at most 8 (annex 21). */
  readonly withholdingAgentResolution?: string;
  /** For example NAC-GCFOIOC21-00000868-E (annex 24). */
  readonly largeTaxpayerResolution?: string;
  /** RUC of the maker of the billing system (annex 26); absent when the issuer runs a system of its own. */
  readonly softwareProviderRuc?: string;
}

/** Whether a resolution of the authority makes a business an agent of withholding. */
export function isWithholdingAgent(issuer: Issuer): boolean {
  const { withholdingAgentResolution, specialTaxpayerResolution, largeTaxpayerResolution } = issuer;
  return [withholdingAgentResolution, specialTaxpayerResolution, largeTaxpayerResolution].some(
    (resolution) => resolution !== undefined,
  );
}
