import type { PackageKind } from '../../../scripts/package/package-kinds.d.mts';

/** Packages of the built program to be tried; the files made. */
export function makeTrialPackages(wanted: {
  readonly kinds: readonly PackageKind[];
  readonly output: string;
  readonly version?: string;
  readonly updateUrl?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly change?: (program: string) => void;
  readonly debuggable?: boolean;
  readonly asSmall?: boolean;
}): Promise<string[]>;
