/** Packages of the built program with the older Electron and the harness; the files made. */
export function makeTrialPackages(wanted: {
  readonly kinds: readonly ('dir' | 'deb' | 'appimage' | 'nsis' | 'dmg')[];
  readonly output: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly change?: (program: string) => void;
}): Promise<string[]>;
