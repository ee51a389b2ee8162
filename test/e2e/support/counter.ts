import type { Locator, Page } from 'playwright';
import { es } from '../../../src-renderer/text/es.ts';
import { scan } from './scan.ts';
import type { RunningService } from './service.ts';
import { searchField } from './window-driver.ts';

/** What the counter's tests sell: one that is scanned and one that is looked for by its name. */
export const coffee = {
  code: 'CAFE400',
  barcode: '7861000000017',
  name: 'Café pasado 400 g',
  unit_price: '6.25',
};
export const bread = { code: 'PAN01', name: 'Pan de yuca', unit_price: '0.50', iva: 'iva_0' };

/** What the sale below shows the cashier. */
export interface SaleShown {
  readonly number: string;
  readonly total: string;
  readonly change: string;
}

const authorizedWithinMs = 60_000;
const tabsAtMost = 60;

/** Puts the products above on the shop's shelf. */
export async function stockShelf(service: RunningService): Promise<void> {
  for (const product of [coffee, bread]) {
    const { status } = await service.call('POST', '/v1/local/products', product);
    if (status !== 201) throw new Error(`the service answered ${status} to a product`);
  }
}

/** One coffee to a final consumer, paid in cash; the ticket can be handed over, whatever becomes of the delivery. */
export async function sellCoffee(page: Page): Promise<void> {
  const ticket = page.getByRole('region', { name: es.ticket.title });
  const search = searchField(page);
  // Written at once: key by key, a busy machine is taken for now a scanner, now a person.
  await search.fill(coffee.barcode);
  await search.press('Enter');
  await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();
  await page.keyboard.press('F9');
  await page.getByLabel(es.charge.received).fill('10');
  await page.keyboard.press('Enter');
  await ticket.waitFor();
}

/**
 * A whole sale with no hand on the mouse: a scan, a search by name with a quantity, a discount, a buyer by cédula,
 * cash with change, and the wait until the authority has authorized it.
 */
export async function sellByKeyboard(page: Page): Promise<SaleShown> {
  const { keyboard } = page;
  const search = searchField(page);
  await search.waitFor();

  await scan(page, coffee.barcode);
  await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();

  await keyboard.type('3*pan');
  await page.getByRole('option', { name: bread.name }).waitFor();
  await keyboard.press('Enter');
  await page.getByLabel(`Cantidad de ${bread.name}`).waitFor();

  await keyboard.press('F6');
  await isFocused(page.getByLabel(`Descuento de ${bread.name}`));
  await keyboard.type('10%');
  await keyboard.press('Enter');
  await isFocused(search);

  await keyboard.press('F4');
  await isFocused(page.getByLabel('Identificación', { exact: true }));
  await keyboard.type('1710034065');
  await keyboard.press('Tab');
  await isFocused(page.getByLabel('Nombre o razón social'));
  await keyboard.type('Rosa Elena Cevallos');
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await keyboard.press('F9');
  await isFocused(page.getByLabel('Recibido'));
  const total = await textOf(page.getByRole('dialog').locator('output').first());
  await keyboard.type('10');
  await keyboard.press('Enter');

  const ticket = page.getByRole('region', { name: 'Venta emitida' });
  await ticket
    .getByText('Autorizado por el simulador', { exact: true })
    .waitFor({ timeout: authorizedWithinMs });
  const number = await textOf(ticket.getByText(/^\d{3}-\d{3}-\d{9}$/));
  const change = await textOf(ticket.locator('output').last());
  return { number, total, change };
}

async function textOf(target: Locator): Promise<string> {
  return (await target.textContent()) ?? '';
}

/** Goes to a control as one does without a mouse: Tab by Tab. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < tabsAtMost; tabs += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Waits until a control has the focus: what is typed before goes elsewhere. */
export async function isFocused(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** Waits until a dialog that opens has given one of its controls the focus: it takes it from what was to be pressed before. */
export async function hasTakenFocus(dialog: Locator): Promise<void> {
  await dialog.locator(':focus').waitFor();
}

async function hasFocus(target: Locator): Promise<boolean> {
  return await target.evaluate((element) => element === element.ownerDocument.activeElement);
}
