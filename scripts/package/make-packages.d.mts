import type { Configuration } from 'electron-builder';
import type { PackageKind } from './package-kinds.mjs';

/** Makes packages of the built program, for the system and processor of this machine; the files made. */
export function makePackages(wanted: {
  readonly kinds: readonly PackageKind[];
  readonly output: string;
  readonly project: string;
  readonly electron?: { readonly folder: string; readonly version: string } | undefined;
  readonly metadata?: Record<string, unknown> | undefined;
  readonly configure?: (config: Configuration) => Configuration;
}): Promise<string[]>;
