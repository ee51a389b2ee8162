import type { Line } from '../lines/line.ts';
import type { Warning } from '../model/document-kind.ts';
import { isBuildingMaterial } from '../tables/building-materials.ts';

/** The rate that the codes of building materials stand for (SRI technical sheet 2.34, annex 23). */
const MATERIALS_RATE = 'iva_5';

/** Lines that say by their code that they are building materials and not by their rate, or by their rate alone. */
export function codeRateMismatch(lines: readonly Line[]): Warning[] {
  return lines.flatMap(({ auxiliary_code: code, description, taxes }) => {
    const hasCode = code !== undefined && isBuildingMaterial(code);
    const hasRate = taxes.some(({ rate }) => rate === MATERIALS_RATE);
    if (hasCode === hasRate) return [];
    return hasCode ? [otherRate(code, description)] : [noCode(description)];
  });
}

function otherRate(code: string, description: string): Warning {
  return {
    code: 'code_rate_mismatch',
    message: `El código ${code} es de materiales de construcción, que llevan IVA del 5 %.`,
    detail: `La línea «${description}» lleva otra tarifa: revise su código auxiliar o su IVA.`,
  };
}

function noCode(description: string): Warning {
  return {
    code: 'code_rate_mismatch',
    message: `La línea «${description}» lleva IVA del 5 %, que es de materiales de construcción.`,
    detail: 'Indique en «auxiliary_code» el del material, como F010401 del cemento, o revise su IVA.',
  };
}
