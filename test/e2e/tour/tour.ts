import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { furnish, hire, seller } from './furnish.ts';
import { type Stop, stopsOf } from './stops.ts';

// `node scripts/screens.mjs --out DIR [--only NAME …] [--states NAME …] [--axe]`: takes a picture of every screen, in
// light and dark, Spanish and English, on a usual and on a small screen; empty, full, offline and with the service
// gone. For people to look at: it judges nothing, but with `--axe` it tells what is not accessible.

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/tour' },
    only: { type: 'string', multiple: true },
    states: { type: 'string', multiple: true },
    axe: { type: 'boolean', default: false },
  },
});
const out = resolve(options.out);
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];
const languages = ['es', 'en'];
const schemes = ['light', 'dark'] as const;
const SETTLED_MS = 350;

const files: string[] = [];
const faults = new Set<string>();
const say = (line: string) => process.stderr.write(`tour: ${line}\n`);
const isWanted = (name: string, among: readonly string[] | undefined) =>
  among === undefined || among.some((part) => name.includes(part));

mkdirSync(out, { recursive: true });
const browser = await launchBrowser();
try {
  await tour(browser);
} finally {
  await browser.close();
  writeContactSheet(out, files);
  for (const fault of faults) say(fault);
  say(`${files.length} pictures in ${out}/index.html${options.axe ? `, ${faults.size} faults` : ''}`);
}

async function tour(on: Browser): Promise<void> {
  if (isWanted('empty', options.states)) {
    await inShop(on, (page) => look(page, 'empty', stopsOf({ barcodes: [] })));
  }
  await inShop(on, async (page, service) => {
    const sights = await furnish(service);
    const stops = stopsOf(sights);
    await page.waitForTimeout(8000);
    if (isWanted('full', options.states)) await look(page, 'full', stops);
    if (isWanted('offline', options.states)) {
      await service.call('PUT', '/v1/local/sandbox/conditions', { reception: 'unavailable' });
      const sell = await seller(service);
      for (let sale = 20; sale < 26; sale += 1) await sell(sale);
      await page.waitForTimeout(8000);
      const names = ['counter', 'documents', 'delivery', 'notices', 'cash'];
      await look(
        page,
        'offline',
        stops.filter(({ name }) => names.includes(name)),
      );
    }
    if (isWanted('staffed', options.states)) await lookAtPeople(page, service, stops);
    if (isWanted('error', options.states)) {
      await speakIn(page, 'es');
      await service.stop();
      await look(
        page,
        'error',
        stops.filter(({ act }) => !act),
      );
    }
  });
}

async function lookAtPeople(page: Page, service: RunningService, stops: readonly Stop[]): Promise<void> {
  await hire(service);
  await page.reload();
  const names = ['counter', 'cash', 'cash-closing', 'machine', 'settings-operadores', 'roles', 'approvals'];
  const chosen = stops.filter(({ name }) => names.includes(name));
  await look(page, 'signed-out', chosen.slice(0, 1));
  await page.goto(`${service.url}/#/`);
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.type('1234', { delay: 30 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await look(page, 'closed', chosen);
  await page.evaluate(goTo, '/');
  await page.waitForTimeout(1000);
  // The money the till begins with, as slowly as a person types.
  await page.keyboard.type('50', { delay: 150 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await look(page, 'staffed', chosen);
}

/** A service of its own, with a page in it. */
async function inShop(
  on: Browser,
  visit: (page: Page, service: RunningService) => Promise<void>,
): Promise<void> {
  const service = await startService();
  const page = await on.newPage({ reducedMotion: 'reduce' });
  try {
    await page.goto(service.link);
    await page.waitForTimeout(1000);
    await visit(page, service);
  } finally {
    await page.close();
    await service.stop().catch(() => undefined);
  }
}

async function look(page: Page, state: string, stops: readonly Stop[]): Promise<void> {
  const wanted = stops.filter(({ name }) => isWanted(name, options.only));
  for (const language of state === 'error' ? languages.slice(0, 1) : languages) {
    // The window is gone with its service: what is open then is what is looked at.
    if (state !== 'error') await speakIn(page, language);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const stop of wanted) {
        await visit(page, stop);
        for (const scheme of schemes) {
          await picture(page, `${state}-${stop.name}`, { language, width: size.width, scheme });
        }
        await page.keyboard.press('Escape');
      }
    }
    say(`${state} in ${language}`);
  }
}

/** A screen that cannot be reached as planned is still looked at. */
async function visit(page: Page, { name, path, act }: Stop): Promise<void> {
  try {
    await page.evaluate(goTo, path);
    await page.waitForTimeout(SETTLED_MS);
    await act?.(page);
    await page.waitForTimeout(SETTLED_MS);
  } catch (reason) {
    say(`${name}: ${reason}`);
  }
}

interface Look {
  readonly language: string;
  readonly width: number;
  readonly scheme: (typeof schemes)[number];
}

async function picture(page: Page, name: string, { language, width, scheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.waitForTimeout(120);
  const file = `${name}@${language}-${width}-${scheme}.png`;
  await page.screenshot({ path: join(out, file) });
  files.push(file);
  if (await page.evaluate(isTooWide)) faults.add(`${file}: wider than the screen`);
  if (!options.axe || language !== 'es') return;
  for (const fault of await accessibilityFaults(page)) faults.add(`${name} (${scheme}): ${fault}`);
}

function goTo(path: string): void {
  window.location.hash = path;
}

async function speakIn(page: Page, language: string): Promise<void> {
  await page.evaluate(speak, language);
  await page.reload();
}

function speak(language: string): void {
  const kept = window.localStorage.getItem('mostrador.preferences');
  const before: object = kept === null ? {} : JSON.parse(kept);
  window.localStorage.setItem('mostrador.preferences', JSON.stringify({ ...before, language }));
}

function isTooWide(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}
