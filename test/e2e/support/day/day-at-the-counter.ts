import type { Locator, Page } from 'playwright';
import { denominationNames, denominations } from '../../../../src-main/contract/counter/denominations.ts';
import { es } from '../../../../src-renderer/text/es.ts';
import { bread, coffee, isFocused } from '../counter.ts';
import { scan } from '../scan.ts';
import { pinOf, searchField } from '../window-driver.ts';
import { type Basket, dollars } from './ledger.ts';

/** Who works in the shop: the cashier sells, the administrator allows what the cashier may not. */
export const cashier = { name: 'Luis Andrade', pin: '135790', role: 'cashier' } as const;
export const administrator = { name: 'Rosa Cevallos', pin: '482913', role: 'administrator' } as const;

export const authorizedWithinMs = 60_000;

/** Between two keys of a person: a scanner is faster, and what is typed as fast is taken for one. */
const HANDS_MS = 45;

/** How a sale of the day is made: whom to, and how it is paid. By default a final consumer, exact cash. */
export interface SaleOrder {
  readonly buyer?: { readonly identification: string; readonly name: string };
  /** Bread is looked for by its name instead of scanned. */
  readonly byName?: boolean;
  /** Handed over in cash; the rest by card when `card` is set. */
  readonly cash?: string;
  readonly card?: true;
}

/** A cashier at the window, with a scanner and a keyboard and without a mouse. */
export function atTheCounter(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const search = () => searchField(page);
  const ticket = () => page.getByRole('region', { name: es.ticket.title });
  const quantityOf = (name: string) => page.getByLabel(`Cantidad de ${name}`);

  async function signIn(person: { readonly name: string; readonly pin: string }): Promise<void> {
    await isFocused(pinOf(page, person.name));
    await page.keyboard.type(person.pin, { delay: HANDS_MS });
    await press('Enter');
  }

  async function openTill(float: string): Promise<void> {
    await isFocused(page.getByRole('textbox', { name: es.cash.float }));
    await page.keyboard.type(float, { delay: HANDS_MS });
    await press('Enter');
    await search().waitFor();
  }

  async function fill({ coffees, breads }: Basket, byName = false): Promise<void> {
    await search().focus();
    await scan(page, ...Array.from({ length: coffees }, () => coffee.barcode));
    if (coffees > 0) await holds(quantityOf(coffee.name), coffees);
    if (breads === 0) return;
    if (byName) {
      await search().focus();
      await page.keyboard.type(`${breads}*yuca`, { delay: HANDS_MS });
      await page.getByRole('option', { name: bread.name }).waitFor();
      await press('Enter');
    } else {
      await scan(page, ...Array.from({ length: breads }, () => bread.code));
    }
    await holds(quantityOf(bread.name), breads);
  }

  async function identify({ identification, name }: NonNullable<SaleOrder['buyer']>): Promise<void> {
    await press('F4');
    await isFocused(page.getByLabel(es.buyer.identification, { exact: true }));
    await page.keyboard.type(identification, { delay: HANDS_MS });
    await press('Tab');
    const field = page.getByLabel(es.buyer.name);
    await isFocused(field);
    if ((await field.inputValue()) === '') await page.keyboard.type(name, { delay: HANDS_MS });
    await press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Charges what is in hand; gives the number of the invoice. */
  async function charge(expectedTotal: bigint, { cash, card }: SaleOrder = {}): Promise<string> {
    await press('F9');
    const charging = page.getByRole('dialog', { name: es.charge.title });
    await isFocused(charging.getByLabel(es.charge.received));
    await shows(charging.locator('output').first(), dollars(expectedTotal));
    if (cash !== undefined) await page.keyboard.type(cash, { delay: HANDS_MS });
    if (card) await press('F8');
    await press('Enter');
    await charging.waitFor({ state: 'detached' });
    const number = await ticket()
      .getByText(/^\d{3}-\d{3}-\d{9}$/)
      .textContent();
    return number ?? '';
  }

  return {
    press,
    search,
    ticket,
    signIn,
    openTill,
    fill,
    identify,
    charge,

    async sell(basket: Basket, total: bigint, order: SaleOrder = {}): Promise<string> {
      await fill(basket, order.byName);
      if (order.buyer) await identify(order.buyer);
      return await charge(total, order);
    },

    /** Gives a whole sale back; the supervisor's PIN allows it. Leaves the page of what was issued. */
    async returnAll(number: string): Promise<void> {
      await press('Control+d');
      await page.getByLabel(es.returns.findLabel).waitFor();
      await scan(page, number);
      await page.getByRole('button', { name: es.returns.everything }).press('Enter');
      await page.getByRole('button', { name: es.returns.reasons.defective }).press('Enter');
      await press('F9');
      await signIn(administrator);
      await page.getByRole('heading', { name: es.returns.done }).waitFor();
    },

    /** Counts exactly what should be there, coin by coin, and closes. */
    async close(drawer: bigint): Promise<void> {
      await page.getByRole('link', { name: es.cash.close }).press('Enter');
      let left = drawer;
      for (const denomination of denominationNames) {
        const worth = BigInt(denominations[denomination].value.replace('.', ''));
        const field = page.getByRole('textbox', {
          name: es.cash.quantityOf.replace('{{denomination}}', es.cash.denomination[denomination]),
          exact: true,
        });
        await isFocused(field);
        const count = left / worth;
        if (count > 0n) await page.keyboard.type(String(count));
        left -= count * worth;
        if (denomination !== 'coin_001') await press('Enter');
      }
      await shows(page.getByRole('status', { name: es.cash.counted }), dollars(drawer));
      await page.getByRole('button', { name: es.cash.closeNow, exact: true }).press('Enter');
      await page
        .getByRole('dialog', { name: es.cash.close })
        .getByRole('button', { name: es.cash.closeNow, exact: true })
        .press('Enter');
      await page.getByRole('article', { name: /^Cierre Z/ }).waitFor();
    },
  };
}

export type Counter = ReturnType<typeof atTheCounter>;

const shownWithinMs = 60_000;
const lookEveryMs = 25;

async function holds(field: Locator, quantity: number): Promise<void> {
  await field.waitFor();
  await until(field, async () => (await field.inputValue()) === String(quantity), `${quantity}`);
}

async function shows(target: Locator, amount: string): Promise<void> {
  const plain = async () => ((await target.textContent()) ?? '').replaceAll(/[^\d.]/g, '');
  await until(target, async () => (await plain()) === amount, amount);
}

async function until(target: Locator, isSo: () => Promise<boolean>, what: string): Promise<void> {
  await target.waitFor();
  const deadline = performance.now() + shownWithinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${target} does not show ${what}`);
    await target.page().waitForTimeout(lookEveryMs);
  }
}
