import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright';
import { apiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { scan } from '../support/scan.ts';
import type { RunningService } from '../support/service.ts';
import { startAfresh } from './camera.ts';
import { furnish } from './furnish.ts';
import { DECIDED_MS, inShop } from './in-shop.ts';

const LINES = 6;

/** The pictures of README.md, of a shop at work: a sale with tiles, a list full of documents, an invoice on both papers. */
export async function illustrateReadme(on: Browser): Promise<void> {
  await inShop(on, async (page, service) => {
    const { barcodes } = await furnish(service);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 1000 });
    await startAfresh(page, 'es');
    await page.waitForTimeout(DECIDED_MS);
    await page.keyboard.press('Shift+F2');
    await scan(page, ...barcodes.slice(0, LINES));
    await keep(page, 'counter');
    await page.evaluate(() => {
      globalThis.location.hash = '#/documentos';
    });
    await keep(page, 'documents');
    await drawPapers(page, service);
    await keep(page, 'printed');
  });
}

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `docs/pictures/${name}.png` });
}

/** A sale of six lines as its customer gets it: the page of A4 and the ticket beside each other. */
async function drawPapers(page: Page, service: RunningService): Promise<void> {
  const { token } = await keyHolderOf(service);
  const client = apiClient(service.url, token);
  const { id } = await client.issue(sale, 'wait=20');
  const papers = await Promise.all(['ride', 'ride?format=ticket80'].map((name) => client.file(id, name)));
  const images = papers.map((pdf) =>
    execFileSync('pdftoppm', ['-r', '82', '-png', '-singlefile', '-'], { input: pdf }),
  );
  const [a4 = '', ticket = ''] = images.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  await page.goto('about:blank');
  await page.setContent(`<style>
    body { margin: 0; height: 1000px; display: flex; align-items: start; justify-content: center; gap: 48px; background: #dfe3e6; overflow: hidden }
    img { margin-top: 20px; background: #fff; box-shadow: 0 2px 16px #0003 }
  </style><img src="${a4}"><img src="${ticket}">`);
}

const products = [
  ['Arroz superior 2 kg', '2', '2.35', 'iva_0'],
  ['Aceite de girasol 900 ml', '1', '3.10', 'iva_15'],
  ['Café pasado 400 g', '1', '6.25', 'iva_15'],
  ['Leche entera 1 l', '6', '0.95', 'iva_0'],
  ['Queso fresco', '1', '3.40', 'iva_0'],
  ['Shampoo de manzanilla 750 ml', '1', '5.60', 'iva_15'],
] as const;

const sale = {
  buyer: {
    identification_type: 'cedula',
    identification: '1710034065',
    name: 'Rosa Elena Cevallos',
    address: 'Av. 6 de Diciembre N33-42, Quito',
    email: 'rosa.cevallos@example.com',
  },
  lines: products.map(([description, quantity, unit_price, rate], index) => ({
    code: `P000${index + 1}`,
    ...{ description, quantity, unit_price },
    taxes: [{ type: 'iva', rate }],
  })),
  payments: [{ method: 'sin_sistema_financiero' }],
};
