import type { Page } from 'playwright';
import { scan } from '../../support/scan.ts';
import { inTurn, press, type Stop } from './stop.ts';

const FEW = 8;

/** A sale of a few lines, what opens above it and its ticket, then one of more than sixty lines. */
export function saleStops(barcodes: readonly string[]): readonly Stop[] {
  return [
    { name: 'sale', path: '/', act: (page) => scan(page, ...barcodes.slice(0, FEW)) },
    { name: 'sale-tiles', path: '/', act: press('Shift+F2') },
    { name: 'sale-buyer', path: '/', act: press('F4') },
    { name: 'sale-free-line', path: '/', act: press('F7') },
    { name: 'sale-discount', path: '/', act: press('Shift+F6') },
    { name: 'sale-tip', path: '/', act: press('Shift+F9') },
    { name: 'sale-hold', path: '/', act: press('F3') },
    { name: 'sale-recall', path: '/', act: press('F10') },
    { name: 'sale-price-list', path: '/', act: press('Control+l') },
    { name: 'sale-found', path: '/', act: (page) => page.keyboard.type('ca', { delay: 120 }) },
    { name: 'sale-variants', path: '/', act: (page) => page.keyboard.type('camiseta', { delay: 120 }) },
    { name: 'sale-variant', path: '/', act: chooseShirt },
    { name: 'sale-charge', path: '/', act: press('F9') },
    { name: 'sale-charge-credit', path: '/', act: inTurn(press('F9'), press('F7')) },
    { name: 'sale-collect', path: '/', act: press('Shift+F4') },
    { name: 'sale-charge-split', path: '/', act: inTurn(press('F9'), press('F8')) },
    { name: 'sale-undo', path: '/', act: press('Delete') },
    { name: 'ticket', path: '/', act: payInCash },
    { name: 'sale-after', path: '/', act: (page) => scan(page, ...barcodes.slice(0, 1)) },
    { name: 'sale-long', path: '/', act: (page) => sellAll(page, barcodes) },
    { name: 'sale-long-charge', path: '/', act: press('F9') },
  ];
}

/** The last one is on the list only a while after it was scanned. */
async function sellAll(page: Page, barcodes: readonly string[]): Promise<void> {
  await scan(page, ...barcodes);
  await page
    .locator('tbody tr')
    .nth(barcodes.length - 1)
    .waitFor({ timeout: 60_000 });
}

async function chooseShirt(page: Page): Promise<void> {
  await page.keyboard.type('camiseta', { delay: 120 });
  await page.getByRole('option', { name: /Camiseta básica/ }).waitFor();
  await page.keyboard.press('Enter');
}

async function payInCash(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await page.waitForTimeout(400);
  // As slowly as a person: a scanner is faster.
  await page.keyboard.type('40', { delay: 150 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
}
