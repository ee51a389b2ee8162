import type { Warning } from '../document-kind.ts';
import type { Line } from '../lines/line.ts';
import { isBuildingMaterial } from '../tables/building-materials.ts';

/** The rate that the codes of building materials stand for (SRI technical sheet 2.34, annex 23). */
const MATERIALS_RATE = 'iva_5';

/** Lines that say they are building materials and are taxed at another rate. */
export function codeRateMismatch(lines: readonly Line[]): Warning[] {
  return lines.flatMap(({ auxiliary_code: code, description, taxes }) => {
    if (code === undefined || !isBuildingMaterial(code)) return [];
    if (taxes.some(({ rate }) => rate === MATERIALS_RATE)) return [];
    return [
      {
        code: 'code_rate_mismatch',
        message: `El código ${code} es de materiales de construcción, que llevan IVA del 5 %.`,
        detail: `La línea «${description}» lleva otra tarifa: revise su código auxiliar o su IVA.`,
      } as const,
    ];
  });
}
