import { extname } from 'node:path';

/** What the system asks this program to open: a file that somebody clicked on. */
export interface Opened {
  /** The page of the window that is about it. */
  readonly page: string;
  /** An update for a shop without internet. */
  readonly updateFile?: string;
}

/** What a start was asked to open, by its arguments; undefined for a start that opens the window alone. */
export function openedBy(args: readonly string[]): Opened | undefined {
  const file = args.find((arg) => !arg.startsWith('-') && extname(arg) in pages);
  if (file === undefined) return undefined;
  const page = pages[extname(file)];
  if (page === undefined) return undefined;
  return extname(file) === '.mostrador' ? { page, updateFile: file } : { page };
}

const pages: Readonly<Record<string, string>> = {
  '.p12': '/ajustes/firma',
  '.pfx': '/ajustes/firma',
  '.mostrador': '/ajustes/actualizaciones',
};
