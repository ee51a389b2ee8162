import type { Environment } from '../documents/kinds.ts';

/** Whether the authority answers, by the last real attempt: never a guess from the network card. */
export interface Connectivity {
  seen(environment: Environment, attempt: { at: Date; answered: boolean }): void;
  /** Of an environment; of all of them: the last attempt that left this machine, which the sandbox's never do. */
  of(environment: Environment | undefined): { at: Date; answered: boolean } | undefined;
}

export function makeConnectivity(): Connectivity {
  const last = new Map<Environment, { at: Date; answered: boolean }>();
  return {
    seen: (environment, attempt) => {
      last.set(environment, attempt);
    },
    of: (environment) =>
      environment
        ? last.get(environment)
        : [...last]
            .filter(([name]) => name !== 'sandbox')
            .map(([, attempt]) => attempt)
            .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0],
  };
}
