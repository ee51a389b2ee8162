import type { ProblemError } from '../../problems/problems.ts';

/** A first emission point that is not the one the head office gave this till, `001-002`. */
export function notAssigned(assigned: string, pointer: string): ProblemError {
  return {
    pointer,
    code: 'not_allowed_here',
    message: `La matriz dio a esta caja el punto ${assigned}: el primero debe ser ese. Si no lo es, sepárela antes en Ajustes › Matriz.`,
  };
}
