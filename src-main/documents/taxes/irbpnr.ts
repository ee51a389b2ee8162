/** One row of the bottle tax: dollars per unit. */
export interface IrbpnrRow {
  readonly name: string;
  readonly perUnit: string;
}

/** Tax on non-returnable plastic bottles: dollars per bottle (SRI technical sheet 2.34, table 18; SRI reference §8). */
export const irbpnrRows: Readonly<Record<string, IrbpnrRow>> = {
  '5001': { name: 'Botellas plásticas no retornables', perUnit: '0.02' },
};
