import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BrowserWindow, dialog, shell } from 'electron';
import { z } from 'zod';
import type { DesktopCapabilities } from '../contract/desktop/desktop.ts';
import { logFolderIn } from '../process/data-folder.ts';
import type { ServiceDoor } from './service-door.ts';

/** A page hands these over: they are read like anything else that comes from outside. */
const title = z.string().min(1).max(100);
const choice = z.strictObject({
  title,
  extensions: z
    .array(z.string().regex(/^[a-z0-9]{1,10}$/))
    .min(1)
    .max(10),
});
const pathChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder'), title }),
  z.strictObject({
    kind: z.literal('new_file'),
    title,
    // A name alone: where it is to be is the person's to choose.
    name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,100}$/),
  }),
]);
const pdf = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.pdf$/),
  bytes: z.instanceof(Uint8Array).refine(startsAsPdf, 'not a PDF'),
});

/** Certificates and imports are far smaller; more is a mistake. */
const MAX_FILE_BYTES = 200 * 1024 * 1024;

/** The map of the contract as the main process serves it: what comes from a page is unknown until it is read. */
export type CapabilityHandlers = {
  readonly [Name in keyof DesktopCapabilities]: (argument: unknown) => ReturnType<DesktopCapabilities[Name]>;
};

export function makeCapabilities(parts: {
  readonly dataDir: string;
  readonly door: ServiceDoor;
  readonly window: () => BrowserWindow | undefined;
  /** Opens the window that faces the customer, or brings it forward. */
  readonly showCustomerDisplay: () => void;
}) {
  const { dataDir, door, window, showCustomerDisplay } = parts;
  const opened: string[] = [];
  const handlers = {
    connection: async () => ({ url: door.url, session: await door.openSession() }),

    async chooseFile(options) {
      const { title, extensions } = choice.parse(options);
      const parent = window();
      const question = {
        title,
        filters: [{ name: title, extensions }],
        properties: ['openFile' as const],
      };
      const { filePaths } = parent
        ? await dialog.showOpenDialog(parent, question)
        : await dialog.showOpenDialog(question);
      const path = filePaths[0];
      if (path === undefined) return undefined;
      if ((await stat(path)).size > MAX_FILE_BYTES) throw new Error('the file is too large');
      return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
    },

    async choosePath(options) {
      const wanted = pathChoice.parse(options);
      const { title } = wanted;
      const parent = window();
      if (wanted.kind === 'new_file') {
        const question = { title, defaultPath: wanted.name };
        const { filePath } = parent
          ? await dialog.showSaveDialog(parent, question)
          : await dialog.showSaveDialog(question);
        return filePath || undefined;
      }
      const question = { title, properties: ['openDirectory' as const, 'createDirectory' as const] };
      const { filePaths } = parent
        ? await dialog.showOpenDialog(parent, question)
        : await dialog.showOpenDialog(question);
      return filePaths[0];
    },

    async openPdf(file) {
      const { name, bytes } = pdf.parse(file);
      const folder = await mkdtemp(join(tmpdir(), 'mostrador-'));
      opened.push(folder);
      const path = join(folder, name);
      await writeFile(path, bytes, { mode: 0o600 });
      await openWithSystem(path);
    },

    openDataFolder: () => openWithSystem(dataDir),
    openLogFolder: () => openWithSystem(logFolderIn(dataDir)),

    async openCustomerDisplay() {
      showCustomerDisplay();
    },
  } satisfies Partial<CapabilityHandlers>;
  return {
    served: handlers,
    /** Removes the printed pages that were opened. */
    async dispose(): Promise<void> {
      await Promise.all(opened.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

async function openWithSystem(path: string): Promise<void> {
  const failure = await shell.openPath(path);
  if (failure !== '') throw new Error(failure);
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}
