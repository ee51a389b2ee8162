import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { es } from '../../../src-renderer/text/es.ts';
import { type LoopbackPrinter, openLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { readEscPos } from '../../support/printing/read-escpos.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { bread, coffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';

const ana = { name: 'Ana Zambrano', pin: '246801', role: 'cashier' } as const;
const rosa = { name: 'Rosa Cevallos', pin: '482913', role: 'administrator' } as const;
const customer = { identification: '1710034065', name: 'LUIS ANDRADE PAZ' };

/** Of a roll of 80 mm. */
const DOTS = 576;

const named = z.object({ id: z.uuid() });

/** A day on a screen that is touched: no key and no mouse; into a field one types with the keyboard on the screen. */
describe('the counter by touch, at 1024 × 768', () => {
  let service: RunningService;
  let printer: LoopbackPrinter;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, printer, browser] = await Promise.all([startService(), openLoopbackPrinter(), launchBrowser()]);
    await stockShelf(service);
    await furnish();
    page = await browser.newPage({
      viewport: { width: 1024, height: 768 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(60_000);
    await page.goto(service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await printer?.switchOff();
  });

  async function furnish(): Promise<void> {
    const make = async (path: string, body: object) => {
      const { status, json } = await service.call('POST', path, body);
      if (status !== 201) throw new Error(`the service answered ${status} to ${path}`);
      return named.parse(json).id;
    };
    const { connection } = printer;
    await make('/v1/local/printers', { name: 'Caja 1', connection, paper: 'roll80', has_drawer: true });
    const id = await make('/v1/local/operators', rosa);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: rosa.pin });
    await make('/v1/local/operators', ana);
    await make('/v1/local/tills', {
      name: 'Caja 1',
      environment: 'sandbox',
      establishment: '001',
      emission_point: '001',
    });
  }

  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const section = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const search = () => page.getByRole('combobox', { name: es.counter.searchLabel });
  const quantityOf = (name: string) => page.getByLabel(`Cantidad de ${name}`);
  const pad = () => page.getByRole('group', { name: es.sale.actions });
  const shot = (name: string) => keepScreenshot(page, `touch-${name}`);

  async function find(term: string, name: string): Promise<void> {
    await search().tap();
    await search().fill(term);
    await page.getByRole('option', { name }).tap();
    await quantityOf(name).waitFor();
  }

  it('signs in by the pad, as the person whose name is touched', async () => {
    const people = page.getByRole('group', { name: es.workplace.people });
    await people.getByText(ana.name).tap();
    await people.getByText(rosa.name).tap();
    await page.getByLabel(es.workplace.pinOf.replace('{{name}}', rosa.name)).waitFor();
    const keys = page.getByRole('group', { name: es.workplace.pad });
    await button('7', keys).tap();
    await button(es.workplace.eraseLast, keys).tap();
    for (const digit of rosa.pin) await button(digit, keys).tap();
    await shot('sign-in');
    await button(es.workplace.enter).tap();
  });

  it('opens the till with one of the usual floats', async () => {
    await button('$ 20.00').tap();
    await button(es.cash.open).tap();
    await search().waitFor();
  });

  it('finds products by their results, and changes quantity, discount and note', async () => {
    await find('caf', coffee.name);
    await find('yuca', bread.name);
    await quantityOf(bread.name).tap();
    await quantityOf(bread.name).fill('4');
    const discount = page.getByLabel(`Descuento de ${coffee.name}`);
    await discount.tap();
    await discount.fill('10%');
    await button(es.sale.lineNote).tap();
    await page.getByRole('dialog').getByRole('textbox').fill('Molido');
    await button(es.sale.keepNote).tap();
    await page.getByText('Molido').waitFor();
    expect(await discount.inputValue()).toBe('10%');
    expect(await quantityOf(bread.name).inputValue()).toBe('4');
    await shot('sale');
  });

  it('takes a line away, gives a discount on the whole, and takes it back', async () => {
    await button(`Quitar ${bread.name}`).tap();
    await quantityOf(bread.name).waitFor({ state: 'detached' });
    await button(es.undo.undo).tap();
    await expect.poll(() => quantityOf(bread.name).inputValue()).toBe('4');
    await button(`Quitar ${bread.name}`).tap();
    await find('yuca', bread.name);
    await button(es.sale.discountShort, pad()).tap();
    const asking = dialog(es.sale.discount);
    await asking.getByRole('textbox').fill('5');
    await button(es.sale.apply, asking).tap();
    await asking.waitFor({ state: 'detached' });
    await button(es.sale.discountShort, pad()).tap();
    await button(es.sale.takeAway, asking).tap();
    await asking.waitFor({ state: 'detached' });
  });

  it('takes nothing that was found for other words', async () => {
    const answered = Promise.withResolvers<void>();
    await search().fill('caf');
    const former = page.getByRole('option', { name: coffee.name });
    await expect.poll(() => former.isEnabled()).toBe(true);
    await page.route(/\/v1\/local\/products\?q=yu/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await search().fill('yuc');
    await expect.poll(() => former.isEnabled()).toBe(false);
    await former.tap({ force: true });
    expect(await search().inputValue()).toBe('yuc');
    expect(await quantityOf(coffee.name).inputValue()).toBe('1');
    answered.resolve();
    await page.getByRole('option', { name: bread.name }).tap();
    await expect.poll(() => quantityOf(bread.name).inputValue()).toBe('2');
  });

  it('puts the sale aside and takes it up again', async () => {
    await button(es.sale.hold, pad()).tap();
    await button(es.sale.holdConfirm).tap();
    await page.getByText(es.counter.emptyTitle).waitFor();
    await button(es.sale.recall, pad()).tap();
    await button('Retomar «', dialog(es.sale.recallTitle)).tap();
    await quantityOf(coffee.name).waitFor();
  });

  it('says who buys', async () => {
    await button(es.buyer.change).tap();
    const asking = dialog(es.buyer.identify);
    await asking.getByLabel(es.buyer.identification, { exact: true }).fill(customer.identification);
    await asking.getByLabel(es.buyer.name).fill(customer.name);
    await button(es.buyer.use, asking).tap();
    await page.getByText(customer.name).waitFor();
  });

  it('charges in cash and by card, and leaves the ticket by a touch', async () => {
    await button(es.charge.open).tap();
    const charging = dialog(es.charge.title);
    await charging.getByLabel(es.charge.received).fill('5');
    await button(es.charge.split, charging).tap();
    const second = charging.getByRole('group', { name: es.charge.methodNumber.replace('{{number}}', '2') });
    await second.getByText(es.charge.methods.debit).tap();
    await shot('charge');
    await button(es.charge.issue, charging).tap();
    const ticket = page.getByRole('region', { name: es.ticket.title });
    await ticket.getByText(es.status.simulated, { exact: true }).waitFor();
    await shot('ticket');
    await button(es.ticket.next, ticket).tap();
    await page.getByText(es.counter.emptyTitle).waitFor();
  });

  it('takes one of them back', async () => {
    await button(es.sale.returnSale, pad()).tap();
    await page.getByRole('link', { name: /^Devolver de la venta/ }).tap();
    await button(es.returns.more.replace('{{name}}', bread.name)).tap();
    await button(es.returns.reasons.regret).tap();
    await shot('return');
    await button(es.returns.issue).tap();
    await page.getByRole('heading', { name: es.returns.done }).waitFor();
  });

  it('opens the drawer, and takes money out', async () => {
    // The tickets of the sale and of its return.
    await printer.printed(2);
    await section(es.nav.cash).tap();
    await button(es.shortcuts.actions.open_drawer).tap();
    const [, , pulse] = await printer.printed(3);
    expect(readEscPos(pulse ?? Buffer.alloc(0), DOTS).pulses).toHaveLength(1);
    await shot('cash');
    await button(es.cash.out).tap();
    const moving = dialog(es.cash.moneyOut);
    await moving.getByRole('textbox', { name: es.cash.amount }).fill('1,50');
    await button(es.cash.reasonsOut.expense, moving).tap();
    await button(es.cash.note, moving).tap();
    await page.getByRole('cell', { name: new RegExp(es.cash.reasonsOut.expense) }).waitFor();
  });

  it('counts blind and closes with the Z', async () => {
    await page.getByRole('link', { name: es.cash.close }).tap();
    for (const [denomination, quantity] of [
      ['note_20', '1'],
      ['note_1', '3'],
    ] as const) {
      const name = es.cash.quantityOf.replace('{{denomination}}', es.cash.denomination[denomination]);
      const field = page.getByRole('textbox', { name, exact: true });
      await field.tap();
      await field.fill(quantity);
    }
    await shot('count');
    await button(es.cash.closeNow).tap();
    await button(es.cash.closeNow, dialog(es.cash.close)).tap();
    await page.getByRole('article', { name: 'Cierre Z n.º 1' }).waitFor();
    await shot('z');
  });

  it('changes a product', async () => {
    await section(es.nav.catalog).tap();
    await button(es.catalog.editOf.replace('{{name}}', coffee.name)).tap();
    const editing = dialog(es.catalog.editTitle);
    await editing.getByLabel(es.catalog.name, { exact: true }).fill('Café lojano 400 g');
    await shot('product');
    await button(es.action.save, editing).tap();
    await button(es.catalog.editOf.replace('{{name}}', 'Café lojano 400 g')).waitFor();
  });

  it('switches a setting, and locks', async () => {
    await section(es.nav.settings).tap();
    await page.getByText(es.stock.switch, { exact: true }).tap();
    await section(es.nav.stock).tap();
    await button(es.stock.movement).first().waitFor();
    await button(es.workplace.lock).tap();
    await page.getByRole('heading', { name: es.workplace.signInTitle }).waitFor();
  });
});
