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

/** What a station calls them, at the beginning of a line; extra virgin oil has another beginning, or that word. */
export const fuelNames =
  /^(gasolina|combustible|di[ée]sel|eco\s?pa[íi]s|(gasolina\s+)?(s[úu]per|extra))\b(?!\s*virgen)/i;

const codes: ReadonlySet<string> = new Set(fuelCodes.map(({ code }) => code));

export function isFuel(code: string): boolean {
  return codes.has(code);
}
