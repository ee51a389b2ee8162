export interface Fuel {
  /** The code of the product in the invoice's line. */
  readonly code: string;
  readonly label: string;
}

/** Fuels, whose invoices carry the plate of the vehicle (SRI technical sheet 2.34, annexes 12 and 16). */
export const fuelCodes: readonly Fuel[] = [
  { code: '0103', label: 'Súper' },
  { code: '0101', label: 'Extra' },
  { code: '0174', label: 'Extra con etanol' },
  { code: '0121', label: 'Diésel premium' },
  { code: '0104', label: 'Diésel 2' },
];

/** What a station calls them, in any spelling. */
export const fuelNames = /s[úu]per|extra|eco\s?pa[íi]s|di[ée]sel|gasolina/i;

const codes: ReadonlySet<string> = new Set(fuelCodes.map(({ code }) => code));

export function isFuel(code: string): boolean {
  return codes.has(code);
}
