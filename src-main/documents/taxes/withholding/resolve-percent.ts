import type { FaultCode } from '../../values/fault.ts';
import { ivaFormBoxes, ivaWithholdingRows } from './iva.ts';
import type { WithheldTax, WithholdingCode } from './withholding-code.ts';
import {
  findWithholdingCode,
  isPercentAdmitted,
  type PercentInForce,
  percentInForce,
} from './withholding-rate.ts';

/** One withholding as a body asks for it. */
export interface WithholdingRequest {
  readonly tax: WithheldTax;
  readonly code: string;
  /** Day of the withholding, ISO. */
  readonly date: string;
  /** A decimal text, if the body states it. */
  readonly percent?: string | undefined;
}

export type ResolvedPercent =
  | { readonly ok: true; readonly percent: string; readonly code: WithholdingCode }
  | {
      readonly ok: false;
      /** The field at fault. */
      readonly field: 'code' | 'percent';
      readonly fault: FaultCode;
      /** Spanish: what is wrong and what is expected. */
      readonly message: string;
    };

/** The percent that applies to a withholding, as its table writes it or else as the body does; or why there is none. */
export function resolvePercent({ tax, code, date, percent }: WithholdingRequest): ResolvedPercent {
  const withholdingCode = findWithholdingCode(tax, code);
  if (!withholdingCode)
    return { ok: false, field: 'code', fault: 'unknown_code', message: unknownCode(tax, code) };
  const inForce = percentInForce(withholdingCode, date);
  if (inForce.kind === 'not_in_force') {
    const message = `El código de retención ${withholdingCode.code} no está vigente el ${date}.`;
    return { ok: false, field: 'code', fault: 'not_in_force', message };
  }
  if (percent === undefined) {
    if (inForce.kind === 'fixed') return { ok: true, percent: inForce.percent, code: withholdingCode };
    const message = `El código ${withholdingCode.code} no tiene un porcentaje único: indíquelo. ${expectation(inForce)}`;
    return { ok: false, field: 'percent', fault: 'percent_required', message };
  }
  if (isPercentAdmitted(inForce, percent)) return { ok: true, percent, code: withholdingCode };
  const message = `El código ${withholdingCode.code} no admite ${percent} % el ${date}. ${expectation(inForce)}`;
  return { ok: false, field: 'percent', fault: 'percent_not_admitted', message };
}

function expectation(inForce: Exclude<PercentInForce, { kind: 'not_in_force' }>): string {
  if (!inForce.isChecked) return 'Se admite de 0 a 100.';
  if (inForce.kind === 'fixed') return `Se admite: ${inForce.percent}.`;
  const { options, min = '0', max = '100' } = inForce;
  return options ? `Se admite: ${options.join(', ')}.` : `Se admite de ${min} a ${max}.`;
}

/** Why a code is none: the boxes of form 104 are the usual mistake (SRI reference §9). */
function unknownCode(tax: WithheldTax, code: string): string {
  if (!ivaFormBoxes.includes(code)) return `El SRI no tiene el código de retención ${code} ${taxNames[tax]}.`;
  const codes = Object.entries(ivaWithholdingRows).map(([name, { percent }]) => `${name} (${percent} %)`);
  return `El ${code} es una casilla del formulario 104, no un código de retención: los del IVA son ${codes.join(', ')}.`;
}

const taxNames = { renta: 'de renta', iva: 'de IVA', isd: 'de ISD' } as const satisfies Record<
  WithheldTax,
  string
>;
