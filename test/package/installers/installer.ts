import type { PackageKind } from '../../../scripts/package/package-kinds.mjs';

/** How a package of one kind comes onto a computer, for a test. */
export interface Installer {
  /** As people call it. */
  readonly name: string;
  /** As `npm run package` calls it. */
  readonly kind: Exclude<PackageKind, 'dir'>;
  /** How the name of its file ends. */
  readonly ending: string;
  /** Whether what is installed can be made to refuse an update (`refuse`). */
  readonly canRefuse?: boolean;
  /** Installs it into a folder that is there and empty. */
  install(file: string, folder: string): Installed;
}

/** A program that was installed. */
export interface Installed {
  /** What a person starts. */
  readonly executable: string;
  /** A line for a shell that begins with the program's command. */
  readonly command: string;
  /** The one file that the program is, which an update and a way back replace; others run from a folder. */
  readonly file?: string;
  /** What an update needs to find in the environment, to install there. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Has the system install nothing from now on, as where nobody gives the password. */
  refuse?(): void;
  /** Leaves nothing of it outside of the folder. */
  uninstall?(): void;
}
