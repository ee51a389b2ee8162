import type { Line } from '../lines/line.ts';
import type { Warning } from '../model/document-kind.ts';
import { isFuel } from '../tables/fuel-codes.ts';
import { findPlasticBag, PLASTIC_BAG_ICE } from '../tables/plastic-bags.ts';
import { findTransportCode } from '../tables/transport-codes.ts';
import { findTaxRate, tariffOn } from '../taxes/tax-rate.ts';
import { decimal } from '../values/decimal.ts';

/** Fuels and commercial transport are invoiced with the plate of the vehicle (annexes 12, 16 and 25). */
export function missingPlate(lines: readonly Line[], plate: string | undefined): Warning[] {
  const line = plate === undefined ? lines.find(asksForPlate) : undefined;
  if (!line) return [];
  return [
    {
      code: 'plate_missing',
      message: `La línea «${line.description}» lleva un código que pide la placa del vehículo.`,
      detail: 'Indíquela en «plate»: es de combustibles o de transporte comercial.',
    },
  ];
}

function asksForPlate({ code, auxiliary_code }: Line): boolean {
  const transport = auxiliary_code === undefined ? undefined : findTransportCode(auxiliary_code);
  return transport?.takesPlate === true || (code !== undefined && isFuel(code));
}

/** Plastic bags whose excise is not the share of that day's tariff that their code stands for (annex 18). */
export function plasticBagWarnings(lines: readonly Line[], issueDate: string): Warning[] {
  const rate = findTaxRate('ice', `ice_${PLASTIC_BAG_ICE}`);
  const full = rate && tariffOn(rate, issueDate);
  if (full === undefined) return [];
  return lines.flatMap(({ code, description, taxes }) => {
    const bag = code === undefined ? undefined : findPlasticBag(code);
    if (!bag) return [];
    const charged = taxes.find(({ rate }) => rate === `ice_${PLASTIC_BAG_ICE}`)?.tariff ?? '0';
    const due = decimal(full).times(bag.tariffShare);
    if (due.eq(charged)) return [];
    return [
      {
        code: 'code_rate_mismatch',
        message: `El código ${bag.code} es de fundas con un ICE de ${due.toFixed(2)} cada una.`,
        detail: `La línea «${description}» lleva ${decimal(charged).toFixed(2)}: revise su código o su «tariff».`,
      } as const,
    ];
  });
}
