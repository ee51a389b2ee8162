import type { Configuration } from 'electron-builder';

/** How electron-builder makes the packages. */
export function builderConfig(
  made: {
    readonly output: string;
    readonly electron?: { readonly folder: string; readonly version: string } | undefined;
    readonly metadata?: Record<string, unknown> | undefined;
  },
  env?: NodeJS.ProcessEnv,
): Configuration;
