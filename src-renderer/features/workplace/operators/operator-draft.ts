import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import type { OperatorRole } from '../../../../src-main/contract/counter/permissions.ts';

/** A person as the form has them. */
export interface OperatorDraft {
  readonly name: string;
  readonly role: OperatorRole;
  /** Empty: the one there is stays. */
  readonly pin: string;
  readonly repeatedPin: string;
  readonly active: boolean;
}

export function draftOfOperator(
  operator: Pick<OperatorResource, 'name' | 'role' | 'active'> | undefined,
  role: OperatorRole,
): OperatorDraft {
  return {
    name: operator?.name ?? '',
    role: operator?.role ?? role,
    pin: '',
    repeatedPin: '',
    active: operator?.active ?? true,
  };
}

/** What is wrong with the PIN as typed twice; the service knows the rest. */
export function pinFaultOf(
  { pin, repeatedPin }: Pick<OperatorDraft, 'pin' | 'repeatedPin'>,
  isRequired: boolean,
): 'length' | 'differs' | undefined {
  if (pin === '' && repeatedPin === '' && !isRequired) return undefined;
  if (!/^\d{4,8}$/.test(pin)) return 'length';
  return pin === repeatedPin ? undefined : 'differs';
}
