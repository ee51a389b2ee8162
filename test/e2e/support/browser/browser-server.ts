import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one browser of all test files. */
    browserServer: string;
  }
}

/** Starts one browser for all test files, each of which has contexts of its own in it. As vitest's global set-up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });
  project.provide('browserServer', server.wsEndpoint());
  return () => server.close();
}
