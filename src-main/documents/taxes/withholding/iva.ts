/** One row of the percents of IVA that are withheld. */
export interface IvaWithholdingRow {
  readonly percent: string;
  readonly label: string;
}

/**
 * Withheld IVA by `codigoRetencion` (SRI technical sheet 2.34, table 20): the percent is of the IVA, not of the
 * price. The table prints no dates.
 */
export const ivaWithholdingRows: Readonly<Record<string, IvaWithholdingRow>> = {
  '9': { percent: '10', label: '10 % (bienes, entre contribuyentes especiales)' },
  '10': { percent: '20', label: '20 % (servicios, entre contribuyentes especiales)' },
  '1': { percent: '30', label: '30 % (bienes)' },
  '11': { percent: '50', label: '50 %' },
  '2': { percent: '70', label: '70 % (servicios)' },
  '3': { percent: '100', label: '100 % (profesionales, arriendo a persona natural, liquidación de compra)' },
  '7': { percent: '0', label: 'Retención en cero (NAC-DGERCGC15-00000284)' },
  '8': { percent: '0', label: 'No procede retención' },
};

/**
 * Boxes of form 104 where withheld IVA is declared. Public code often writes them as `codigoRetencion`, and the
 * authority refuses them (SRI reference §9).
 */
export const ivaFormBoxes: readonly string[] = ['721', '723', '725', '727', '729', '731'];
