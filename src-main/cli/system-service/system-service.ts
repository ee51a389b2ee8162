/** What the system is to keep running. */
export interface ServiceDescription {
  /** The program and the arguments before `serve`: an installed binary alone, or Node and the file of the door. */
  readonly command: readonly string[];
  readonly dataDir: string;
}

/** How one operating system keeps a program running. Commands are arguments, never a line of a shell. */
export interface SystemService {
  readonly name: string;
  /** Where its description is kept. */
  readonly file: (described: ServiceDescription) => string;
  readonly text: (described: ServiceDescription) => string;
  /** UTF-8 by default. */
  readonly encoding?: BufferEncoding;
  /** Ends one that runs since an earlier installation, with its program and its folder; fails where none does. */
  readonly end: () => readonly string[];
  readonly install: (described: ServiceDescription) => readonly (readonly string[])[];
  readonly remove: () => readonly (readonly string[])[];
  readonly status: () => readonly string[];
}

/**
 * What starts this program again: Node with the file of a door; or the installed desktop, by the file of an AppImage (what it runs
 * from is unmounted when it ends), by the script that Linux packages start it with, or by its executable.
 */
export function thisProgram({
  versions,
  env,
  execPath,
  argv,
}: StartedProcess = process): ServiceDescription['command'] {
  if (versions.electron === undefined) return [execPath, ...argv.slice(1, 2)];
  return [env.APPIMAGE ?? env.MOSTRADOR_LAUNCHER ?? execPath];
}

interface StartedProcess {
  readonly versions: { readonly electron?: string | undefined };
  readonly env: { readonly APPIMAGE?: string | undefined; readonly MOSTRADOR_LAUNCHER?: string | undefined };
  readonly execPath: string;
  readonly argv: readonly string[];
}
