import type { TillResource } from '../../../src-main/contract/counter/till.ts';

/** Where documents of a window are numbered, as their bodies say it: at its till, by the till's machine. */
export function issuingPointOfTill(till: TillResource | undefined) {
  if (!till) return {};
  const { establishment, emission_point, fiscal_machine: machine } = till;
  if (!machine) return { establishment, emission_point };
  const { brand, model, serial } = machine;
  return { establishment, emission_point, fiscal_machine: { brand, model, serial } };
}
