import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder where all test files note the screens that were accessible. */
    looksFolder: string;
  }
}

/** Unpacks the browser before several processes want it, and makes what they share. As vitest's global set-up. */
export default async function setUp(project: TestProject): Promise<() => void> {
  await launchOptions();
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-looks-'));
  project.provide('looksFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
