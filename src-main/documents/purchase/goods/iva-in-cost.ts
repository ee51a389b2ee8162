import type { Regime } from '../../parties/issuer.ts';

/** Tax supports (`codSustento`) with a credit of IVA: of what is no stock, of fixed assets, of stock. */
const withCredit: readonly string[] = ['01', '03', '06'];

/** Whether the IVA of a purchase is part of what it costs: a popular business credits none, others what its tax support says. */
export function isIvaInCost({
  regime,
  taxSupport,
}: {
  readonly regime: Regime;
  readonly taxSupport: string;
}): boolean {
  return regime === 'rimpe_negocio_popular' || !withCredit.includes(taxSupport);
}
