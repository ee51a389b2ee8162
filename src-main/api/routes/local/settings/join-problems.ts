import type { ProblemCode } from '../../../../contract/problems/problems.ts';

/** Why a head office does not let a till join. */
export const joinProblems = [
  'invalid_state',
  'code_used',
  'emission_point_taken',
  'other_business',
  'head_office_unreachable',
] as const satisfies readonly ProblemCode[];
