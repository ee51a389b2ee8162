import { createContext, useContext } from 'react';
import type { Environment } from '../../../src-main/documents/kinds.ts';

/** Where a shop works that has not moved to live yet. */
export type PracticeEnvironment = Exclude<Environment, 'live'>;

/** How the environment of this window changes. */
export interface WindowEnvironment {
  /** Where a shop practises; it holds until it is chosen otherwise, or the shop is a live one. */
  practise(environment: PracticeEnvironment): void;
  /** Out of a live shop's environment, with the key that the service gave for it, until the person changes or the page does. */
  leave(environment: PracticeEnvironment, key: string): void;
  comeBack(): void;
}

export const WindowEnvironmentContext = createContext<WindowEnvironment | undefined>(undefined);

export function useWindowEnvironment(): WindowEnvironment {
  const change = useContext(WindowEnvironmentContext);
  if (!change) throw new Error('useWindowEnvironment is for children of WindowEnvironmentContext');
  return change;
}
