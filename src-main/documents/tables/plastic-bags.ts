/** A plastic bag handed out with a sale, a line of its own at price 0.00. */
export interface PlasticBag {
  /** The code of the product in the line. */
  readonly code: string;
  readonly label: string;
  /** How much of the tariff per bag it pays. */
  readonly tariffShare: '1' | '0.5' | '0';
}

/** The ICE a plastic bag pays, of so much per unit; it joins the base of IVA (SRI technical sheet 2.34, annex 18). */
export const PLASTIC_BAG_ICE = '3680';

/** Plastic bags (SRI technical sheet 2.34, annex 18). */
export const plasticBags: readonly PlasticBag[] = [
  { code: 'ICE-FPN-01', label: 'Funda plástica con tarifa normal', tariffShare: '1' },
  { code: 'ICE-FPR-02', label: 'Funda con 50 % de la tarifa', tariffShare: '0.5' },
  { code: 'ICE-FPE-03', label: 'Funda exenta', tariffShare: '0' },
];

const bagsByCode: ReadonlyMap<string, PlasticBag> = new Map(plasticBags.map((bag) => [bag.code, bag]));

export function findPlasticBag(code: string): PlasticBag | undefined {
  return bagsByCode.get(code);
}
