import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { accessibilityFaults } from '../support/browser/axe.ts';
import type { Stop } from './stops/stop.ts';

const sizes = [
  { width: 1366, height: 768 },
  // The smallest a shop has is touched.
  { width: 1024, height: 768, hasTouch: true },
  { width: 1920, height: 1080 },
];
export const languages = ['es', 'en'];
const schemes = ['light', 'dark'] as const;
const SETTLED_MS = 350;
/** A screen that cannot be reached as planned is looked at soon. */
const REACHED_MS = 5000;
/** A busy machine draws late. */
const DRAWN_MS = 120_000;

export interface CameraOptions {
  readonly out: string;
  /** Parts of the names of stops; all where undefined. */
  readonly only?: readonly string[] | undefined;
  /** Parts of `es-1366-light`; all where undefined. */
  readonly looks?: readonly string[] | undefined;
  /** Whether what is not accessible is reported. */
  readonly axe: boolean;
  readonly log: (line: string) => void;
}

export function isWanted(name: string, among: readonly string[] | undefined): boolean {
  return among === undefined || among.some((part) => name.includes(part));
}

/** Takes each stop's picture in every look, and remembers what it saw. */
export function makeCamera({ out, only, looks, axe, log }: CameraOptions) {
  const files: string[] = [];
  const faults = new Set<string>();

  async function picture(page: Page, name: string, look: string): Promise<void> {
    const file = `${name}@${look}.png`;
    await page.screenshot({ path: join(out, file), timeout: DRAWN_MS });
    files.push(file);
    if (await page.evaluate(isTooWide)) faults.add(`${file}: wider than the screen`);
    if (!axe || !look.startsWith('es')) return;
    for (const fault of await accessibilityFaults(page)) faults.add(`${name} (${look}): ${fault}`);
  }

  /** @param spoken the language of a window that cannot begin anew: it is looked at as it is */
  async function look(page: Page, state: string, stops: readonly Stop[], spoken?: string): Promise<void> {
    page.setDefaultTimeout(REACHED_MS);
    const wanted = stops.filter(({ name }) => isWanted(name, only));
    if (wanted.length === 0) return;
    const session = await page.context().newCDPSession(page);
    for (const language of spoken === undefined ? languages : [spoken]) {
      for (const size of sizes) {
        const worn = schemes
          .map((scheme) => ({ scheme, look: `${language}-${size.width}-${scheme}` }))
          .filter((one) => isWanted(one.look, looks));
        if (worn.length === 0) continue;
        await resize(page, session, size);
        if (spoken === undefined) await startAfresh(page, language);
        for (const stop of wanted) {
          await visit(page, stop, log);
          for (const one of worn) {
            await page.emulateMedia({ colorScheme: one.scheme, reducedMotion: 'reduce' });
            await page.waitForTimeout(120);
            await picture(page, `${state}-${stop.name}`, one.look);
          }
          await page.keyboard.press('Escape');
        }
        log(`${state}, ${language}, ${size.width}`);
      }
    }
    await session.detach();
  }
  return { look, files, faults };
}

export type Look = ReturnType<typeof makeCamera>['look'];

interface Size {
  readonly width: number;
  readonly height: number;
  readonly hasTouch?: boolean;
}

async function resize(page: Page, session: CDPSession, { hasTouch = false, ...size }: Size): Promise<void> {
  await page.setViewportSize(size);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
}

/** Without the sale that was left from the look before. */
export async function startAfresh(page: Page, language: string): Promise<void> {
  await page.evaluate(forgetAllBut, { language });
  await page.reload();
  await page.waitForTimeout(1000);
}

export async function visit(page: Page, { name, path, act }: Stop, log: (line: string) => void) {
  try {
    await page.evaluate(goTo, path);
    await page.waitForTimeout(SETTLED_MS);
    await act?.(page);
    await page.waitForTimeout(SETTLED_MS);
  } catch (reason) {
    log(`${name}: ${String(reason).split('\n')[0]}`);
  }
}

function goTo(path: string): void {
  window.location.hash = path;
}

function forgetAllBut(preferences: object): void {
  const key = 'mostrador.preferences';
  const before: object = JSON.parse(window.localStorage.getItem(key) ?? '{}');
  window.localStorage.clear();
  window.localStorage.setItem(key, JSON.stringify({ ...before, ...preferences }));
}

function isTooWide(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}
