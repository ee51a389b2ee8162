import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one browser of all test files. */
    browserServer: string;
    /** A folder for the notes of all test files about the screens they looked at. */
    looksFolder: string;
  }
}

/** Starts one browser for all test files, each of which has contexts of its own in it. As vitest's global set-up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });
  const looksFolder = mkdtempSync(join(tmpdir(), 'mostrador-looks-'));
  project.provide('browserServer', server.wsEndpoint());
  project.provide('looksFolder', looksFolder);
  return async () => {
    rmSync(looksFolder, { recursive: true });
    await server.close();
  };
}
