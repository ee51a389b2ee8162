import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';

/** The administrators to whom no other one can give a PIN here: the only one who has one, or all where none has. */
export function administratorsWithoutAnother(
  operators: readonly OperatorResource[],
): readonly OperatorResource[] {
  const administrators = operators.filter(({ active, role }) => active && role === 'administrator');
  const withPin = administrators.filter(({ has_pin }) => has_pin);
  if (withPin.length === 0) return administrators;
  return withPin.length === 1 ? withPin : [];
}
