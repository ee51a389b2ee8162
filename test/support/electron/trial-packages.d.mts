/** Packages of the built program to be tried; the files made. */
export function makeTrialPackages(wanted: {
  readonly kinds: readonly ('dir' | 'deb' | 'appimage' | 'nsis' | 'dmg')[];
  readonly output: string;
  readonly version?: string;
  readonly updateUrl?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly change?: (program: string) => void;
}): Promise<string[]>;
